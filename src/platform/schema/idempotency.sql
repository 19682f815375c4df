-- The answer to a request with an idempotency key, written together with what the request changed; kept for a day.
create table idempotency (
  owner_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  reply text not null,
  created_at timestamptz not null,
  primary key (owner_id, key)
);
create index idempotency_age on idempotency (created_at);
-- Answers are read back rarely and whole: squeezing them would only cost time.
alter table idempotency alter column reply set storage external;
