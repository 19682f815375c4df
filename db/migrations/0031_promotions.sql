-- Coupons of every kind, with conditions, limits and what they go together with (CART-15).

alter table coupon drop constraint coupon_kind_check;
alter table coupon drop constraint coupon_scope_check;
alter table coupon
  -- freeItem: one unit of free_item_id is free.
  add constraint coupon_kind_check check (kind in ('amount', 'percent', 'shipping', 'freeItem')),
  -- instant: needs no code, names its items. rewards: a shopper's own money.
  add constraint coupon_scope_check check (scope in ('instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards')),
  add column items text[] not null default '{}',
  add column minimum_qty integer not null default 0 check (minimum_qty >= 0),
  add column shoppers text[] not null default '{}' check (shoppers <@ array['guest', 'registered', 'member', 'rewards', 'business']),
  add column segments text[] not null default '{}',
  add column delivery text not null default 'any' check (delivery in ('any', 'ship', 'pickup')),
  -- Of coupons with one name here only the best counts; * goes with no other; null goes with all.
  add column exclusive text check (exclusive <> ''),
  add column free_item_id text,
  add column rewards_number text,
  -- Orders it may be used in, by all and by one shopper.
  add column limit_total integer check (limit_total > 0),
  add column limit_per_shopper integer check (limit_per_shopper > 0),
  add constraint coupon_instant check (scope <> 'instant' or (cardinality(items) > 0 and kind in ('amount', 'percent'))),
  add constraint coupon_free_item check ((kind = 'freeItem') = (free_item_id is not null)),
  add constraint coupon_rewards check (scope <> 'rewards' or kind = 'amount');

-- How often a limited coupon was used, in all. One row per coupon: placing locks it, so that the last use is taken once.
create table coupon_count (
  code text primary key references coupon on delete cascade,
  used integer not null default 0 check (used >= 0)
);

-- And by whom in which order: what is given back when an order does not come about.
create table coupon_use (
  code text not null references coupon on delete cascade,
  order_number text not null,
  owner_id uuid not null,
  primary key (code, order_number)
);
create index coupon_use_order on coupon_use (order_number);
create index coupon_use_owner on coupon_use (owner_id, code);

-- Servers hear of it when a coupon is used up, or is to be had again; not of every use.
create function announce_used_up() returns trigger language plpgsql as $$
declare
  most integer;
begin
  select limit_total into most from coupon where code = new.code;
  if most is not null and (new.used >= most) <> (tg_op = 'UPDATE' and old.used >= most) then
    perform pg_notify('coupon', '');
  end if;
  return null;
end $$;
create trigger coupon_used after insert or update on coupon_count for each row execute function announce_used_up();
