-- Accounts that somebody wants to open: each waits, with the hash of its password, until the link mailed to its address is used.
-- Whether the address has an account already is not looked at when the row is written, so the answer cannot tell (trust 20).

create table registration (
  registration_id uuid primary key,
  tenant text not null check (tenant in ('consumer', 'business')),
  email text not null check (char_length(email) between 3 and 254),
  email_key text generated always as (lower(email)) stored,
  password_hash text not null,
  full_name text not null check (char_length(full_name) between 1 and 120),
  -- The organization's name; '' on the consumer site.
  company text not null check (char_length(company) <= 120),
  -- The path to go on to once the account is open, or ''.
  back text not null check (char_length(back) <= 2000),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index registration_email on registration (tenant, email_key);
create index registration_expiry on registration (expires_at);

-- One for each mail, so that a mail sent again does not make an earlier one useless; only hashes are kept.
create table registration_link (
  token_hash bytea primary key,
  registration_id uuid not null references registration on delete cascade
);
create index registration_link_registration on registration_link (registration_id);
