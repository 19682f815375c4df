-- What was asked of a payment company by which key, and what it calls it. The company's own name is noted before it may take money, so
-- that a key without one has none, and a key that was given up takes none any more.
create table vendor_authorisation (
  provider text not null,
  request_key text not null check (char_length(request_key) between 1 and 255),
  -- What was asked; null where a key was given up before anything was.
  reference text,
  amount integer check (amount >= 0),
  currency text check (currency in ('USD', 'CAD')),
  vendor_id text,
  closed_at timestamptz,
  asked_at timestamptz not null,
  primary key (provider, request_key)
);
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
