-- SAML 2.0 beside OpenID Connect (USR-6, USR-11).
alter table sign_on_connection
  add column protocol text not null default 'oidc' check (protocol in ('oidc', 'saml')),
  -- The name of the attribute with the address; SAML only.
  add column email_claim text not null default 'email' check (char_length(email_claim) between 1 and 200),
  alter column client_id drop not null,
  alter column sealed_secret drop not null,
  add check (protocol = 'saml' or (client_id is not null and sealed_secret is not null));

create table sign_on_saml (
  account_number text primary key references sign_on_connection on delete cascade,
  -- Where a sign-on begins at the provider.
  entry_point text not null check (char_length(entry_point) between 1 and 500),
  -- PEM. Several while the provider changes its key.
  certificates text[] not null check (cardinality(certificates) between 1 and 4),
  -- People may also begin at the provider.
  starts_at_provider boolean not null default false
);

-- The key with which the shop signs its requests to the organization's provider.
create table sign_on_key (
  account_number text primary key references account on delete cascade,
  sealed_key bytea not null,
  -- PEM.
  certificate text not null,
  made_at timestamptz not null
);

-- Answers that were judged and wait for their browser, which is sent on with a ticket: the provider's own post carries no cookies.
create table sign_on_answer (
  ticket_hash bytea primary key,
  account_number text not null references sign_on_connection on delete cascade,
  -- The request that was answered; '' when the provider began.
  in_response_to text not null,
  -- { claims } or { failure }.
  answer jsonb not null,
  expires_at timestamptz not null
);
create index sign_on_answer_expiry on sign_on_answer (expires_at);
create index sign_on_answer_account on sign_on_answer (account_number);

-- Assertions that were used, until they would have expired anyway: each counts once.
create table sign_on_assertion (
  account_number text not null references account on delete cascade,
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (account_number, assertion_hash)
);
create index sign_on_assertion_expiry on sign_on_assertion (expires_at);
