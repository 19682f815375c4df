-- Carts: a head and one compact row per line, both under their owner. Coupons. Answers kept for repeated requests.

create table cart (
  owner_id uuid not null,
  cart_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  -- Counts every change of the cart or its lines; a writer names the version it read (CART-26).
  version integer not null default 1 check (version > 0),
  status text not null default 'active' check (status in ('active', 'ordered', 'merged', 'expired')),
  type text not null default 'STANDARD' check (type in ('STANDARD', 'SPECIAL')),
  coupons text[] not null default '{}' check (cardinality(coupons) <= 20),
  -- Where it goes and which store was chosen; null follows the shopper's own zip and store.
  zip text,
  store_number text,
  budget_center text,
  purchase_order text,
  purchase_order_release text,
  -- Codes to say once: what happened to this cart while its owner did not look (CART_AUTO_MERGE).
  notices text[] not null default '{}',
  order_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (owner_id, cart_id),
  check ((status = 'ordered') = (order_number is not null))
);
-- At most one cart to shop with, per owner and site; also how it is found. Nothing in it changes with a line, so updates stay in place.
create unique index cart_active on cart (owner_id, site_id) where status = 'active';
create unique index cart_order on cart (order_number) where order_number is not null;

create table cart_line (
  owner_id uuid not null,
  cart_id uuid not null,
  cart_item_id text not null check (char_length(cart_item_id) between 1 and 40),
  -- Order among lines added at the same instant.
  position integer not null,
  item_id text not null,
  qty integer not null check (qty between 1 and 9999),
  parent_cart_item_id text,
  parent_relation text check (parent_relation in ('WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE')),
  delivery_type text not null check (delivery_type in ('STA', 'STS', 'ISP', 'PCK')),
  store_number text,
  customer_sku text,
  -- Price of one unit when the shopper last saw it, in cents: a change since then is said (CART-13).
  seen_cents integer check (seen_cents >= 0),
  added_at timestamptz not null,
  -- Set while a removed line can still be brought back.
  removed_at timestamptz,
  primary key (owner_id, cart_id, cart_item_id),
  foreign key (owner_id, cart_id) references cart on delete cascade,
  check ((parent_cart_item_id is null) = (parent_relation is null)),
  check (delivery_type not in ('STS', 'ISP') or store_number is not null)
);

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

create table coupon (
  code text primary key check (code = upper(code) and char_length(code) between 2 and 40),
  sites text[] not null,
  -- amount: cents off. percent: hundredths of a percent off. shipping: delivery is free.
  kind text not null check (kind in ('amount', 'percent', 'shipping')),
  value integer not null check (value >= 0 and (kind <> 'percent' or value <= 10000)),
  -- Whole cart, or only lines of the categories and brands named.
  scope text not null check (scope in ('basket', 'item')),
  categories text[] not null default '{}',
  brands text[] not null default '{}',
  -- Goods total in cents from which it counts.
  minimum integer not null default 0 check (minimum >= 0),
  starts_on date,
  -- Last day it counts.
  ends_on date,
  title jsonb not null check (title ? 'en-US')
);
create trigger coupon_changed after insert or update or delete or truncate on coupon for each statement execute function announce_all('coupon');
