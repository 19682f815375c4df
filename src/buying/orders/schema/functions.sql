-- Checks of the most written rows are functions: PostgreSQL parses an inline check again for every writing statement, but compiles a
-- function once per connection (decision 0263). A check of a null column passes.

create or replace function order_head_is_sound(o order_head) returns boolean language plpgsql immutable as $$
begin
  return o.order_number ~ '^[0-9]{12}$' and o.site_id ~ '^(consumer|business)-[A-Z]{2}$' and o.currency = any ('{USD,CAD}'::text[])
    and char_length(o.email) between 3 and 254 and char_length(o.cid_param) between 1 and 100 and char_length(o.saved_card) between 1 and 40
    and jsonb_typeof(o.challenge) = 'object'
    and o.status = any ('{draft,placed,cancelled,released,pendingApproval,declined,withdrawn,expired}'::text[])
    and o.fulfilment = any ('{unfulfilled,fulfilled,delivered,ready,pickedUp}'::text[])
    and o.payment_status = any ('{none,authorised,captured,refunded,voided}'::text[])
    and (o.status = 'draft') = (o.lease_until is not null)
    and (o.placed_at is not null) = (o.status = any ('{placed,cancelled}'::text[]))
    and least(o.sub_total, o.discount, o.ship_fee, o.handling_fee, o.surcharge_fee, o.area_fee, o.tax, o.total, o.cancelled, o.refunded,
      o.member_savings) >= 0
    and (o.account_number is null) = (o.buyer_name is null) and (o.group_id is null or o.account_number is not null)
    and o.discount <= o.sub_total and greatest(o.cancelled, o.refunded) <= o.total
    and o.total = o.sub_total - o.discount + o.ship_fee + o.handling_fee + o.surcharge_fee + o.area_fee + o.tax;
end $$;

create or replace function order_line_is_sound(l order_line) returns boolean language plpgsql immutable as $$
begin
  return l.line_no > 0 and l.qty between 1 and 9999 and l.gross = l.unit_price * l.qty
    and least(l.unit_price, l.item_discount, l.basket_discount, l.handling, l.surcharge, l.furniture, l.stock_taken) >= 0
    and l.stock_taken <= l.qty and l.item_discount + l.basket_discount <= l.gross
    and l.delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (l.furniture_service is null
      or l.furniture_service ->> 'level' = any ('{BASC,CUST}'::text[]) and (l.furniture_service ->> 'qty')::integer between 1 and l.qty)
    and jsonb_typeof(l.custom) = 'object';
end $$;

create or replace function order_payment_is_sound(p order_payment) returns boolean language plpgsql immutable as $$
begin
  return p.last_four ~ '^[0-9]{4}$' and p.amount >= 0 and p.tender_no between 1 and 20
    and p.kind = any ('{requested,authorised,declined,voided,captured,refunded,released,lapsed,renewed}'::text[])
    and p.payment_type = any ('{CREDIT_CARD,PREPAID_CARD,GIFT_CARD,PAYPAL,ACCOUNT,REWARDS}'::text[]);
end $$;

-- The only way from draft to placed: records the authorisations, queues the confirmation, closes the cart and keeps what it has beyond the order. `tenders` match `authorisations`.
-- Fails with IW001 when the order is no draft any more, or is being given up. `coalesce` makes the planner find the order by its number: the
-- small index of drafts would visit every draft of the hour, dead rows included.
-- Another order of the same cart locks the cart and then waits for this order's row (a cart has one order). So everybody locks the cart first:
-- cart, coupon counters, stock, order. Owner and cart may change while this waits for the cart, when a guest signs in.
create or replace function place_draft(of_order text, placed timestamptz, tenders smallint[], authorisations text[], replacing boolean, out owner_id uuid, out saved_card text)
language plpgsql as $$
declare
  cart uuid;
  cart_before uuid;
  owner_before uuid;
  drafted integer;
  replaced text;
  ended integer;
begin
  select h.owner_id, h.cart_id, h.cart_version, h.replaces into owner_before, cart_before, drafted, replaced from order_head h where h.order_number = of_order;
  -- The caller then ends that order in the same transaction.
  if replaced is not null and not replacing then
    raise exception 'Order % replaces another', of_order using errcode = 'IW003', detail = replaced;
  end if;
  ended := end_cart(owner_before, cart_before, of_order, placed);
  -- The order stays with the organization and the group that its buyer has now, under the buyer's present name (USR-10).
  update order_head h set status = 'placed', payment_status = 'authorised', lease_until = null, placed_at = placed,
    (account_number, buyer_name, group_id) = (
      select b.account_number, b.name, g.group_id from organization_buyer b left join buyer_group g using (account_number, profile_id)
      where b.profile_id = h.owner_id)
  where h.order_number = of_order and coalesce(h.status, '') = 'draft' and h.release_reason is null
  returning h.owner_id, h.saved_card, h.cart_id, h.cart_version into owner_id, saved_card, cart, drafted;
  if not found then
    raise exception 'Order % is no draft', of_order using errcode = 'IW001';
  end if;
  if owner_id <> owner_before or cart <> cart_before then
    ended := coalesce(end_cart(owner_id, cart, of_order, placed), ended);
  end if;
  -- Closing is a change, too.
  if ended <> drafted + 1 then
    update order_head h set cart_changed = keep_unordered(place_draft.owner_id, cart,
      (select jsonb_agg(jsonb_build_object('id', l.cart_item_id, 'qty', l.qty)) from order_line l where l.order_number = of_order),
      array(select c ->> 'code' from jsonb_array_elements(h.coupons) c), placed)
    where h.order_number = of_order;
  end if;
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, at)
  select of_order, 'authorised', e.provider, e.tender_no, e.payment_type, e.brand, e.last_four, e.amount,
    authorisations[array_position(tenders, e.tender_no)], placed
  from order_payment e where e.order_number = of_order and e.kind = 'requested' and e.tender_no = any (tenders) order by e.event_id;
  -- What it holds of budgets is spent. Whoever ends a replaced order first takes its stock, so there the caller does this afterwards.
  if not replacing then
    perform settle_funds(of_order, 'spent', null, placed);
  end if;
  insert into order_task (order_number, kind, due_at) values (of_order, 'confirm', placed);
  insert into order_follow_up (order_number, kind, due_at) values (of_order, 'learn', placed), (of_order, 'announce', placed);
end $$;

-- The only way from draft to approval (B2B-3): the order keeps its prices, the cart is closed. The caller holds the cart's lock and takes no stock.
-- Fails with IW001 when the order is no draft any more, or is being given up.
create or replace function submit_draft(of_order text, at timestamptz) returns void language plpgsql as $$
declare
  owner uuid;
  cart uuid;
begin
  update order_head h set status = 'pendingApproval', lease_until = null,
    (account_number, buyer_name, group_id) = (
      select b.account_number, b.name, g.group_id from organization_buyer b left join buyer_group g using (account_number, profile_id)
      where b.profile_id = h.owner_id)
  where h.order_number = of_order and h.status = 'draft' and h.release_reason is null returning h.owner_id, h.cart_id into owner, cart;
  if not found then
    raise exception 'Order % is no draft', of_order using errcode = 'IW001';
  end if;
  perform end_cart(owner, cart, of_order, at);
end $$;
