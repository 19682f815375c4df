-- Payments of orders, and the idempotency keys of requests.

-- Money events in the order they happened; append-only.
create table order_payment (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head,
  -- The tender of the row, numbered in the order of payment; each has its own key at the provider.
  tender_no smallint not null default 1,
  -- requested, authorised, declined, voided, captured, refunded; released: held and not captured. lapsed: the authorisation expired. renewed:
  -- replaces the expired authorisation in `reason`.
  kind text not null,
  provider text not null,
  -- CREDIT_CARD, PREPAID_CARD, GIFT_CARD, PAYPAL; ACCOUNT and REWARDS, which have no provider.
  payment_type text not null,
  brand text,
  last_four text,
  amount integer not null,
  authorisation_id text,
  reason text,
  at timestamptz not null
);
create index order_payment_of on order_payment (order_number, event_id);
create index order_payment_renewals on order_payment (reason) where kind = 'renewed';

-- The order that an idempotency key made, for a day; the order itself determines the answer. The statement that writes the order writes this
-- row too, and no order is ever deleted, so there is no foreign key.
create table order_request (
  owner_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash text not null,
  order_number text not null,
  created_at timestamptz not null,
  primary key (owner_id, key)
);
create index order_request_age on order_request (created_at);
