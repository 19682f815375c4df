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
