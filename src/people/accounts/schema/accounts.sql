-- Requested accounts: each waits, with its password hash, until the link mailed to its address is used. Writing a row does not check for an existing
-- account, so the reply cannot reveal one (trust 20).
create table registration (
  registration_id uuid primary key,
  tenant text not null check (tenant in ('consumer', 'business')),
  email text not null check (char_length(email) between 3 and 254),
  email_key text generated always as (lower(email)) stored,
  password_hash text not null,
  full_name text not null check (char_length(full_name) between 1 and 120),
  -- The organization's name; '' on the consumer site.
  company text not null check (char_length(company) <= 120),
  -- The path to return to when the account is open, or ''.
  back text not null check (char_length(back) <= 2000),
  -- Hash of the cookie of the browser that requested the account: the typed password is valid only there (decision 0207). If null, the shopper
  -- chooses a password when opening the link.
  browser_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index registration_email on registration (tenant, email_key);
create index registration_expiry on registration (expires_at);

-- One per mail, so that a repeated mail does not invalidate earlier ones; only hashes are stored.
create table registration_link (
  token_hash bytea primary key,
  registration_id uuid not null references registration on delete cascade
);
create index registration_link_registration on registration_link (registration_id);

-- Links that prove that somebody reads an address: to choose a new password, or to change the account's address. A link works once and for a short
-- time; only its hash is stored. Links of one kind do not work as the other.
create table account_link (
  token_hash bytea primary key,
  profile_id uuid not null references profile on delete cascade,
  tenant text not null check (tenant in ('consumer', 'business')),
  purpose text not null check (purpose in ('password', 'email')),
  -- The address it was mailed to; for 'email' the account's new address.
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index account_link_profile on account_link (profile_id);
create index account_link_expiry on account_link (expires_at);
