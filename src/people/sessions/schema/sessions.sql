-- Accounts, profiles and sessions. Secrets are stored as hashes only.

create table account (
  account_number text primary key,
  tenant text not null check (tenant in ('consumer', 'business')),
  name text not null,
  division text not null default '',
  -- Determines the customer type (APP-13, USR-3).
  route_type text not null default 'default',
  -- Permissions of every user of the account; a profile's own are added (USR-4).
  permissions text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table profile (
  profile_id uuid primary key,
  tenant text not null check (tenant in ('consumer', 'business')),
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null generated always as (lower(email)) stored,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '' check (phone ~ '^[0-9]*$'),
  customer_number text not null,
  rewards_number text,
  membership_program text not null default 'NON_MEMBER' check (membership_program in ('NON_MEMBER', 'SELECT', 'PREMIUM')),
  segment_code text not null default '',
  user_type text not null default 'REGISTERED' check (user_type in ('REGISTERED', 'THIRD_PARTY')),
  -- SAML, MVP, CSR or empty (USR-6).
  flow text not null default '',
  spanish boolean not null default false,
  account_number text references account,
  permissions text[] not null default '{}',
  -- The organization's permissions that are withheld from the person (USR-9).
  withheld text[] not null default '{}',
  preferred_store text,
  -- The session's part of buy now: { siteId, addressId, paymentId, zip }; null when it is not set up.
  quick_buy jsonb check (jsonb_typeof(quick_buy) = 'object'),
  -- The partner whose site the shopper came from (APP-4): its code and display name.
  partner_code text check (partner_code ~ '^[A-Z0-9-]{2,20}$'),
  partner_name text check (char_length(partner_name) between 1 and 80),
  created_at timestamptz not null default now(),
  unique (tenant, email_key),
  check ((partner_code is null) = (partner_name is null))
);
create index profile_account on profile (account_number);

-- A session belongs to one tenant: its cookie is invalid on the other tenant's host (trust 23).
create table session (
  token_hash bytea primary key,
  shopper_id uuid not null,
  profile_id uuid references profile on delete cascade,
  tenant text not null check (tenant in ('consumer', 'business')),
  context_token text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_profile on session (profile_id);
create index session_expiry on session (expires_at);

-- Browsers that have signed in to an account: strangers who guess its password do not use up their tries (trust 36). The browser has the token, the
-- database its hash.
create table known_device (
  profile_id uuid not null references profile on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (profile_id, token_hash)
);
create index known_device_used on known_device (used_at);

-- A captcha question before the next sign-in attempt; each takes one answer. Asked whether or not the account exists.
create table sign_in_question (
  question_id uuid primary key,
  challenge jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_question_expires on sign_in_question (expires_at);

-- For other capabilities: owners with an account, and members of the rewards program.
create view known_shopper as select profile_id as shopper_id from profile;
create view rewards_member as select profile_id, segment_code from profile where rewards_number is not null;
