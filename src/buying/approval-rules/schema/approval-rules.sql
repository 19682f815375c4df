-- Approval rules of organizations (B2B-3, B2B-8): whose orders wait for whom, limits on single orders, and who changed what.

-- What an organization says about approvals. The version grows with every change; an order keeps the one that judged it.
create table approval_settings (
  account_number text primary key references account on delete cascade,
  version integer not null default 0,
  -- Of the settings alone: two administrators who change them at once.
  settings_version integer not null default 0,
  remind_after_hours integer check (remind_after_hours between 1 and 2160) default 24,
  escalate_after_hours integer check (escalate_after_hours between 1 and 2160),
  -- Null: the administrators.
  escalate_to uuid references profile on delete set null,
  expire_after_hours integer not null check (expire_after_hours between 1 and 2160) default 168,
  may_approve_own boolean not null default false
);

create table approval_rule (
  account_number text not null references account on delete cascade,
  rule_id uuid not null,
  -- Their place in the list, which never changes.
  rule_no integer generated always as identity,
  -- Conditions, people, levels and days, in the shape of the contract.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  is_paused boolean not null default false,
  version integer not null default 1,
  deleted_at timestamptz,
  primary key (account_number, rule_id)
);
create index approval_rule_deleted on approval_rule (deleted_at) where deleted_at is not null;

-- Cents of a single order; no row: no limit.
create table approval_limit_person (
  account_number text not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  cents integer not null check (cents between 0 and 2000000000),
  primary key (account_number, profile_id)
);
create index approval_limit_person_of on approval_limit_person (profile_id);

create table approval_limit_group (
  account_number text not null,
  group_id uuid not null,
  cents integer not null check (cents between 0 and 2000000000),
  primary key (account_number, group_id),
  foreign key (account_number, group_id) references organization_group on delete cascade
);

-- Append-only: the rule, or the settings, as they were after the change, with names as they were then.
create table approval_change (
  account_number text not null references account on delete cascade,
  change_no bigint generated always as identity,
  at timestamptz not null,
  actor_name text not null,
  kind text not null check (kind in ('added', 'changed', 'paused', 'resumed', 'deleted', 'restored', 'settings', 'limit')),
  version integer not null,
  rule_id uuid,
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  primary key (account_number, change_no)
);
