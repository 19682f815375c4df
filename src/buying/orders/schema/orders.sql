-- Orders. Their lines stand in order-lines.sql, what was paid for them in order-money.sql, what becomes of them once placed in order-life.sql.

-- An order from its draft on. Its number is random and is how it is found, so the tables can be spread by it.
create table order_head (
  order_number text primary key,
  owner_id uuid not null,
  cart_id uuid not null,
  site_id text not null,
  locale text not null,
  -- draft: being paid for. released: given up before anything was bought, stock returned. Also placed and cancelled (docs/contracts/states.md).
  status text not null,
  -- unfulfilled, fulfilled, delivered, ready, pickedUp.
  fulfilment text not null default 'unfulfilled',
  -- none, authorised, captured, refunded, voided.
  payment_status text not null default 'none',
  -- A shipment has taken a step: the order cannot be taken back into the cart any more.
  begun boolean not null default false,
  currency text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  phone text not null default '',
  -- Integer cents; the parts make the total.
  sub_total integer not null,
  discount integer not null default 0,
  ship_fee integer not null default 0,
  handling_fee integer not null default 0,
  surcharge_fee integer not null default 0,
  area_fee integer not null default 0,
  tax integer not null default 0,
  total integer not null,
  -- Taken off the total by cancelled lines and the fees that went with them; given back for what was returned.
  cancelled integer not null default 0,
  refunded integer not null default 0,
  -- What a membership took off the delivery fee.
  member_savings integer not null default 0,
  -- Tax of each jurisdiction, and each coupon with what it took off.
  taxes jsonb not null default '[]',
  coupons jsonb not null default '[]',
  -- Jurisdictions of the tax on fees, which belongs to no line.
  fee_taxes jsonb not null default '[]',
  purchase_order text not null default '',
  budget_center text not null default '',
  -- Which card of the account it was to be paid with, whoever places it in the end: the request, the way back from the bank, a payment event or
  -- the sweeper (decision 0219).
  saved_card text,
  -- { url, until, of }: where the bank asks, until when, and what the shopper had agreed to, as a hash. Of a draft alone.
  challenge jsonb,
  -- The campaign that brought the shopper, as the address they came by named it (ANL-1).
  cid_param text,
  -- Invoices open from a page and from a mail alike: their address holds this key, which nobody can guess.
  document_key uuid not null default gen_random_uuid(),
  -- Until when the request that made a draft may still be at work on it; after that the sweeper decides.
  lease_until timestamptz,
  -- Which running server made it: that server knows whether it is still at work.
  made_by uuid not null,
  -- Why a draft was given up.
  release_reason text,
  created_at timestamptz not null,
  placed_at timestamptz
);
-- One cart gives at most one order: a second draft of the same cart cannot even be written.
create unique index order_of_cart on order_head (cart_id) where status <> 'released';
create index order_of_owner on order_head (owner_id, placed_at desc) where placed_at is not null;
create index order_draft on order_head (lease_until) where status = 'draft';
-- Only placed orders have documents: a draft that becomes an order enters the index once, not twice.
create unique index order_document on order_head (document_key) where placed_at is not null;
-- What was charged to a budget center is added up by it.
create index order_head_budget on order_head (budget_center, placed_at) where budget_center <> '';

-- For carts: which of them are being ordered.
create view draft_cart as select owner_id, cart_id from order_head where status = 'draft';
