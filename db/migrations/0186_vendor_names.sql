-- Books are held against ours by the company's own names.
create index vendor_authorisation_name on vendor_authorisation (provider, vendor_id);

-- What was let go of and will not be taken, where a company can only let go of all that is left: the last capture leaves it.
create table vendor_release (
  provider text not null,
  move_key text not null,
  vendor_id text not null,
  amount integer not null check (amount > 0),
  released_at timestamptz not null,
  primary key (provider, move_key)
);
create index vendor_release_of on vendor_release (provider, vendor_id);
