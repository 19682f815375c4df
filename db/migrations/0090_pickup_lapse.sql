-- A pickup that nobody fetched in time: what was ready goes back on the shelf, its money is not taken.
alter table order_shipment
  -- The last day on which it is kept, on the store's own calendar, as the shopper was told when it became ready.
  add column held_until date,
  drop constraint order_shipment_state_check,
  add constraint order_shipment_state_check
    check (state in ('ordered', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled'));

alter table order_event
  drop constraint order_event_kind_check,
  add constraint order_event_kind_check check (kind in ('placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled',
    'returnRequested', 'returnReceived'));

-- Pickups that were ready before the day was kept beside them.
update order_shipment set held_until = (left_at + interval '7 days')::date where state = 'ready';

create index order_shipment_held on order_shipment (held_until) where state = 'ready';
