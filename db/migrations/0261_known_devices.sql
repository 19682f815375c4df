-- Browsers in which an account was signed in to: strangers who guess at its password do not use up their tries (trust 36). The browser has the
-- token, the database its hash.
create table known_device (
  profile_id uuid not null references profile on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (profile_id, token_hash)
);
create index known_device_used on known_device (used_at);

-- A question that is open before the next try to sign in; each takes one answer. Asked for accounts that there are and for others alike.
create table sign_in_question (
  question_id uuid primary key,
  challenge jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_question_expires on sign_in_question (expires_at);
