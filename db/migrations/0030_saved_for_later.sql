-- What shoppers put aside: one row per item, under its owner and site.

create table saved_item (
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  list_item_id text not null check (char_length(list_item_id) between 1 and 40),
  item_id text not null,
  qty integer not null check (qty between 1 and 9999),
  -- Plans and services that were on the line, to come along when it goes back: [{ "itemId", "qty" }].
  services jsonb not null default '[]',
  -- Price of one unit in cents when it was put aside: a drop since then is said.
  seen_cents integer check (seen_cents >= 0),
  -- It could not be had when it was put aside: that it is back is said.
  was_out boolean not null default false,
  saved_at timestamptz not null,
  -- Set while a removed item can still be brought back.
  removed_at timestamptz,
  primary key (owner_id, site_id, list_item_id)
);
-- An item is put aside once; more of it grows the row.
create unique index saved_item_once on saved_item (owner_id, site_id, item_id) where removed_at is null;
create index saved_item_removed on saved_item (removed_at) where removed_at is not null;
