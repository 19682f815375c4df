-- Coupons of every kind, with conditions, limits and what they go together with (CART-15).
create table coupon (
  code text primary key check (code = upper(code) and char_length(code) between 2 and 40),
  -- amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. freeItem: one unit of free_item_id is free.
  kind text not null check (kind in ('amount', 'percent', 'shipping', 'freeItem')),
  value integer not null check (value >= 0 and (kind <> 'percent' or value <= 10000)),
  free_item_id text,
  -- instant: needs no code, names its items. rewards: a shopper's own money.
  scope text not null check (scope in ('instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards')),
  -- Of coupons with one name here only the best counts; * goes with no other; null goes with all.
  exclusive text check (exclusive <> ''),
  title jsonb not null check (title ? 'en-US'),
  -- A list, each with its code and values: [{"code": "minimumSpend", "cents": 10000}]. Which there are and what each stores says
  -- src/goods/promotions/rules/conditions, so a new one needs no migration.
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  -- What needs no code names the items that it is looked for with, and a member's own money is a member's.
  constraint coupon_instant check (scope <> 'instant'
    or (kind in ('amount', 'percent') and conditions @? '$[*] ? (@.code == "items").items[*]')),
  constraint coupon_free_item check ((kind = 'freeItem') = (free_item_id is not null)),
  constraint coupon_rewards check (scope <> 'rewards' or (kind = 'amount' and conditions @? '$[*] ? (@.code == "rewardsAccount")'))
);
create trigger coupon_changed after insert or update or delete or truncate on coupon for each statement execute function announce_all('coupon');

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
  -- A coupon that is once for each person is counted by account, e-mail and delivery address (trust 7): a new browser is no new person.
  -- As `emailIdentity` and `dwellingOf` write them; null where it does not count.
  email_key text,
  address_key text,
  primary key (code, order_number)
);
create index coupon_use_order on coupon_use (order_number);
create index coupon_use_owner on coupon_use (owner_id, code);
create index coupon_use_email on coupon_use (email_key, code) where email_key is not null;
create index coupon_use_address on coupon_use (address_key, code) where address_key is not null;
