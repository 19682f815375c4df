-- How the people of an organization sign in with its own identity provider (USR-6, USR-11). Every row carries its organization in the key.

create table sign_on_connection (
  account_number text primary key references account on delete cascade,
  -- In the organization's own link, and in what its provider is told; never changes.
  link_name text not null unique check (link_name ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  -- Who signs in this way: nobody yet, whoever chooses it, or everybody of the proven domains.
  mode text not null default 'off' check (mode in ('off', 'choice', 'only')),
  -- OpenID Connect, or SAML 2.0 with what `sign_on_saml` says.
  protocol text not null default 'oidc' check (protocol in ('oidc', 'saml')),
  issuer text not null check (char_length(issuer) between 1 and 500),
  client_id text check (char_length(client_id) between 1 and 200),
  -- Sealed with a key that the database does not have.
  sealed_secret bytea,
  -- The name of the attribute with the address; SAML only.
  email_claim text not null default 'email' check (char_length(email_claim) between 1 and 200),
  groups_claim text not null default 'groups' check (char_length(groups_claim) between 1 and 100),
  -- The provider does not say whether addresses are verified, and gives them out itself.
  trusts_addresses boolean not null default false,
  -- A person who is new gets an account at their first sign-on, with this role when no group gives another.
  opens_accounts boolean not null default true,
  role text not null default 'buyer' check (role in ('administrator', 'approver', 'groupApprover', 'buyer', 'viewer')),
  changed_at timestamptz not null,
  check (protocol = 'saml' or (client_id is not null and sealed_secret is not null))
);

-- Domains of the organization. Only a proven one attracts sign-ins, and it belongs to one organization.
create table sign_on_domain (
  account_number text not null references account on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 3 and 253),
  -- What a text record of the domain has to say.
  proof text not null,
  added_at timestamptz not null,
  proven_at timestamptz,
  primary key (account_number, domain)
);
create unique index sign_on_domain_proven on sign_on_domain (domain) where proven_at is not null;

-- Administrators who keep a password, for the day when the provider is down.
create table sign_on_keeper (
  account_number text not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, profile_id)
);

-- What a group of the organization's directory means here.
create table sign_on_mapping (
  account_number text not null references account on delete cascade,
  directory_group text not null check (char_length(directory_group) between 1 and 200),
  role text not null check (role in ('administrator', 'approver', 'groupApprover', 'buyer', 'viewer')),
  group_id uuid,
  primary key (account_number, directory_group),
  foreign key (account_number, group_id) references organization_group on delete set null (group_id)
);
create index sign_on_mapping_group on sign_on_mapping (account_number, group_id);

-- Which person of the provider is which person here.
create table sign_on_identity (
  account_number text not null references account on delete cascade,
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 500),
  profile_id uuid not null references profile on delete cascade,
  linked_at timestamptz not null,
  used_at timestamptz not null,
  primary key (account_number, issuer, subject)
);
create unique index sign_on_identity_person on sign_on_identity (account_number, issuer, profile_id);
create index sign_on_identity_profile on sign_on_identity (profile_id);

-- Sign-ons that are under way: each is answered once, in the browser that began it. Only hashes are stored.
create table sign_on_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  account_number text not null references sign_on_connection on delete cascade,
  -- Where to go afterwards: an address of this site, or ''.
  back text not null,
  -- The administrator who tries the connection; nobody is signed in by that.
  tester_id uuid references profile on delete cascade,
  expires_at timestamptz not null
);
create index sign_on_attempt_expiry on sign_on_attempt (expires_at);
create index sign_on_attempt_account on sign_on_attempt (account_number);
create index sign_on_attempt_tester on sign_on_attempt (tester_id);

-- Sign-ons that failed, for the administrators.
create table sign_on_failure (
  account_number text not null references account on delete cascade,
  failure_no bigint generated always as identity,
  at timestamptz not null,
  code text not null,
  -- The address that the provider named, or ''.
  email text not null,
  -- What exactly was wrong, as the provider or the check put it.
  detail text not null check (char_length(detail) <= 500),
  primary key (account_number, failure_no)
);
create index sign_on_failure_at on sign_on_failure (at);

-- The latest test of a connection by an administrator, and what came of it.
create table sign_on_test (
  account_number text primary key references sign_on_connection on delete cascade,
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- '' when it worked, or while it is under way.
  code text not null default '',
  detail text not null default '' check (char_length(detail) <= 500),
  -- Who would have been signed in, as the provider named them.
  email text not null default '',
  full_name text not null default '',
  role text not null default '',
  -- The names of what the provider said about the person.
  received text[] not null default '{}'
);

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
