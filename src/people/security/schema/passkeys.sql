-- Passkeys: keys that a phone, laptop or password manager keeps, and that sign in to one site of the shop. The database has the public part.
create table passkey (
  profile_id uuid not null references profile on delete cascade,
  passkey_id uuid not null,
  -- The site whose host the key belongs to: it opens nothing on the other.
  tenant text not null check (tenant in ('consumer', 'business')),
  -- Chosen by the authenticator at random.
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- Uses as the authenticator counts them; many always say 0.
  sign_count bigint not null,
  -- How a browser reaches the authenticator: hints.
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('phone', 'tablet', 'computer')),
  added_at timestamptz not null,
  used_at timestamptz,
  primary key (profile_id, passkey_id),
  unique (tenant, credential_id)
);

-- Random values that a passkey is asked to sign: each for one use, in the browser that asked. The browser has the token, the database hashes.
create table passkey_challenge (
  token_hash bytea not null,
  challenge_hash bytea not null,
  tenant text not null check (tenant in ('consumer', 'business')),
  -- Who adds a passkey; null: somebody signs in.
  profile_id uuid references profile on delete cascade,
  expires_at timestamptz not null,
  primary key (token_hash, challenge_hash)
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_profile on passkey_challenge (profile_id);
