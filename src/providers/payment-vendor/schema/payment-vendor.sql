-- Requests to a payment company by key, with the company's payment id. The id is stored before the company can charge, so a key without an
-- id has no payment, and a key that was given up cannot charge any more.
create table vendor_authorisation (
  provider text not null,
  request_key text not null check (char_length(request_key) between 1 and 255),
  -- The request; null when the key was given up before any request.
  reference text,
  amount integer check (amount >= 0),
  currency text check (currency in ('USD', 'CAD')),
  vendor_id text,
  closed_at timestamptz,
  asked_at timestamptz not null,
  primary key (provider, request_key)
);
-- Reconciliation finds rows by the company's id.
create index vendor_authorisation_name on vendor_authorisation (provider, vendor_id);

-- Released money, for companies that can only release everything at once: the last capture leaves it out.
create table vendor_release (
  provider text not null,
  move_key text not null,
  vendor_id text not null,
  amount integer not null check (amount > 0),
  released_at timestamptz not null,
  primary key (provider, move_key)
);
create index vendor_release_of on vendor_release (provider, vendor_id);
