-- A cart that became an order: called by the statement that places it, so that one question does both.
create function close_cart(of_owner uuid, cart uuid, with_order text, at timestamptz) returns void language plpgsql as $$
begin
  update cart c set status = 'ordered', order_number = with_order, version = c.version + 1, updated_at = at
  where c.owner_id = of_owner and c.cart_id = cart and c.status = 'active';
end $$;
