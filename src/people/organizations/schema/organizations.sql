-- Groups of an organization, its invitations, and who changed what when (USR-9). Every row carries its organization in the key.

create table organization_group (
  account_number text not null references account on delete cascade,
  group_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  primary key (account_number, group_id)
);
create unique index organization_group_name on organization_group (account_number, lower(name));

-- The group a person belongs to: one at most.
create table organization_group_member (
  account_number text not null,
  profile_id uuid not null references profile on delete cascade,
  group_id uuid not null,
  primary key (account_number, profile_id),
  foreign key (account_number, group_id) references organization_group on delete cascade
);
create index organization_group_member_of on organization_group_member (account_number, group_id);

-- Who approves the orders of a group.
create table organization_group_approver (
  account_number text not null,
  group_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, group_id, profile_id),
  foreign key (account_number, group_id) references organization_group on delete cascade
);
create index organization_group_approver_of on organization_group_approver (profile_id);

create table invitation (
  account_number text not null references account on delete cascade,
  invitation_id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('administrator', 'approver', 'groupApprover', 'buyer', 'viewer')),
  group_id uuid,
  invited_by text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_number, invitation_id)
);
-- An address is invited once; a new invitation of it replaces the old one.
create unique index invitation_email on invitation (account_number, email_key);
create index invitation_expiry on invitation (expires_at);

-- One per mail; only hashes are stored.
create table invitation_link (
  token_hash bytea primary key,
  account_number text not null,
  invitation_id uuid not null,
  foreign key (account_number, invitation_id) references invitation on delete cascade
);
create index invitation_link_of on invitation_link (account_number, invitation_id);

-- What was changed about people, by whom: names as they were then.
create table organization_event (
  account_number text not null references account on delete cascade,
  event_no bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  actor_name text not null,
  about text not null,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  primary key (account_number, event_no)
);
