-- Checkout, orders and what was paid for them; mail that was sent while developing.

-- What a shopper has entered on the way to an order, one row per owner and site. Reloading a step finds it again.
create table checkout (
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (phone ~ '^[0-9]{0,15}$'),
  -- Addresses as in order_address, without their numbers; billing null: the same as shipping.
  ship_to jsonb,
  bill_to jsonb,
  -- Who fetches a pickup order, when somebody else does.
  pickup_by jsonb,
  -- {token, paymentType, brand, lastFour, expiry}: a reference into the provider's vault, never a number.
  payment jsonb,
  purchase_order text not null default '' check (char_length(purchase_order) <= 40),
  updated_at timestamptz not null,
  primary key (owner_id, site_id)
);

-- An order from its draft on. Its number is random and is how it is found, so the tables can be spread by it.
create table order_head (
  order_number text primary key check (order_number ~ '^[0-9]{12}$'),
  owner_id uuid not null,
  cart_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  locale text not null,
  -- draft: being paid for. released: given up before anything was bought, stock returned.
  status text not null check (status in ('draft', 'pendingApproval', 'placed', 'cancelled', 'released', 'expired')),
  fulfilment text not null default 'unfulfilled' check (fulfilment in ('unfulfilled', 'fulfilled', 'delivered', 'ready', 'pickedUp')),
  payment_status text not null default 'none' check (payment_status in ('none', 'authorised', 'captured', 'refunded', 'voided')),
  currency text not null check (currency in ('USD', 'CAD')),
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null generated always as (lower(email)) stored,
  phone text not null default '',
  -- Integer cents; the parts make the total.
  sub_total integer not null check (sub_total >= 0),
  discount integer not null default 0 check (discount between 0 and sub_total),
  ship_fee integer not null default 0 check (ship_fee >= 0),
  handling_fee integer not null default 0 check (handling_fee >= 0),
  surcharge_fee integer not null default 0 check (surcharge_fee >= 0),
  area_fee integer not null default 0 check (area_fee >= 0),
  tax integer not null default 0 check (tax >= 0),
  total integer not null check (total >= 0),
  -- Tax of each jurisdiction, and each coupon with what it took off.
  taxes jsonb not null default '[]',
  coupons jsonb not null default '[]',
  -- Jurisdictions of the tax on fees, which belongs to no line.
  fee_taxes jsonb not null default '[]',
  purchase_order text not null default '',
  budget_center text not null default '',
  -- Until when the request that made a draft may still be at work on it; after that the sweeper decides.
  lease_until timestamptz,
  -- Which running server made it: that server knows whether it is still at work.
  made_by uuid not null,
  -- Why a draft was given up.
  release_reason text,
  created_at timestamptz not null,
  placed_at timestamptz,
  check (total = sub_total - discount + ship_fee + handling_fee + surcharge_fee + area_fee + tax),
  check ((status = 'draft') = (lease_until is not null)),
  check (status in ('draft', 'pendingApproval', 'released', 'expired') or placed_at is not null)
);
-- One cart gives at most one order: a second draft of the same cart cannot even be written.
create unique index order_of_cart on order_head (cart_id) where status not in ('released', 'expired');
create index order_of_owner on order_head (owner_id, placed_at desc) where placed_at is not null;
create index order_draft on order_head (lease_until) where status = 'draft';

create table order_line (
  order_number text not null references order_head on delete cascade,
  line_no integer not null check (line_no > 0),
  cart_item_id text not null,
  item_id text not null,
  part_number text not null,
  customer_sku text,
  title text not null,
  qty integer not null check (qty between 1 and 9999),
  parent_line_no integer,
  parent_relation text,
  unit_price integer not null check (unit_price >= 0),
  -- Where the price came from, for the explanation: source, was, break.
  price_source jsonb not null,
  gross integer not null check (gross = unit_price * qty),
  item_discount integer not null default 0 check (item_discount >= 0),
  basket_discount integer not null default 0 check (basket_discount >= 0),
  handling integer not null default 0 check (handling >= 0),
  surcharge integer not null default 0 check (surcharge >= 0),
  -- Per jurisdiction: [{name, jurisdiction, rate, cents}].
  taxes jsonb not null default '[]',
  delivery_type text not null check (delivery_type in ('STA', 'STS', 'ISP', 'PCK')),
  store_number text,
  delivery_group text not null,
  level_of_service text,
  earliest date,
  latest date,
  -- Pickup: minutes since midnight on the store's clock.
  ready_at integer,
  back_order boolean not null default false,
  -- What was taken from which shelf, and has to go back if the order does not come about.
  stock_location text,
  stock_taken integer not null default 0 check (stock_taken between 0 and qty),
  primary key (order_number, line_no),
  check (item_discount + basket_discount <= gross)
);

create table order_address (
  order_number text not null references order_head on delete cascade,
  address_no integer not null check (address_no > 0),
  -- S shipping, B billing, SB both, ST store.
  type text not null check (type in ('S', 'B', 'SB', 'ST')),
  first_name text not null default '',
  last_name text not null default '',
  organization text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country text not null check (country in ('USA', 'CA')),
  phone text not null default '',
  store_number text,
  primary key (order_number, address_no)
);

-- Everything that happened with money, in the order it happened; rows are only ever added.
create table order_payment (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head,
  kind text not null check (kind in ('requested', 'authorised', 'declined', 'voided', 'captured', 'refunded')),
  provider text not null,
  payment_type text not null check (payment_type in ('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL')),
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  amount integer not null check (amount >= 0),
  authorisation_id text,
  reason text,
  at timestamptz not null
);
create index order_payment_of on order_payment (order_number, event_id);

-- Which order an idempotency key made; the order itself holds the answer. Kept for a day.
create table order_request (
  owner_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash text not null,
  order_number text not null references order_head on delete cascade,
  created_at timestamptz not null,
  primary key (owner_id, key)
);
create index order_request_age on order_request (created_at);
create index order_request_of on order_request (order_number);

-- Mail that would have left the shop, while developing and demonstrating.
create table mailbox_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  sent_at timestamptz not null
);
