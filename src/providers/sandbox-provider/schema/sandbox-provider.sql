-- The sandbox payment provider's own tables, in a database (embedded) or a schema (PostgreSQL) of its own: nothing of the shop reads them and they
-- read nothing of the shop.

-- Gift and prepaid cards. The number and the PIN are never written: a card is known by a name made of its number and currency.
create table sandbox_gift_card (
  card_id text primary key,
  kind text not null check (kind in ('GIFT_CARD', 'PREPAID_CARD')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  currency text not null check (currency in ('USD', 'CAD')),
  -- Cents it began with, and what of it is neither held nor taken.
  opened integer not null check (opened >= 0),
  balance integer not null check (balance between 0 and opened),
  -- The next time it is used, somebody else was faster and three fifths of it are gone.
  shrinks boolean not null default false
);

-- The vault. The number itself is never written: only what a receipt may show, and how the provider will answer for it.
create table sandbox_card (
  token text primary key,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2000 and 2099),
  -- A card that a shopper asked to have kept is a row of its own, with a reference that does not end with the form it came from.
  lasting boolean not null default false,
  -- Whether it can be kept at all: of one that pays once, whoever asks hears that this part is out of order.
  keeps boolean not null default true,
  gift_card_id text references sandbox_gift_card,
  -- Why an authorisation will be declined; null approves.
  decline_reason text,
  -- Authorises, and then the answer is lost on the way back.
  answer_lost boolean not null default false,
  -- What comes of the bank's question; null: it has none.
  challenge text check (challenge in ('passes', 'fails', 'abandoned')),
  -- Whether what the bank has let go of at once is held again when asked; null: it lets go after its time only.
  lapses text check (lapses in ('renewed', 'refused')),
  created_at timestamptz not null
);
create index sandbox_card_age on sandbox_card (created_at);

-- One row per idempotency key, whatever the answer was: the same key never authorises twice. A key that was voided
-- before it was ever used stays voided, so that a late request cannot charge.
create table sandbox_authorisation (
  idempotency_key text primary key,
  authorisation_id text not null unique,
  token text not null,
  gift_card_id text references sandbox_gift_card,
  amount integer not null,
  currency text not null,
  reference text not null,
  -- authorised, declined, voided, challenge: the bank asks first.
  status text not null,
  decline_reason text,
  captured integer not null default 0,
  refunded integer not null default 0,
  -- What was held and will not be taken is let go of, in parts too. Void lets go of all of it.
  released integer not null default 0,
  challenge_id text unique,
  challenge_until timestamptz,
  return_to text,
  locale text,
  -- When the bank lets go.
  lapses_at timestamptz,
  created_at timestamptz not null
);
-- The ledger is read in this order, page by page.
create index sandbox_authorisation_age on sandbox_authorisation (created_at, authorisation_id);

-- Money taken, given back or let go of on an authorisation, one row per idempotency key, never changed.
create table sandbox_movement (
  idempotency_key text primary key check (char_length(idempotency_key) between 1 and 255),
  authorisation_id text not null references sandbox_authorisation (authorisation_id),
  kind text not null check (kind in ('capture', 'release', 'refund')),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_movement_of on sandbox_movement (authorisation_id);

-- What the shop has to be told: written with what happened, kept until it was taken.
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

-- One visit of a shopper to who pays in place of a card. `reference` is what they bring back, whatever the answer was.
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
