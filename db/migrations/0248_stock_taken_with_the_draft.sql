-- Promises goods to an order, all or none: called by the statement that writes the order's draft, so that one question does both. Rows are
-- locked in one order, so that two orders for the same goods wait instead of deadlocking. What other carts hold is not there, unless this
-- cart held it before them; its own hold ends. Fails (`fell_short`) when there is too little of something.
create function take_stock(items text[], locations text[], qtys integer[], for_order text, cart uuid, at timestamptz) returns void language plpgsql as $$
declare
  lines json;
begin
  if cardinality(items) = 0 then
    return;
  end if;
  with wanted as (
    select item_id, location, sum(qty)::integer as qty from unnest(items, locations, qtys) as w (item_id, location, qty) group by 1, 2
  ), locked as (
    select s.item_id, s.location, s.on_hand - s.allocated - s.safety as free from stock s
    join wanted w on w.item_id = s.item_id and w.location = s.location order by s.item_id, s.location for update of s
  ), short as (
    select w.item_id, w.location, w.qty as wanted, greatest(coalesce(l.free, 0) - coalesce(h.qty, 0), 0)::integer as available
    from wanted w left join locked l on l.item_id = w.item_id and l.location = w.location
    left join stock_hold own on own.cart_id = cart and own.item_id = w.item_id and own.location = w.location and own.held_until > at
    left join lateral (select sum(o.qty) as qty from stock_hold o
      where o.item_id = w.item_id and o.location = w.location and o.held_until > at and o.cart_id <> cart
      and (own.cart_id is null or (o.held_since, o.cart_id) < (own.held_since, own.cart_id))) h on true
    where coalesce(l.free, 0) - coalesce(h.qty, 0) < w.qty
  ), taken as (
    update stock s set allocated = s.allocated + w.qty, changed_by = for_order from wanted w
    where w.item_id = s.item_id and w.location = s.location and s.on_hand - s.allocated - s.safety >= w.qty and not exists (select from short)
    returning s.item_id, s.location, w.qty
  ), allocated as (
    insert into stock_allocation (order_number, item_id, location, qty) select for_order, item_id, location, qty from taken
  ), ended as (
    delete from stock_hold where cart_id = cart and not exists (select from short)
  )
  select json_agg(json_build_object('itemId', item_id, 'location', location, 'wanted', wanted, 'available', available) order by item_id, location)
  into lines from short;
  if lines is not null then
    perform fell_short(lines);
  end if;
end $$;
