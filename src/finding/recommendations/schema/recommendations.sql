-- What recommendations are learned from, and what is paid to be shown beside them.

-- What was bought together: every order as it is placed, and baskets from before, of an earlier shop or a demonstration.
create table bought_basket (
  basket_id text primary key check (char_length(basket_id) between 1 and 60),
  -- In the order in which they were written.
  basket_no bigint not null generated always as identity unique,
  -- Tells the baskets of one customer together; says nothing else about them.
  customer text check (char_length(customer) between 1 and 60),
  bought_at timestamptz not null,
  item_ids text[] not null check (cardinality(item_ids) between 1 and 1000)
);
create trigger bought_basket_written after insert on bought_basket for each statement execute function announce_all('bought_basket');

-- How often a product was looked at soon after another: counted by day, never by shopper.
create table viewed_together (
  day date not null,
  item_id text not null,
  -- Looked at before it.
  other_id text not null,
  times integer not null default 0,
  primary key (day, item_id, other_id)
);

-- What a brand pays to have shown within a list: always marked, and only where it belongs there anyway.
create table sponsorship (
  sponsorship_id text primary key check (char_length(sponsorship_id) between 1 and 40),
  item_id text not null references product on delete cascade,
  -- The list: a category with all below it, or searches that hold these words.
  category_id text references category on delete cascade,
  words text check (char_length(words) between 2 and 80),
  -- Null: both editions.
  tenant text check (tenant in ('consumer', 'business')),
  -- Its place on the first page of the list.
  position integer not null check (position between 1 and 24),
  -- First and last day, by Greenwich.
  since date not null,
  until date not null check (until >= since),
  check ((category_id is null) <> (words is null))
);
create trigger sponsorship_changed after insert or update or delete or truncate on sponsorship for each statement execute function announce_all('sponsorship');

-- How rows of recommendations and sponsored places do: counted by day, never by shopper.
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
