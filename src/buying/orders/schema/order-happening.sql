-- For other capabilities: what happened to placed orders. Events of one order are written under its lock, so their ids rise in the order of their commits;
-- `placed` alone is not, and is left out.
create view order_happening as
  select event_id, order_number, kind, shipment_no, return_no, amount, at from order_event where kind <> 'placed';
