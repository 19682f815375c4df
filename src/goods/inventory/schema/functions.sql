-- Taking goods from stock.

-- Raises an error with the missing units, which rolls the transaction back.
create or replace function fell_short(lines json) returns void language plpgsql as $$
begin
  raise exception 'Goods fall short' using errcode = 'IW002', detail = lines::text;
end $$;

-- The wanted units with the units that other shoppers hold: all live holds, or those older than the shopper's own, in whichever cart. Less what the order
-- has that the cart changes: it is given up when the new order is placed.
create or replace function wanted_beside_holds(items text[], locations text[], qtys integer[], cart uuid, owner uuid, at timestamptz, changes text)
returns table (item_id text, location text, qty integer, held bigint) language sql stable as $$
  select w.item_id, w.location, w.qty, coalesce((
    select sum(o.qty) from stock_hold o where o.item_id = w.item_id and o.location = w.location and o.held_until > at and o.cart_id <> cart
    and o.owner_id is distinct from owner and not exists (
      select from stock_hold own where (own.cart_id = cart or own.owner_id = owner) and own.item_id = o.item_id and own.location = o.location and own.held_until > at
      and (own.held_since, own.cart_id) <= (o.held_since, o.cart_id)
    )
  ), 0) - coalesce((
    select a.qty from stock_allocation a where a.order_number = changes and a.item_id = w.item_id and a.location = w.location and a.status = 'allocated'
  ), 0)
  from unnest(items, locations, qtys) as w (item_id, location, qty)
$$;

-- Allocates goods to an order, all or none; the statement that writes the order's draft calls it, so both take one round trip. Units held by other
-- shoppers are unavailable, unless the shopper's own hold is older. The cart's hold ends, and what the shopper's other carts hold of the same goods is
-- less by the units taken. Raises `fell_short` when there is too little. Locks several shelves in
-- a fixed order, so that concurrent orders wait instead of deadlocking; a single shelf, the usual case, needs no lock first. Collects the shortages
-- only after something fell short.
create or replace function take_stock(items text[], locations text[], qtys integer[], for_order text, cart uuid, at timestamptz, changes text default null, owner uuid default null) returns void language plpgsql as $$
declare
  taken integer;
begin
  if cardinality(items) = 0 then
    return;
  end if;
  if cardinality(items) > 1 then
    select array_agg(w.item_id), array_agg(w.location), array_agg(w.qty) into items, locations, qtys from (
      select w.item_id, w.location, sum(w.qty)::integer as qty from unnest(items, locations, qtys) as w (item_id, location, qty) group by 1, 2
    ) w;
    perform from stock s join unnest(items, locations) as w (item_id, location) on w.item_id = s.item_id and w.location = s.location
    order by s.item_id, s.location for update of s;
  end if;
  with taken as (
    update stock s set allocated = s.allocated + w.qty, changed_by = for_order from wanted_beside_holds(items, locations, qtys, cart, owner, at, changes) w
    where w.item_id = s.item_id and w.location = s.location and s.on_hand - s.allocated - s.safety - w.held >= w.qty
    returning s.item_id, s.location, w.qty
  )
  insert into stock_allocation (order_number, item_id, location, qty) select for_order, item_id, location, qty from taken;
  get diagnostics taken = row_count;
  if taken < cardinality(items) then
    perform fell_short((
      select json_agg(json_build_object('itemId', w.item_id, 'location', w.location, 'wanted', w.qty, 'available',
        greatest(least(coalesce(s.on_hand - s.allocated - s.safety, 0) - w.held, w.qty - 1), 0)) order by w.item_id, w.location)
      from wanted_beside_holds(items, locations, qtys, cart, owner, at, changes) w left join stock s on s.item_id = w.item_id and s.location = w.location
      where not exists (select from stock_allocation a where a.order_number = for_order and a.item_id = w.item_id and a.location = w.location)
    ));
  end if;
  delete from stock_hold h where h.cart_id = cart;
  if exists (select from stock_hold h where h.owner_id = owner) then
    perform pg_notify('hold', string_agg(distinct h.cart_id::text, ' ')) from stock_hold h where h.owner_id = owner;
    delete from stock_hold h using unnest(items, locations, qtys) as w (item_id, location, qty)
    where h.owner_id = owner and h.item_id = w.item_id and h.location = w.location and h.qty <= w.qty;
    update stock_hold h set qty = h.qty - w.qty from unnest(items, locations, qtys) as w (item_id, location, qty)
    where h.owner_id = owner and h.item_id = w.item_id and h.location = w.location and h.qty > w.qty;
  end if;
end $$;
