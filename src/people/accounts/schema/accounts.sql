-- Accounts that somebody wants to open: each waits, with the hash of its password, until the link mailed to its address is used.
-- Writing the row does not look whether the address already has an account, so the answer cannot tell (trust 20).
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
  -- The browser that asked for the account, by the hash of its cookie: the password it typed is good only there (decision 0207). Where it is
  -- null, a password is chosen where the link is opened.
  browser_hash bytea,
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

-- Links mailed to prove that somebody reads an address: to choose a new password, or to make the address the account's own.
-- A link works once and for a short time; only its hash is kept. Neither kind opens the other.
create table account_link (
  token_hash bytea primary key,
  profile_id uuid not null references profile on delete cascade,
  tenant text not null check (tenant in ('consumer', 'business')),
  purpose text not null check (purpose in ('password', 'email')),
  -- The address it was mailed to: with 'email' the one that becomes the account's.
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null
);
create index account_link_profile on account_link (profile_id);
create index account_link_expiry on account_link (expires_at);
