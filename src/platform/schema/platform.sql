-- What the platform itself keeps: how often something was tried, and mail that stays in the house.

-- How often something was tried, counted for all servers together (trust 36). `limit_key` holds the purpose, what is counted together and a
-- digest of whose it is: neither network addresses nor e-mails are stored.
create table rate_limit (
  limit_key text primary key,
  used integer not null check (used >= 0),
  ends_at timestamptz not null
) with (fillfactor = 70);
create index rate_limit_end on rate_limit (ends_at);

-- Mail that would have left the shop, while developing and demonstrating.
create table mailbox_message (
  id bigint generated always as identity primary key,
  -- A mail that is sent again is recognized by its Message-ID.
  message_id text unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  sent_at timestamptz not null
);

-- The tables of the job queue are its own to make. Their schema is made here: servers that start together would both make it, and one would fail.
create schema if not exists pgboss;
