-- Carts: one head row and one compact row for each line, both keyed by owner; and the answers stored for repeated requests.

-- Every add changes a cart, so no column that changes then has an index: PostgreSQL can update the row in place (HOT).
create table cart (
  owner_id uuid not null,
  cart_id uuid not null,
  site_id text not null,
  -- Counts every change of the cart or its lines; a writer names the version it read (CART-26).
  version integer not null default 1,
  -- active, ordered, merged, expired.
  status text not null default 'active',
  -- STANDARD or SPECIAL.
  type text not null default 'STANDARD',
  coupons text[] not null default '{}',
  -- Destination and chosen store; null means the shopper's own zip and store.
  zip text,
  store_number text,
  budget_center text,
  purchase_order text,
  purchase_order_release text,
  -- Optional fields that few carts have, as one object, so that other rows stay small.
  extra jsonb,
  -- Codes of notices the shopper has not seen yet, such as CART_AUTO_MERGE.
  notices text[] not null default '{}',
  order_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (owner_id, cart_id)
) with (fillfactor = 70);
-- At most one active cart per owner and site; also the lookup index. A change of a line touches none of its columns.
create unique index cart_active on cart (owner_id, site_id) where status = 'active';
create unique index cart_order on cart (order_number) where order_number is not null;

create table cart_line (
  owner_id uuid not null,
  cart_id uuid not null,
  cart_item_id text not null,
  -- Order of lines added at the same instant.
  position integer not null,
  item_id text not null,
  qty integer not null,
  parent_cart_item_id text,
  -- WARRANTY, ASSEMBLY, TECHHELP, ADDON, BUNDLE.
  parent_relation text,
  -- STA, STS, ISP, PCK.
  delivery_type text not null,
  store_number text,
  customer_sku text,
  -- Optional fields that few lines have: furniture service, replaced item, budget center, customization.
  extra jsonb,
  -- Unit price the shopper last saw, in cents; the cart reports a change since then (CART-13).
  seen_cents integer,
  added_at timestamptz not null,
  -- Set while the shopper can still restore a removed line.
  removed_at timestamptz,
  primary key (owner_id, cart_id, cart_item_id),
  foreign key (owner_id, cart_id) references cart on delete cascade
);
create index cart_line_artwork on cart_line ((extra -> 'custom' ->> 'artwork')) where extra -> 'custom' ->> 'artwork' is not null;

-- Artwork ids that lines of carts use; the customization capability deletes only others.
create view artwork_in_cart as
  select extra -> 'custom' ->> 'artwork' as artwork_id from cart_line where extra -> 'custom' ->> 'artwork' is not null;
