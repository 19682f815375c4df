-- Row checks of the most written tables are functions: PostgreSQL parses an inline check for every write, but compiles a function once per connection
-- (decision 0263). A null column passes its check.

create or replace function cart_is_sound(c cart) returns boolean language plpgsql immutable as $$
begin
  return c.site_id ~ '^(consumer|business)-[A-Z]{2}$' and c.version > 0
    and (c.purpose = any ('{basket,buyNow,restock,renewal}'::text[]) or c.purpose = 'document:' || c.cart_id::text) and c.status = any ('{active,ordered,merged,expired}'::text[]) and (c.status = 'ordered') = (c.order_number is not null)
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

-- Closes a cart that became an order, and returns its version; the statement that places the order calls it, so both take one round trip.
create or replace function end_cart(of_owner uuid, cart uuid, with_order text, at timestamptz) returns integer language plpgsql as $$
declare
  ended integer;
begin
  update cart c set status = 'ordered', order_number = with_order, version = c.version + 1, updated_at = at
  where c.owner_id = of_owner and c.cart_id = cart and c.status = 'active' returning c.version into ended;
  return ended;
end $$;

-- What a closed cart has beyond the ordered units ([{ id, qty }] by cart_item_id), services only with their line.
create or replace function unordered_lines(of_owner uuid, of_cart uuid, ordered jsonb)
returns table (cart_item_id text, qty integer) language sql stable as $$
  with beyond as (
    select l.cart_item_id, l.parent_cart_item_id, l.parent_relation, l.qty - coalesce(o.qty, 0) as qty
    from cart_line l left join jsonb_to_recordset(ordered) as o (id text, qty integer) on o.id = l.cart_item_id
    where l.owner_id = of_owner and l.cart_id = of_cart and l.removed_at is null and l.qty > coalesce(o.qty, 0)
  )
  select b.cart_item_id, case when p.qty is null or b.parent_relation = 'BUNDLE' then b.qty else least(b.qty, p.qty) end
  from beyond b left join beyond p on p.cart_item_id = b.parent_cart_item_id
  where b.parent_cart_item_id is null or p.cart_item_id is not null
$$;

-- The cart changed between its order's draft and the order: what was not ordered goes on as the shopper's cart. Returns whether the order differs.
create or replace function keep_unordered(of_owner uuid, of_cart uuid, ordered jsonb, used_coupons text[], at timestamptz)
returns boolean language plpgsql as $$
declare
  kept uuid := gen_random_uuid();
begin
  insert into cart (owner_id, cart_id, site_id, purpose, type, coupons, zip, store_number, budget_center, purchase_order, purchase_order_release, extra,
    created_at, updated_at)
  select c.owner_id, kept, c.site_id, c.purpose, c.type, array(select code from unnest(c.coupons) code where code <> all (used_coupons)), c.zip, c.store_number,
    c.budget_center, c.purchase_order, c.purchase_order_release, c.extra - 'orderNumber' - 'previousCartId' - 'reopened', at, at
  from cart c where c.owner_id = of_owner and c.cart_id = of_cart and exists (select from unordered_lines(of_owner, of_cart, ordered));
  insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, parent_cart_item_id, parent_relation, delivery_type, store_number,
    customer_sku, extra, seen_cents, added_at)
  select l.owner_id, kept, l.cart_item_id, l.position, l.item_id, u.qty, l.parent_cart_item_id, l.parent_relation, l.delivery_type, l.store_number,
    l.customer_sku, l.extra, l.seen_cents, l.added_at
  from unordered_lines(of_owner, of_cart, ordered) u join cart_line l on l.cart_item_id = u.cart_item_id
  where l.owner_id = of_owner and l.cart_id = of_cart;
  return found or exists (
    select from jsonb_to_recordset(ordered) as o (id text, qty integer) where o.qty > coalesce((
      select l.qty from cart_line l where l.owner_id = of_owner and l.cart_id = of_cart and l.cart_item_id = o.id and l.removed_at is null), 0));
end $$;

-- Locks the cart row until the transaction ends; statements that end a checkout draft in another way call it first.
create or replace function hold_cart(of_owner uuid, cart uuid) returns void language plpgsql as $$
begin
  perform from cart c where c.owner_id = of_owner and c.cart_id = cart for update;
end $$;
