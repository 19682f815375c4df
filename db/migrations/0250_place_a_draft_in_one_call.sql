-- The one way from draft to placed: what was authorised is noted, the order is to be confirmed, its cart is closed. `tenders` with their
-- `authorisations`. Fails with IW001 when the order is no draft any more, or is being given up. With `coalesce` the order is found by its
-- number: by the small index of drafts every draft of this hour would be looked at, the dead too.
create function place_draft(of_order text, placed timestamptz, tenders smallint[], authorisations text[], out owner_id uuid, out saved_card text)
language plpgsql as $$
declare
  cart uuid;
begin
  update order_head h set status = 'placed', payment_status = 'authorised', lease_until = null, placed_at = placed
  where h.order_number = of_order and coalesce(h.status, '') = 'draft' and h.release_reason is null
  returning h.owner_id, h.saved_card, h.cart_id into owner_id, saved_card, cart;
  if not found then
    raise exception 'Order % is no draft', of_order using errcode = 'IW001';
  end if;
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, at)
  select of_order, 'authorised', e.provider, e.tender_no, e.payment_type, e.brand, e.last_four, e.amount,
    authorisations[array_position(tenders, e.tender_no)], placed
  from order_payment e where e.order_number = of_order and e.kind = 'requested' and e.tender_no = any (tenders) order by e.event_id;
  insert into order_task (order_number, kind, due_at) values (of_order, 'confirm', placed);
  perform close_cart(owner_id, cart, of_order, placed);
end $$;

-- `no_draft` stays: a server of the release before goes on placing with it while the next one takes over.
