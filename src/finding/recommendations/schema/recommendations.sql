-- Data that recommendations learn from, and sponsorships.

-- Items bought together: every order when it is placed, and imported baskets of an earlier shop or the demo.
create table bought_basket (
  basket_id text primary key check (char_length(basket_id) between 1 and 60),
  -- Ascending in the order of writing.
  basket_no bigint not null generated always as identity unique,
  -- Groups the baskets of one customer; holds no other information about them.
  customer text check (char_length(customer) between 1 and 60),
  bought_at timestamptz not null,
  item_ids text[] not null check (cardinality(item_ids) between 1 and 1000)
);
create trigger bought_basket_written after insert on bought_basket for each statement execute function announce_all('bought_basket');

-- How often a product was viewed soon after another: counted by day, never by shopper.
create table viewed_together (
  day date not null,
  item_id text not null,
  -- The product viewed before.
  other_id text not null,
  times integer not null default 0,
  primary key (day, item_id, other_id)
);

-- Sponsored products within lists: always labelled, and only where they belong anyway.
create table sponsorship (
  sponsorship_id text primary key check (char_length(sponsorship_id) between 1 and 40),
  item_id text not null references product on delete cascade,
  -- The list: a category with its subcategories, or searches with these words.
  category_id text references category on delete cascade,
  words text check (char_length(words) between 2 and 80),
  -- Null: both editions.
  tenant text check (tenant in ('consumer', 'business')),
  -- Position on the first page of the list.
  position integer not null check (position between 1 and 24),
  -- First and last day in UTC.
  since date not null,
  until date not null check (until >= since),
  check ((category_id is null) <> (words is null))
);
create trigger sponsorship_changed after insert or update or delete or truncate on sponsorship for each statement execute function announce_all('sponsorship');

-- Views and clicks of recommendation rows and sponsored positions: counted by day, never by shopper.
create table row_event (
  day date not null,
  place text not null,
  scheme text not null,
  -- Empty: the row as a whole was seen.
  item_id text not null,
  kind text not null check (kind in ('seen', 'opened', 'added')),
  times integer not null default 0,
  primary key (day, place, scheme, item_id, kind)
);
