-- People and groups that an organization's directory keeps here by SCIM (USR-11). Every row carries its organization in the key.

-- With what the directory calls: two at most, so that one can take the other's place. The directory has the token, the database its hash.
create table scim_token (
  account_number text not null references account on delete cascade,
  -- The last characters of the token, by which people tell them apart.
  ending text not null check (char_length(ending) = 6),
  token_hash bytea not null unique,
  made_at timestamptz not null,
  made_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_number, ending)
);
create index scim_token_expiry on scim_token (expires_at);

-- What the directory says about a person beyond their profile.
create table scim_person (
  account_number text not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  user_name text not null check (char_length(user_name) between 1 and 254),
  external_id text check (char_length(external_id) between 1 and 500),
  -- What the directory said last: who is deactivated here by hand comes back only when it says so anew.
  is_active boolean not null,
  changed_at timestamptz not null,
  -- Deleted in the directory: deactivated here, and for the directory not there.
  removed_at timestamptz,
  primary key (account_number, profile_id)
);
create unique index scim_person_user_name on scim_person (account_number, lower(user_name)) where removed_at is null;
create index scim_person_external on scim_person (account_number, external_id) where removed_at is null;
create index scim_person_profile on scim_person (profile_id);

create table scim_group (
  account_number text not null references account on delete cascade,
  group_id uuid not null,
  display_name text not null check (char_length(display_name) between 1 and 200),
  external_id text check (char_length(external_id) between 1 and 500),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_number, group_id)
);
create unique index scim_group_name on scim_group (account_number, lower(display_name));

create table scim_member (
  account_number text not null,
  group_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, group_id, profile_id),
  foreign key (account_number, group_id) references scim_group on delete cascade
);
create index scim_member_profile on scim_member (profile_id);

-- What the directory did, and what was refused, for the administrators.
create table scim_event (
  account_number text not null references account on delete cascade,
  event_no bigint generated always as identity,
  at timestamptz not null,
  -- userCreated, userChanged … ; for what was refused its code.
  kind text not null,
  about text not null check (char_length(about) <= 254),
  primary key (account_number, event_no)
);
create index scim_event_at on scim_event (at);
