-- The sandbox payment provider's tables, in a separate database (embedded) or schema (PostgreSQL): the shop never reads them, and they
-- reference nothing of the shop.

-- Gift and prepaid cards. Number and PIN are never stored: a card's id is a hash of its number and currency.
create table sandbox_gift_card (
  card_id text primary key,
  kind text not null check (kind in ('GIFT_CARD', 'PREPAID_CARD')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  currency text not null check (currency in ('USD', 'CAD')),
  -- Initial balance in cents, and the part that is neither held nor captured.
  opened integer not null check (opened >= 0),
  balance integer not null check (balance between 0 and opened),
  -- At its next use, somebody else has just spent three fifths of it.
  shrinks boolean not null default false
);

-- The vault. The card number is never stored: only what a receipt may show, and the card's test behaviour.
create table sandbox_card (
  token text primary key,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2099),
  -- A saved card is a separate row, whose reference does not expire with the form's token.
  lasting boolean not null default false,
  -- Whether it can be saved; saving some test cards fails with an outage.
  keeps boolean not null default true,
  gift_card_id text references sandbox_gift_card,
  -- The decline reason; null approves.
  decline_reason text,
  -- Authorises, but loses the answer.
  answer_lost boolean not null default false,
  -- Outcome of the bank's challenge; null: none.
  challenge text check (challenge in ('passes', 'fails', 'abandoned')),
  -- For cards whose authorisation expires at once: whether a renewal is approved; null: it expires at its normal time.
  lapses text check (lapses in ('renewed', 'refused')),
  created_at timestamptz not null
);
create index sandbox_card_age on sandbox_card (created_at);

-- One row per idempotency key, whatever the answer: a key never authorises twice. A key voided before its first use stays voided, so that a
-- late request cannot charge.
create table sandbox_authorisation (
  idempotency_key text primary key,
  authorisation_id text not null unique,
  token text not null,
  gift_card_id text references sandbox_gift_card,
  amount integer not null,
  currency text not null,
  reference text not null,
  -- authorised, declined, voided, challenge: the bank's challenge is open.
  status text not null,
  decline_reason text,
  captured integer not null default 0,
  refunded integer not null default 0,
  -- Released money, in parts too; void releases everything.
  released integer not null default 0,
  challenge_id text unique,
  challenge_until timestamptz,
  return_to text,
  locale text,
  -- When the authorisation expires.
  lapses_at timestamptz,
  created_at timestamptz not null
);
-- The ledger's order, page by page.
create index sandbox_authorisation_age on sandbox_authorisation (created_at, authorisation_id);

-- Captures, refunds and releases of an authorisation, one row per idempotency key, append-only.
create table sandbox_movement (
  idempotency_key text primary key check (char_length(idempotency_key) between 1 and 255),
  authorisation_id text not null references sandbox_authorisation (authorisation_id),
  kind text not null check (kind in ('capture', 'release', 'refund')),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_movement_of on sandbox_movement (authorisation_id);

-- Notifications for the shop: written with the change, kept until the shop has accepted them.
create table sandbox_event (
  event_id bigint generated always as identity primary key,
  kind text not null check (kind in ('authorised', 'declined', 'voided', 'captured', 'refunded')),
  authorisation_id text not null,
  amount integer not null,
  at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  taken_at timestamptz
);
create index sandbox_event_due on sandbox_event (next_at) where taken_at is null;

-- A shopper's visit to a vendor. `reference` is what the shopper brings back, whatever the answer was.
create table sandbox_wallet (
  wallet_id text primary key,
  vendor text not null check (vendor in ('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY')),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('USD', 'CAD')),
  locale text not null,
  return_to text not null,
  answer text check (answer in ('approved', 'cancelled', 'retry', 'refused', 'down')),
  reference text not null unique,
  token text,
  created_at timestamptz not null
);
