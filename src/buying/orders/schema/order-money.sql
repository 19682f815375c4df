-- What was paid for orders, and which request made which.

-- Everything that happened with money, in the order it happened; rows are only ever added.
create table order_payment (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head,
  -- Which tender of its order the row is about, in the order in which they were taken; one key at the provider each.
  tender_no smallint not null default 1,
  -- requested, authorised, declined, voided, captured, refunded; released: held and not taken. lapsed: the bank let go of it. renewed: stands in
  -- place of an authorisation that ended, which is then the `reason`.
  kind text not null,
  provider text not null,
  -- CREDIT_CARD, PREPAID_CARD, GIFT_CARD, PAYPAL; ACCOUNT and REWARDS, which no provider moves.
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

-- Which order an idempotency key made; the order itself holds the answer. Kept for a day. The statement that writes the order writes it, and no
-- order is ever deleted, hence no reference.
create table order_request (
  owner_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash text not null,
  order_number text not null,
  created_at timestamptz not null,
  primary key (owner_id, key)
);
create index order_request_age on order_request (created_at);
