-- The sandbox payment provider's own tables, in a database (embedded) or a schema (PostgreSQL) of its own. Books that were
-- kept among the shop's tables may have been moved here before.

-- The vault. The number itself is never written: only what a receipt may show, and how the provider will answer for it.
create table if not exists sandbox_card (
  token text primary key,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2099),
  -- Why an authorisation will be declined; null approves.
  decline_reason text,
  -- Authorises, and then the answer is lost on the way back.
  answer_lost boolean not null default false,
  created_at timestamptz not null
);
create index if not exists sandbox_card_age on sandbox_card (created_at);

-- One row per idempotency key, whatever the answer was: the same key never authorises twice. A key that was voided
-- before it was ever used stays voided, so that a late request cannot charge.
create table if not exists sandbox_authorisation (
  idempotency_key text primary key check (char_length(idempotency_key) between 1 and 255),
  authorisation_id text not null unique,
  token text not null,
  amount integer not null check (amount >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  reference text not null,
  status text not null check (status in ('authorised', 'declined', 'voided')),
  decline_reason text,
  captured integer not null default 0,
  refunded integer not null default 0,
  created_at timestamptz not null,
  check (refunded between 0 and captured),
  check (captured between 0 and amount),
  check (status <> 'voided' or captured = 0)
);
-- The ledger is read in this order, page by page.
create index if not exists sandbox_authorisation_age on sandbox_authorisation (created_at, authorisation_id);

-- Money taken or given back on an authorisation, one row per idempotency key, never changed.
create table if not exists sandbox_movement (
  idempotency_key text primary key check (char_length(idempotency_key) between 1 and 255),
  authorisation_id text not null references sandbox_authorisation (authorisation_id),
  kind text not null check (kind in ('capture', 'refund')),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index if not exists sandbox_movement_of on sandbox_movement (authorisation_id);

-- What the shop has to be told: written with what happened, kept until it was taken.
create table if not exists sandbox_event (
  event_id bigint generated always as identity primary key,
  kind text not null check (kind in ('authorised', 'declined', 'voided', 'captured', 'refunded')),
  authorisation_id text not null,
  amount integer not null,
  at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  taken_at timestamptz
);
create index if not exists sandbox_event_due on sandbox_event (next_at) where taken_at is null;
