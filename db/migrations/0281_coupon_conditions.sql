-- The conditions of a coupon are a list, each with its code and values: [{"code": "minimumSpend", "cents": 10000}]. Which there are and what
-- each stores says src/goods/promotions/rules/conditions, so a new one needs no migration. Everything else says what the coupon gives.
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
  -- What needs no code names the items that it is looked for with, and a member's own money is a member's.
  add constraint coupon_instant check (scope <> 'instant'
    or (kind in ('amount', 'percent') and conditions @? '$[*] ? (@.code == "items").items[*]')),
  add constraint coupon_rewards check (scope <> 'rewards' or (kind = 'amount' and conditions @? '$[*] ? (@.code == "rewardsAccount")'));

-- How often a coupon may be used by a condition that says so; null where it has none, or no number.
create function coupon_uses(conditions jsonb, code text) returns numeric language sql immutable as $$
  select jsonb_path_query_first(conditions, '$[*] ? (@.code == $code).most ? (@.type() == "number")', jsonb_build_object('code', code))::numeric
$$;

create or replace function announce_used_up() returns trigger language plpgsql as $$
declare
  most numeric;
begin
  select coupon_uses(conditions, 'usesInAll') into most from coupon where code = new.code;
  if most is not null and (new.used >= most) <> (tg_op = 'UPDATE' and old.used >= most) then
    perform pg_notify('coupon', '');
  end if;
  return null;
end $$;
