-- The same checks as functions: the database reads the text of a check anew for every statement that writes, and compiles a function once for
-- each connection. Where a column is empty, what is said of it passes, as before.
create function order_head_is_sound(o order_head) returns boolean language plpgsql immutable as $$
begin
  return o.order_number ~ '^[0-9]{12}$' and o.site_id ~ '^(consumer|business)-[A-Z]{2}$' and o.currency = any ('{USD,CAD}'::text[])
    and char_length(o.email) between 3 and 254 and char_length(o.cid_param) between 1 and 100 and char_length(o.saved_card) between 1 and 40
    and jsonb_typeof(o.challenge) = 'object'
    and o.status = any ('{draft,pendingApproval,placed,cancelled,released,expired}'::text[])
    and o.fulfilment = any ('{unfulfilled,fulfilled,delivered,ready,pickedUp}'::text[])
    and o.payment_status = any ('{none,authorised,captured,refunded,voided}'::text[])
    and (o.status = 'draft') = (o.lease_until is not null)
    and (o.placed_at is not null or o.status = any ('{draft,pendingApproval,released,expired}'::text[]))
    and least(o.sub_total, o.discount, o.ship_fee, o.handling_fee, o.surcharge_fee, o.area_fee, o.tax, o.total, o.cancelled, o.refunded,
      o.member_savings) >= 0
    and o.discount <= o.sub_total and greatest(o.cancelled, o.refunded) <= o.total
    and o.total = o.sub_total - o.discount + o.ship_fee + o.handling_fee + o.surcharge_fee + o.area_fee + o.tax;
end $$;

create function order_line_is_sound(l order_line) returns boolean language plpgsql immutable as $$
begin
  return l.line_no > 0 and l.qty between 1 and 9999 and l.gross = l.unit_price * l.qty
    and least(l.unit_price, l.item_discount, l.basket_discount, l.handling, l.surcharge, l.furniture, l.stock_taken) >= 0
    and l.stock_taken <= l.qty and l.item_discount + l.basket_discount <= l.gross
    and l.delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (l.furniture_service is null
      or l.furniture_service ->> 'level' = any ('{BASC,CUST}'::text[]) and (l.furniture_service ->> 'qty')::integer between 1 and l.qty)
    and jsonb_typeof(l.custom) = 'object';
end $$;

create function order_payment_is_sound(p order_payment) returns boolean language plpgsql immutable as $$
begin
  return p.last_four ~ '^[0-9]{4}$' and p.amount >= 0 and p.tender_no between 1 and 20
    and p.kind = any ('{requested,authorised,declined,voided,captured,refunded,released,lapsed,renewed}'::text[])
    and p.payment_type = any ('{CREDIT_CARD,PREPAID_CARD,GIFT_CARD,PAYPAL,ACCOUNT,REWARDS}'::text[]);
end $$;

create function cart_is_sound(c cart) returns boolean language plpgsql immutable as $$
begin
  return c.site_id ~ '^(consumer|business)-[A-Z]{2}$' and c.version > 0
    and c.status = any ('{active,ordered,merged,expired}'::text[]) and (c.status = 'ordered') = (c.order_number is not null)
    and c.type = any ('{STANDARD,SPECIAL}'::text[]) and cardinality(c.coupons) <= 20 and jsonb_typeof(c.extra) = 'object';
end $$;

create function cart_line_is_sound(l cart_line) returns boolean language plpgsql immutable as $$
begin
  return char_length(l.cart_item_id) between 1 and 40 and l.qty between 1 and 9999 and l.seen_cents >= 0
    and l.parent_relation = any ('{WARRANTY,ASSEMBLY,TECHHELP,ADDON,BUNDLE}'::text[])
    and (l.parent_cart_item_id is null) = (l.parent_relation is null)
    and l.delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (l.store_number is not null or l.delivery_type <> all ('{STS,ISP}'::text[]))
    and jsonb_typeof(l.extra) = 'object';
end $$;

alter table order_head
  drop constraint order_head_names, drop constraint order_head_states, drop constraint order_head_amounts,
  drop constraint order_head_saved_card_check,
  add constraint order_head_sound check (order_head_is_sound(order_head));
alter table order_line
  drop constraint order_line_amounts, drop constraint order_line_check3, drop constraint order_line_custom_check,
  add constraint order_line_sound check (order_line_is_sound(order_line));
alter table order_payment drop constraint order_payment_facts, add constraint order_payment_sound check (order_payment_is_sound(order_payment));
alter table cart drop constraint cart_facts, add constraint cart_sound check (cart_is_sound(cart));
alter table cart_line drop constraint cart_line_facts, add constraint cart_line_sound check (cart_line_is_sound(cart_line));

-- What the shelves of an order lose is one row: as a table of changed rows to look through it cost an order more than all else of the entry.
drop trigger stock_ledger_updated on stock;
create function write_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (item_id, location, on_hand, allocated, kind, reference)
  values (new.item_id, new.location, new.on_hand - old.on_hand, new.allocated - old.allocated,
    case when new.allocated > old.allocated then 'allocation' when new.allocated = old.allocated then 'count'
      when new.on_hand < old.on_hand then 'shipment' else 'release' end, new.changed_by);
  return null;
end $$;
create trigger stock_ledger_updated after update on stock for each row
  when (new.on_hand <> old.on_hand or new.allocated <> old.allocated) execute function write_stock_change();
