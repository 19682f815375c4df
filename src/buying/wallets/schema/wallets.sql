-- A shopper's visit to a vendor that pays in place of a card: shopper, cart and outcome. Only this shopper can use the reference.
create table wallet_visit (
  wallet_id text primary key,
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  cart_id uuid not null,
  vendor text not null check (vendor in ('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY')),
  -- Typed before the visit.
  purchase_order text not null default '' check (char_length(purchase_order) <= 40),
  outcome text check (outcome in ('approved', 'cancelled', 'retry', 'refused')),
  begun_at timestamptz not null
);
create index wallet_visit_age on wallet_visit (begun_at);
