-- Promisable stock: on hand, minus allocations to orders, minus a safety margin, minus holds of checkouts.

-- Units on hand at a location: US, CA and longer names are shipping points (regional centers, vendors); four digits are a store. Never below 0, so
-- nothing is oversold. Every order updates these rows: the fill factor leaves room on the page, and no index covers the amounts.
create table stock (
  item_id text not null references product on delete cascade,
  location text not null check (location ~ '^([A-Z]{2}(-[A-Z0-9]{1,8})?|[0-9]{4})$'),
  on_hand integer not null check (on_hand >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  safety integer not null default 0 check (safety >= 0),
  -- The cause of the last change: an order number or a file name.
  changed_by text,
  primary key (item_id, location)
) with (fillfactor = 85);

-- The units allocated to each order, by location.
create table stock_allocation (
  order_number text not null,
  item_id text not null,
  location text not null,
  qty integer not null check (qty > 0),
  status text not null default 'allocated' check (status in ('allocated', 'released', 'shipped')),
  primary key (order_number, item_id, location)
);

-- Units that a checkout holds until an instant; every query compares it with its own clock. The server that took a hold announces it after the
-- transaction, like stock taken by orders.
create table stock_hold (
  cart_id uuid not null,
  -- The shopper, who sees these units as available on pages without a cart, too.
  owner_id uuid,
  item_id text not null,
  location text not null,
  qty integer not null check (qty > 0),
  -- When a count finds less than all holds, the oldest holds win.
  held_since timestamptz not null,
  held_until timestamptz not null,
  primary key (cart_id, item_id, location)
);
create index stock_hold_of on stock_hold (item_id, location);
create index stock_hold_age on stock_hold (held_until);
create trigger stock_hold_truncated after truncate on stock_hold for each statement execute function announce_all('hold');

-- Supply on its way to a shelf.
create table stock_inbound (
  item_id text not null references product on delete cascade,
  location text not null,
  due date not null,
  qty integer not null check (qty > 0),
  primary key (item_id, location, due)
);
create trigger stock_inbound_changed after insert or update or delete or truncate on stock_inbound for each statement execute function announce_all('inbound');

-- Every change of an amount; rows are only added, and their sums equal the stock.
create table stock_ledger (
  entry_id bigint generated always as identity primary key,
  item_id text not null,
  location text not null,
  on_hand integer not null,
  allocated integer not null,
  kind text not null check (kind in ('count', 'allocation', 'release', 'shipment', 'removal')),
  reference text,
  at timestamptz not null default now()
);
create index stock_ledger_of on stock_ledger (item_id, location);
