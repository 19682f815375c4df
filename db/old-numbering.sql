-- Changes that a database of the old numbering needs when it is adopted: everything that changed in tables between its last migration and the list.
-- Functions and views come from the list.

-- A coupon's conditions are a list of codes with values: [{"code": "minimumSpend", "cents": 10000}]. src/goods/promotions/rules/conditions defines
-- them, so a new one needs no migration. The other columns say what the coupon gives.
alter table coupon add column conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array');

update coupon c set conditions = coalesce((
  select jsonb_agg(one.condition order by one.place) from (values
    (1, jsonb_build_object('code', 'sites', 'sites', to_jsonb(c.sites))),
    (2, case when c.starts_on is not null or c.ends_on is not null
      then jsonb_build_object('code', 'dates', 'startsOn', c.starts_on::text, 'endsOn', c.ends_on::text) end),
    (3, case when c.scope = 'rewards' then jsonb_build_object('code', 'rewardsAccount', 'rewardsNumber', c.rewards_number) end),
    (4, case when cardinality(c.shoppers) > 0 then jsonb_build_object('code', 'shoppers', 'kinds', to_jsonb(c.shoppers)) end),
    (5, case when cardinality(c.segments) > 0 then jsonb_build_object('code', 'segments', 'segments', to_jsonb(c.segments)) end),
    (6, case when c.limit_per_shopper is not null then jsonb_build_object('code', 'usesPerPerson', 'most', c.limit_per_shopper) end),
    (7, case when c.limit_total is not null then jsonb_build_object('code', 'usesInAll', 'most', c.limit_total) end),
    (8, case when c.delivery <> 'any' then jsonb_build_object('code', 'delivery', 'by', c.delivery) end),
    (9, case when c.minimum > 0 then jsonb_build_object('code', 'minimumSpend', 'cents', c.minimum) end),
    (10, case when c.minimum_qty > 0 then jsonb_build_object('code', 'minimumUnits', 'units', c.minimum_qty) end),
    (11, case when cardinality(c.items) + cardinality(c.categories) + cardinality(c.brands) > 0
      then jsonb_build_object('code', 'items', 'items', to_jsonb(c.items), 'categories', to_jsonb(c.categories), 'brands', to_jsonb(c.brands)) end)
  ) as one (place, condition) where one.condition is not null
), '[]');

alter table coupon
  drop constraint coupon_instant,
  drop constraint coupon_rewards,
  drop column sites,
  drop column items,
  drop column categories,
  drop column brands,
  drop column minimum,
  drop column minimum_qty,
  drop column shoppers,
  drop column segments,
  drop column delivery,
  drop column rewards_number,
  drop column limit_total,
  drop column limit_per_shopper,
  drop column starts_on,
  drop column ends_on,
  -- Coupons without a code name the items they are found by, and a member's own money belongs to a member.
  add constraint coupon_instant check (scope <> 'instant'
    or (kind in ('amount', 'percent') and conditions @? '$[*] ? (@.code == "items").items[*]')),
  add constraint coupon_rewards check (scope <> 'rewards' or (kind = 'amount' and conditions @? '$[*] ? (@.code == "rewardsAccount")'));

-- The organization's permissions that are withheld from the person (USR-9).

alter table stock_hold add column owner_id uuid;
alter table order_head add column cart_version integer not null default 0, add column cart_changed boolean not null default false, add column replaces text,
  add column changed_in uuid;
create index order_changed_in on order_head (changed_in) where changed_in is not null;
drop function if exists place_draft(text, timestamptz, smallint[], text[]);
drop function if exists take_stock(text[], text[], integer[], text, uuid, timestamptz);
drop function if exists wanted_beside_holds(text[], text[], integer[], uuid, timestamptz);
drop function if exists close_cart(uuid, uuid, text, timestamptz);
alter table profile add column withheld text[] not null default '{}';

-- `permissions`: granted permissions; the rules subtract withheld ones.
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
  coalesce(p.withheld, '{}') as withheld
from session s
left join profile p on p.profile_id = s.profile_id
left join account a on a.account_number = p.account_number;

-- Drops states that are never set (docs/contracts/states.md); the list's functions replace the check of order_head.
drop index order_of_cart;
create unique index order_of_cart on order_head (cart_id) where status <> 'released';
create or replace view draft_cart as select owner_id, cart_id from order_head where status = 'draft';
alter table order_shipment
  drop constraint order_shipment_state_check,
  add constraint order_shipment_state_check check (state in ('packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed'));
