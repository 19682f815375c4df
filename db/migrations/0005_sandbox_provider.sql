-- The sandbox payment provider's own tables. Nothing of the shop reads them and they read nothing of the shop;
-- they are in this database only so that one command starts everything.

-- The vault. The number itself is never written: only what a receipt may show, and how the provider will answer for it.
create table sandbox_card (
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
create index sandbox_card_age on sandbox_card (created_at);

-- One row per idempotency key, whatever the answer was: the same key never authorises twice. A key that was voided
-- before it was ever used stays voided, so that a late request cannot charge.
create table sandbox_authorisation (
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

-- Money taken or given back on an authorisation, one row per idempotency key, never changed.
create table sandbox_movement (
  idempotency_key text primary key check (char_length(idempotency_key) between 1 and 255),
  authorisation_id text not null references sandbox_authorisation (authorisation_id),
  kind text not null check (kind in ('capture', 'refund')),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_movement_of on sandbox_movement (authorisation_id);
