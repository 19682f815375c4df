-- As in 0065, with the contract that made the price of a line (B2B-4); null for other prices, and for prices agreed outside a named contract.
create or replace view organization_order_line as
select h.account_number, h.placed_at, h.currency, h.order_number, h.owner_id, h.buyer_name, h.group_id,
  coalesce(nullif(l.purchase_order, ''), h.purchase_order) as purchase_order, l.line_no, l.item_id, l.part_number,
  l.customer_sku, l.title, l.qty, kept.units, l.unit_price, coalesce(nullif(l.budget_center, ''), h.budget_center) as budget_center,
  l.price_source ->> 'source' as source,
  coalesce((l.price_source ->> 'list')::integer, (l.price_source ->> 'was')::integer, l.unit_price) as list_price,
  kept.discount, l.unit_price::bigint * kept.units - kept.discount as spend,
  case when l.store_number is not null then 'store' else coalesce(
    (select case when a.location_name = '' then 'other' else 'at:' || coalesce(nullif(a.location_code, ''), a.location_name) end
     from order_address a where a.order_number = h.order_number and a.type in ('S', 'SB') order by a.address_no limit 1), 'other') end as location_key,
  (select a.location_name from order_address a where a.order_number = h.order_number and a.type in ('S', 'SB') order by a.address_no limit 1)
    as location_name,
  l.price_source -> 'contract' ->> 'number' as contract_number, l.price_source -> 'contract' ->> 'name' as contract_name
from order_head h join order_line l using (order_number)
  cross join lateral (
    select case when l.cancelled_at is not null or h.status = 'cancelled' then 0 else l.qty - coalesce((
      select sum(r.arrived) from order_return_line r join order_return t using (order_number, return_no)
      where r.order_number = l.order_number and r.line_no = l.line_no and t.state in ('received', 'refunded')), 0)::integer end as units
    -- Once for each line, however many columns use it.
    offset 0) left_of
  cross join lateral (
    select left_of.units, ((l.item_discount + l.basket_discount)::bigint * left_of.units * 2 + l.qty) / (2 * l.qty) as discount) kept
where h.account_number is not null and h.status in ('placed', 'cancelled');
