-- Stock that can be promised: on hand, less what orders have been promised, less a safety margin, less what checkouts hold for a while.

-- Units on hand at a location: US, CA and longer names are points that ship (regional centers, vendors); four digits are a store. Never below 0:
-- nothing is oversold. Each order changes the amounts of what it takes: room on the page keeps the new version of a row there, and no index hears
-- of it.
create table stock (
  item_id text not null references product on delete cascade,
  location text not null check (location ~ '^([A-Z]{2}(-[A-Z0-9]{1,8})?|[0-9]{4})$'),
  on_hand integer not null check (on_hand >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  safety integer not null default 0 check (safety >= 0),
  -- What the last change belongs to: an order's number, a file's name.
  changed_by text,
  primary key (item_id, location)
) with (fillfactor = 85);

-- Which order was promised which units from where.
create table stock_allocation (
  order_number text not null,
  item_id text not null,
  location text not null,
  qty integer not null check (qty > 0),
  status text not null default 'allocated' check (status in ('allocated', 'released', 'shipped')),
  primary key (order_number, item_id, location)
);

-- What a checkout keeps for its shopper until a moment that every query compares with its own clock. Holds are announced after their transactions
-- by the server that took them, as what orders take is.
create table stock_hold (
  cart_id uuid not null,
  item_id text not null,
  location text not null,
  qty integer not null check (qty > 0),
  -- Who came first is served first when a count finds less than was held.
  held_since timestamptz not null,
  held_until timestamptz not null,
  primary key (cart_id, item_id, location)
);
create index stock_hold_of on stock_hold (item_id, location);
create index stock_hold_age on stock_hold (held_until);
create trigger stock_hold_truncated after truncate on stock_hold for each statement execute function announce_all('hold');

-- What is on its way to a shelf.
create table stock_inbound (
  item_id text not null references product on delete cascade,
  location text not null,
  due date not null,
  qty integer not null check (qty > 0),
  primary key (item_id, location, due)
);
create trigger stock_inbound_changed after insert or update or delete or truncate on stock_inbound for each statement execute function announce_all('inbound');

-- Every change of an amount, whoever makes it; rows are only ever added, and their sums are the stock.
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
