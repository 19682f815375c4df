-- Who asks to join an organization (USR-9). Every row carries its organization in the key.

-- Organizations that people with an address of their domains may ask.
create table join_rule (
  account_number text primary key references account on delete cascade,
  allowed_at timestamptz not null
);

create table join_request (
  account_number text not null references account on delete cascade,
  request_id uuid not null,
  profile_id uuid not null references profile on delete cascade,
  -- The asker's words.
  message text not null check (char_length(message) <= 500),
  -- In which language the asker gets the answer.
  copy_locale text not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'lapsed')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- Why it was declined.
  reason text not null default '' check (char_length(reason) <= 500),
  primary key (account_number, request_id),
  check ((state = 'waiting') = (decided_at is null))
);
-- One at a time.
create unique index join_request_waiting on join_request (profile_id) where state = 'waiting';
create index join_request_of on join_request (profile_id, asked_at);
create index join_request_expiry on join_request (expires_at);
