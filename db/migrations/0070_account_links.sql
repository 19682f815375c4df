-- Links mailed to prove that somebody reads an address: to choose a new password, or to make the address the account's own.
-- A link works once and for a short time; only its hash is kept. Neither opens the other.

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
