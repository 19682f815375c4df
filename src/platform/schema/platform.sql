-- The platform's own tables: counts of tries, and mail of the development mailbox.

-- Counts of tries, shared by all servers (trust 36). `limit_key` holds the purpose, what shares a count and a digest of the caller: neither network
-- addresses nor e-mails are stored.
create table rate_limit (
  limit_key text primary key,
  used integer not null check (used >= 0),
  ends_at timestamptz not null
) with (fillfactor = 70);
create index rate_limit_end on rate_limit (ends_at);

-- Mail of the development mailbox.
create table mailbox_message (
  id bigint generated always as identity primary key,
  -- A repeated mail is recognized by its Message-ID.
  message_id text unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  sent_at timestamptz not null
);

-- The job queue creates its own tables. Their schema is created here, because of several servers that start together all but one would fail to create
-- it.
create schema if not exists pgboss;
