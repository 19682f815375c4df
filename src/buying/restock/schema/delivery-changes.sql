-- What its owner changed of everything that comes on one day (ATC-7): kept for a day, so that it can be told and taken back.
create table restock_delivery_change (
  owner_id uuid not null references profile on delete cascade,
  -- Chosen by the form, so that a repeat changes nothing more.
  change_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  changed_at timestamptz not null,
  undone_at timestamptz,
  -- For each restock: what became of it, and its terms before and after.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  primary key (owner_id, change_id)
);
create index restock_delivery_change_old on restock_delivery_change (changed_at);
