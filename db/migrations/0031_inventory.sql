-- Stock that can be promised: on hand, less what orders have been promised, less a safety margin, less what checkouts hold for a while.

-- US, CA and longer names are points that ship (regional centres, vendors); four digits are a store.
alter table stock drop constraint stock_location_check;
alter table stock add constraint stock_location_check check (location ~ '^([A-Z]{2}(-[A-Z0-9]{1,8})?|[0-9]{4})$');
alter table stock
  add column allocated integer not null default 0 check (allocated >= 0),
  add column safety integer not null default 0 check (safety >= 0),
  -- What the last change belongs to: an order's number, a file's name.
  add column changed_by text;

-- Which order was promised which units from where.
create table stock_allocation (
  order_number text not null,
  item_id text not null,
  location text not null,
  qty integer not null check (qty > 0),
  status text not null default 'allocated' check (status in ('allocated', 'released', 'shipped')),
  primary key (order_number, item_id, location)
);

-- What a checkout keeps for its shopper until a moment that every query compares with its own clock.
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

-- What is on its way to a shelf.
create table stock_inbound (
  item_id text not null references product on delete cascade,
  location text not null,
  due date not null,
  qty integer not null check (qty > 0),
  primary key (item_id, location, due)
);

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

insert into stock_ledger (item_id, location, on_hand, allocated, kind) select item_id, location, on_hand, 0, 'count' from stock where on_hand <> 0;

-- Announces what can be promised, as "item location amount"; holds are announced apart.
create or replace function announce_stock() returns trigger language plpgsql as $$
declare
  lines text;
  n bigint;
begin
  select string_agg(item_id || ' ' || location || ' ' || greatest(on_hand - allocated - safety, 0), e'\n'), count(*)
    into lines, n from (select * from changed limit 101) c;
  if n > 0 then
    perform pg_notify('stock', case when n > 100 or octet_length(lines) > 7000 then '' else lines end);
  end if;
  return null;
end $$;

create function write_stock_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_ledger (item_id, location, on_hand, allocated, kind, reference)
      select item_id, location, on_hand, allocated, 'count', changed_by from changed where on_hand <> 0 or allocated <> 0 order by item_id, location;
  elsif tg_op = 'DELETE' then
    insert into stock_ledger (item_id, location, on_hand, allocated, kind)
      select item_id, location, -on_hand, -allocated, 'removal' from gone where on_hand <> 0 or allocated <> 0 order by item_id, location;
  else
    insert into stock_ledger (item_id, location, on_hand, allocated, kind, reference)
      select n.item_id, n.location, n.on_hand - o.on_hand, n.allocated - o.allocated,
        case when n.allocated > o.allocated then 'allocation' when n.allocated = o.allocated then 'count'
          when n.on_hand < o.on_hand then 'shipment' else 'release' end, n.changed_by
      from changed n join gone o on o.item_id = n.item_id and o.location = n.location
      where n.on_hand <> o.on_hand or n.allocated <> o.allocated order by n.item_id, n.location;
  end if;
  return null;
end $$;

create trigger stock_ledger_inserted after insert on stock referencing new table as changed for each statement execute function write_stock_ledger();
create trigger stock_ledger_updated after update on stock referencing old table as gone new table as changed for each statement execute function write_stock_ledger();
create trigger stock_ledger_deleted after delete on stock referencing old table as gone for each statement execute function write_stock_ledger();

create trigger stock_hold_changed after insert or update or delete or truncate on stock_hold for each statement execute function announce_all('hold');
create trigger stock_inbound_changed after insert or update or delete or truncate on stock_inbound for each statement execute function announce_all('inbound');
