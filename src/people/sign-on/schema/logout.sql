-- Signing out at the provider as well, where the organization wants that.

-- With what a session's person is signed out there: an ID token, or how a SAML assertion names person and session. Sealed, as it names them.
create table sign_on_logout_hint (
  token_hash bytea primary key references sign_on_session on delete cascade,
  sealed_hint bytea not null
);

-- Who has signed out here and is on the way to the provider and back. Only hashes of the states are stored.
create table sign_on_logout (
  state_hash bytea primary key,
  account_number text not null references sign_on_connection on delete cascade,
  issuer text not null,
  sealed_hint bytea not null,
  -- A SAML provider has answered that the person is signed out there.
  is_confirmed boolean not null default false,
  expires_at timestamptz not null
);
create index sign_on_logout_expiry on sign_on_logout (expires_at);
create index sign_on_logout_account on sign_on_logout (account_number);
