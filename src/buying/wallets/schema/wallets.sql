-- A shopper's visit to who pays in place of a card: who went, for which cart, and what came of it. What they bring back is of use to them alone.
create table wallet_visit (
  wallet_id text primary key,
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  cart_id uuid not null,
  vendor text not null check (vendor in ('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY')),
  -- Typed before they went.
  purchase_order text not null default '' check (char_length(purchase_order) <= 40),
  outcome text check (outcome in ('approved', 'cancelled', 'retry', 'refused')),
  begun_at timestamptz not null
);
create index wallet_visit_age on wallet_visit (begun_at);
