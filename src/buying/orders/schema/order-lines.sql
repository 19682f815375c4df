-- The lines and addresses of an order.

create table order_line (
  order_number text not null references order_head on delete cascade,
  line_no integer not null,
  cart_item_id text not null,
  item_id text not null,
  part_number text not null,
  customer_sku text,
  title text not null,
  -- The customization of goods made to order.
  custom jsonb,
  qty integer not null,
  parent_line_no integer,
  parent_relation text,
  unit_price integer not null,
  -- The source of the price, for its explanation: source, was, break.
  price_source jsonb not null,
  gross integer not null,
  item_discount integer not null default 0,
  basket_discount integer not null default 0,
  handling integer not null default 0,
  surcharge integer not null default 0,
  -- The furniture service's part of `handling`, named on receipts and invoices.
  furniture integer not null default 0,
  -- Which service for how many units, for warehouse and customer service: {"level": "CUST", "qty": 2}.
  furniture_service jsonb,
  -- Whether the line earns reward money: purchased gift cards do not.
  earns boolean not null default true,
  -- Per jurisdiction: [{name, jurisdiction, rate, cents}].
  taxes jsonb not null default '[]',
  -- The line's budget center, if it differs from the order's; else ''.
  budget_center text not null default '',
  -- STA, STS, ISP, PCK.
  delivery_type text not null,
  store_number text,
  delivery_group text not null,
  level_of_service text,
  earliest date,
  latest date,
  -- Pickup: minutes after midnight in the store's local time.
  ready_at integer,
  back_order boolean not null default false,
  -- Units taken from each location; they go back if the draft is released.
  stock_location text,
  stock_taken integer not null default 0,
  cancelled_at timestamptz,
  primary key (order_number, line_no)
);
create index order_line_artwork on order_line ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;

create table order_address (
  order_number text not null references order_head on delete cascade,
  address_no integer not null,
  -- S shipping, B billing, SB both, ST store.
  type text not null,
  first_name text not null default '',
  last_name text not null default '',
  organization text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country text not null,
  phone text not null default '',
  store_number text,
  primary key (order_number, address_no),
  constraint order_address_facts
    check (address_no > 0 and type = any ('{S,B,SB,ST}'::text[]) and country = any ('{USA,CA}'::text[]))
);

-- For artwork storage: the artwork of ordered goods.
create view artwork_ordered as
  select order_number, item_id, custom ->> 'artwork' as artwork_id from order_line where custom ->> 'artwork' is not null;
