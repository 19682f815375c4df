-- Orders. See order-lines.sql for their lines, order-money.sql for payments, order-life.sql for what follows placing.

-- An order from its draft on. Its number is random and the main key, so the tables can be partitioned by it.
create table order_head (
  order_number text primary key,
  owner_id uuid not null,
  cart_id uuid not null,
  -- The version of the cart that the draft was made of, and whether the shopper changed the cart before the order was placed.
  cart_version integer not null default 0,
  cart_changed boolean not null default false,
  -- The order that this one replaces when it is placed (CART-7).
  replaces text,
  -- The cart in which the shopper changes this placed order; the order stays as it is.
  changed_in uuid,
  site_id text not null,
  locale text not null,
  -- draft: being paid. released: given up before it was placed, stock returned. Also placed and cancelled (docs/contracts/states.md).
  status text not null,
  -- unfulfilled, fulfilled, delivered, ready, pickedUp.
  fulfilment text not null default 'unfulfilled',
  -- none, authorised, captured, refunded, voided.
  payment_status text not null default 'none',
  -- A shipment has taken a step, so the order cannot be reopened.
  begun boolean not null default false,
  currency text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  phone text not null default '',
  -- Integer cents; the parts add up to the total.
  sub_total integer not null,
  discount integer not null default 0,
  ship_fee integer not null default 0,
  handling_fee integer not null default 0,
  surcharge_fee integer not null default 0,
  area_fee integer not null default 0,
  tax integer not null default 0,
  total integer not null,
  -- Taken off the total by cancelled lines and their fees; refunded for returns.
  cancelled integer not null default 0,
  refunded integer not null default 0,
  -- The delivery fee that a membership waived.
  member_savings integer not null default 0,
  -- Tax of each jurisdiction, and each coupon with its discount.
  taxes jsonb not null default '[]',
  coupons jsonb not null default '[]',
  -- Taxes on fees, by jurisdiction; they belong to no line.
  fee_taxes jsonb not null default '[]',
  purchase_order text not null default '',
  budget_center text not null default '',
  -- The saved card that is to pay. Whoever places the order needs it: the request, the return from the bank, a payment event or the
  -- sweeper (decision 0219).
  saved_card text,
  -- { url, until, of }: the bank's challenge, its end, and a hash of what the shopper agreed to. Only in drafts.
  challenge jsonb,
  -- The campaign in the address that brought the shopper (ANL-1).
  cid_param text,
  -- The address of invoices has this unguessable key, so that pages and mails can link to them.
  document_key uuid not null default gen_random_uuid(),
  -- Until then the request that made a draft may work on it; after that the sweeper decides.
  lease_until timestamptz,
  -- The server process that made it, which knows whether it still works on it.
  made_by uuid not null,
  -- Why a draft was released.
  release_reason text,
  created_at timestamptz not null,
  placed_at timestamptz
);
-- A cart makes at most one order: this refuses even a second draft.
create unique index order_of_cart on order_head (cart_id) where status <> 'released';
create index order_changed_in on order_head (changed_in) where changed_in is not null;
create index order_of_owner on order_head (owner_id, placed_at desc) where placed_at is not null;
create index order_draft on order_head (lease_until) where status = 'draft';
-- Only placed orders have documents, so a draft enters this index once, when it is placed.
create unique index order_document on order_head (document_key) where placed_at is not null;
-- For the sum charged to a budget center.
create index order_head_budget on order_head (budget_center, placed_at) where budget_center <> '';

-- For the cart capability: carts that are being ordered.
create view draft_cart as select owner_id, cart_id from order_head where status = 'draft';
