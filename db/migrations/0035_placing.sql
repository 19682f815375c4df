-- Refuses to go on with an order that is no draft any more, so that nothing of its transaction lasts.
create function no_draft(order_number text) returns table (owner_id uuid, cart_id uuid) language plpgsql as $$
begin
  raise exception 'Order % is no draft', order_number using errcode = 'IW001';
end $$;
