-- Coupons of every kind, with conditions, limits and combinations (CART-15).
create table coupon (
  code text primary key check (code = upper(code) and char_length(code) between 2 and 40),
  -- amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. freeItem: one unit of free_item_id is free.
  kind text not null check (kind in ('amount', 'percent', 'shipping', 'freeItem')),
  value integer not null check (value >= 0 and (kind <> 'percent' or value <= 10000)),
  free_item_id text,
  -- instant: needs no code, names its items. rewards: a shopper's own money.
  scope text not null check (scope in ('instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards')),
  -- Of coupons with the same name here only the best applies; * excludes all others; null combines with all.
  exclusive text check (exclusive <> ''),
  title jsonb not null check (title ? 'en-US'),
  -- A list of conditions with code and values: [{"code": "minimumSpend", "cents": 10000}]. src/goods/promotions/rules/conditions defines them, so a
  -- new one needs no migration.
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  -- An instant coupon names the items it applies to, and a rewards coupon belongs to a member.
  constraint coupon_instant check (scope <> 'instant'
    or (kind in ('amount', 'percent') and conditions @? '$[*] ? (@.code == "items").items[*]')),
  constraint coupon_free_item check ((kind = 'freeItem') = (free_item_id is not null)),
  constraint coupon_rewards check (scope <> 'rewards' or (kind = 'amount' and conditions @? '$[*] ? (@.code == "rewardsAccount")'))
);
create trigger coupon_changed after insert or update or delete or truncate on coupon for each statement execute function announce_all('coupon');

-- Number of uses of each limited coupon. Placing locks the row, so that the last use is taken only once.
create table coupon_count (
  code text primary key references coupon on delete cascade,
  used integer not null default 0 check (used >= 0)
);

-- Each use with its person and order; deleted when an order fails.
create table coupon_use (
  code text not null references coupon on delete cascade,
  order_number text not null,
  owner_id uuid not null,
  -- A coupon with a limit per person counts by account, e-mail and delivery address (trust 7), because a new browser is no new person. Normalized by
  -- `emailIdentity` and `dwellingOf`; null when it does not count.
  email_key text,
  address_key text,
  primary key (code, order_number)
);
create index coupon_use_order on coupon_use (order_number);
create index coupon_use_owner on coupon_use (owner_id, code);
create index coupon_use_email on coupon_use (email_key, code) where email_key is not null;
create index coupon_use_address on coupon_use (address_key, code) where address_key is not null;
