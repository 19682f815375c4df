-- The answer to a request with an idempotency key, written together with the request's changes; kept for a day.
create table idempotency (
  owner_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  reply text not null,
  created_at timestamptz not null,
  primary key (owner_id, key)
);
create index idempotency_age on idempotency (created_at);
-- Answers are seldom read and always whole: compression would only cost time.
alter table idempotency alter column reply set storage external;
