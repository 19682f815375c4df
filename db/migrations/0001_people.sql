-- Accounts, profiles and sessions. Secrets are kept only as hashes.

create table account (
  account_number text primary key,
  tenant text not null check (tenant in ('consumer', 'business')),
  name text not null,
  division text not null default '',
  -- Route type decides the customer type (APP-13, USR-3).
  route_type text not null default 'default',
  -- What every user of the account may do; a profile's own permissions come on top (USR-4).
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
  -- SAML, MVP, CSR or none (USR-6).
  flow text not null default '',
  spanish boolean not null default false,
  account_number text references account,
  permissions text[] not null default '{}',
  preferred_store text,
  created_at timestamptz not null default now(),
  unique (tenant, email_key)
);
create index profile_account on profile (account_number);

-- A session belongs to one tenant: its cookie on the other tenant's host is nobody (trust 23).
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

-- Who a session is, in one row: what every capability may read of it.
create view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;
