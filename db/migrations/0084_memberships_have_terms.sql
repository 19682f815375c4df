-- A paid membership runs for a year (RWD-4): its last day, and what a year of it cost, stand with its program.
alter table profile add column membership_until date, add column membership_cents integer check (membership_cents >= 0);
create or replace view shopper_session as
select s.token_hash, s.shopper_id, s.tenant, s.context_token, s.expires_at,
  p.profile_id, p.email, p.first_name, p.last_name, p.phone, p.customer_number, p.rewards_number, p.membership_program,
  p.segment_code, p.user_type, p.flow, p.spanish, p.preferred_store,
  a.account_number, a.name as account_name, a.division, a.route_type,
  coalesce(a.permissions, '{}') || coalesce(p.permissions, '{}') as permissions,
  case when p.quick_buy is not null and exists (
    select 1 from chargeable_card k where k.profile_id = p.profile_id and k.card_id = p.quick_buy->>'paymentId'
  ) then p.quick_buy end as quick_buy,
  p.partner_code, p.partner_name,
  coalesce(p.withheld, '{}') as withheld,
  a.sales_rep_name, a.sales_rep_email, a.sales_rep_phone,
  p.created_at as account_since,
  p.membership_until, p.membership_cents
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;
create or replace view rewards_member as select profile_id, segment_code, membership_program from profile where rewards_number is not null;

-- A membership that renews itself is ordered through a cart of its own. The function that checks carts says which purposes they have.
alter table checkout drop constraint checkout_purpose_check,
  add constraint checkout_purpose_check check (purpose in ('basket', 'buyNow', 'restock', 'renewal'));

-- For memberships: the placed orders that bought one, and the orders on which a member saved the delivery fee.
create index order_line_membership on order_line (order_number) where delivery_group = 'membership';
create view membership_order as
select h.order_number, h.owner_id, h.cart_id, h.site_id, h.locale, h.saved_card, h.placed_at, l.line_no, l.item_id, l.part_number,
  l.gross - l.item_discount - l.basket_discount as cents
from order_line l join order_head h using (order_number)
where l.delivery_group = 'membership' and l.cancelled_at is null and h.placed_at is not null;
-- Assembly that a membership paid for.
create view free_assembly as
select order_number from order_line where part_number like '%-ASM-%' and unit_price = 0 and cancelled_at is null;
create view order_savings as
select order_number, owner_id, placed_at, member_savings, coupons from order_head where placed_at is not null and status <> 'cancelled';
