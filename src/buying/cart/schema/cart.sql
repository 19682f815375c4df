-- Carts: a head and one compact row per line, both under their owner. Answers kept for repeated requests.

-- A cart changes with every add, so nothing that changes then is indexed: the new version of its row stays on its page and no index hears of it.
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
  -- Where it goes and which store was chosen; null follows the shopper's own zip and store.
  zip text,
  store_number text,
  budget_center text,
  purchase_order text,
  purchase_order_release text,
  -- What few carts have, as an object, so that the others stay small; null is nothing.
  extra jsonb,
  -- Codes to say once: what happened to this cart while its owner did not look (CART_AUTO_MERGE).
  notices text[] not null default '{}',
  order_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (owner_id, cart_id)
) with (fillfactor = 70);
-- At most one cart to shop with, per owner and site; also how it is found. Nothing in it changes with a line, so updates stay in place.
create unique index cart_active on cart (owner_id, site_id) where status = 'active';
create unique index cart_order on cart (order_number) where order_number is not null;

create table cart_line (
  owner_id uuid not null,
  cart_id uuid not null,
  cart_item_id text not null,
  -- Order among lines added at the same instant.
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
  -- What few lines have, as an object: furniture service, the item it stands in for, budget center, customization; null is nothing.
  extra jsonb,
  -- Price of one unit when the shopper last saw it, in cents: a change since then is said (CART-13).
  seen_cents integer,
  added_at timestamptz not null,
  -- Set while a removed line can still be brought back.
  removed_at timestamptz,
  primary key (owner_id, cart_id, cart_item_id),
  foreign key (owner_id, cart_id) references cart on delete cascade
);
create index cart_line_artwork on cart_line ((extra -> 'custom' ->> 'artwork')) where extra -> 'custom' ->> 'artwork' is not null;

-- For those who keep the pictures on goods made to order: which are in carts.
create view artwork_in_cart as
  select extra -> 'custom' ->> 'artwork' as artwork_id from cart_line where extra -> 'custom' ->> 'artwork' is not null;
