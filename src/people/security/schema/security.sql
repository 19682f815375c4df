-- The second step of signing in: a code that an app makes from a secret which both know (RFC 6238). The secret is sealed with a key that the database
-- does not have.
create table second_factor (
  profile_id uuid primary key references profile on delete cascade,
  sealed_secret bytea not null,
  -- Null until the shopper has typed a first code; until then nothing is asked at sign-in.
  confirmed_at timestamptz,
  -- An unconfirmed secret is of no use after this instant.
  offered_until timestamptz not null,
  -- The latest half-minute whose code was used: each code works once.
  last_step bigint not null default 0
);

-- Codes for a lost phone, each for one use; keyed digests.
create table recovery_code (
  profile_id uuid not null references second_factor on delete cascade,
  code_digest bytea not null,
  primary key (profile_id, code_digest)
);

-- Sign-ins whose password was right and whose code is still to come. The browser has the token, the database its hash.
create table sign_in_step (
  token_hash bytea primary key,
  profile_id uuid not null references profile on delete cascade,
  tenant text not null check (tenant in ('consumer', 'business')),
  -- Which password was right: after another is chosen the step ends.
  password_mark bytea not null,
  expires_at timestamptz not null
);
create index sign_in_step_expiry on sign_in_step (expires_at);
create index sign_in_step_profile on sign_in_step (profile_id);
