-- Row checks of the most written tables are functions: PostgreSQL parses an inline check for every write, but compiles a function once per connection
-- (decision 0263). A null column passes its check.

create or replace function cart_is_sound(c cart) returns boolean language plpgsql immutable as $$
begin
  return c.site_id ~ '^(consumer|business)-[A-Z]{2}$' and c.version > 0
    and c.status = any ('{active,ordered,merged,expired}'::text[]) and (c.status = 'ordered') = (c.order_number is not null)
    and c.type = any ('{STANDARD,SPECIAL}'::text[]) and cardinality(c.coupons) <= 20 and jsonb_typeof(c.extra) = 'object';
end $$;

create or replace function cart_line_is_sound(l cart_line) returns boolean language plpgsql immutable as $$
begin
  return char_length(l.cart_item_id) between 1 and 40 and l.qty between 1 and 9999 and l.seen_cents >= 0
    and l.parent_relation = any ('{WARRANTY,ASSEMBLY,TECHHELP,ADDON,BUNDLE}'::text[])
    and (l.parent_cart_item_id is null) = (l.parent_relation is null)
    and l.delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (l.store_number is not null or l.delivery_type <> all ('{STS,ISP}'::text[]))
    and jsonb_typeof(l.extra) = 'object';
end $$;

-- Closes a cart that became an order; the statement that places the order calls it, so both take one round trip.
create or replace function close_cart(of_owner uuid, cart uuid, with_order text, at timestamptz) returns void language plpgsql as $$
begin
  update cart c set status = 'ordered', order_number = with_order, version = c.version + 1, updated_at = at
  where c.owner_id = of_owner and c.cart_id = cart and c.status = 'active';
end $$;

-- Locks the cart row until the transaction ends; statements that end a checkout draft in another way call it first.
create or replace function hold_cart(of_owner uuid, cart uuid) returns void language plpgsql as $$
begin
  perform from cart c where c.owner_id = of_owner and c.cart_id = cart for update;
end $$;
