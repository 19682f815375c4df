-- As before in what it does. Whoever prepares another order of the same cart holds the cart and then waits for the row of this order (a cart has
-- one order): this waited for the cart while it held that row, and the database had to undo one of the two. Now the cart is locked first by
-- everybody: cart, coupon counters, shelves, order. Who owns them may change while the cart is waited for, when a guest signs in.
create or replace function place_draft(of_order text, placed timestamptz, tenders smallint[], authorisations text[], out owner_id uuid, out saved_card text)
language plpgsql as $$
declare
  cart uuid;
  owner_before uuid;
begin
  select h.owner_id, h.cart_id into owner_before, cart from order_head h where h.order_number = of_order;
  perform close_cart(owner_before, cart, of_order, placed);
  update order_head h set status = 'placed', payment_status = 'authorised', lease_until = null, placed_at = placed
  where h.order_number = of_order and coalesce(h.status, '') = 'draft' and h.release_reason is null
  returning h.owner_id, h.saved_card into owner_id, saved_card;
  if not found then
    raise exception 'Order % is no draft', of_order using errcode = 'IW001';
  end if;
  if owner_id <> owner_before then
    perform close_cart(owner_id, cart, of_order, placed);
  end if;
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, at)
  select of_order, 'authorised', e.provider, e.tender_no, e.payment_type, e.brand, e.last_four, e.amount,
    authorisations[array_position(tenders, e.tender_no)], placed
  from order_payment e where e.order_number = of_order and e.kind = 'requested' and e.tender_no = any (tenders) order by e.event_id;
  insert into order_task (order_number, kind, due_at) values (of_order, 'confirm', placed);
end $$;

-- Holds the cart until the transaction ends: called first by whatever ends a draft otherwise.
create function hold_cart(of_owner uuid, cart uuid) returns void language plpgsql as $$
begin
  perform from cart c where c.owner_id = of_owner and c.cart_id = cart for update;
end $$;
