-- What recommendations are learnt from, beside the shop's own orders.

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

-- Orders that were placed before this was kept.
insert into bought_basket (basket_id, customer, bought_at, item_ids)
select h.order_number, h.owner_id::text, h.placed_at, array_agg(distinct l.item_id)
from order_head h join order_line l using (order_number)
where h.placed_at is not null and h.status <> 'cancelled' and l.parent_line_no is null
group by h.order_number, h.owner_id, h.placed_at order by h.placed_at;

-- How often a product was looked at soon after another: counted by day, never by shopper.
create table viewed_together (
  day date not null,
  item_id text not null,
  -- Looked at before it.
  other_id text not null,
  times integer not null default 0,
  primary key (day, item_id, other_id)
);

-- What a merchant pays to have shown, beside deals and best sellers.
alter table placement drop constraint placement_place_check;
alter table placement add constraint placement_place_check check (place in ('deals', 'bestSellers', 'sponsored'));
