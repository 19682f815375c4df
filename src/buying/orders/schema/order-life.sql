-- What becomes of an order once it is placed: its shipments, what was cancelled or sent back, what happened when, and what follows.

-- A shipment from its first step on; before that it is what lines with the same dates and store make. Numbered by its first line.
create table order_shipment (
  order_number text not null references order_head on delete cascade,
  shipment_no integer not null check (shipment_no > 0),
  -- lapsed: a pickup that nobody fetched in time. What was ready goes back on the shelf, its money is not taken. Of a shipment that is still ordered
  -- there is no row, and that it is cancelled say its lines (docs/contracts/states.md).
  state text not null check (state in ('packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed')),
  carrier text check (char_length(carrier) between 1 and 40),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  packed_at timestamptz,
  -- Left the warehouse, or lies ready in the store.
  left_at timestamptz,
  -- The last day on which a pickup is kept, on the store's own calendar, as the shopper was told when it became ready.
  held_until date,
  -- Delivered or picked up.
  arrived_at timestamptz,
  -- Cents taken when it left.
  captured integer check (captured >= 0),
  changed_at timestamptz not null,
  primary key (order_number, shipment_no)
);
create index order_shipment_held on order_shipment (held_until) where state = 'ready';

-- Everything that happened to an order after it was placed; rows are only ever added.
create table order_event (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head on delete cascade,
  kind text not null check (kind in
    ('placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled', 'returnRequested', 'returnReceived', 'returnCancelled')),
  shipment_no integer,
  line_nos integer[] not null default '{}',
  return_no integer,
  -- Cents that move with it: taken, taken off, given back.
  amount integer not null default 0 check (amount >= 0),
  by_whom text not null check (by_whom in ('shopper', 'staff', 'shop')),
  at timestamptz not null
);
create index order_event_of on order_event (order_number, event_id);
-- An order is told as placed once, however often its job runs.
create unique index order_event_placed on order_event (order_number) where kind = 'placed';

-- What has to follow an event, each tried until it is done: mail, money at the provider, a webhook. Written with the event. That an order was
-- placed is confirmed by the task `confirm`, which the statement that places it writes: it names the order itself, for it belongs to no event.
-- Servers hear of tasks by the statement that writes an event. Of confirmations they do not: transactions that announce something end one after
-- the other, which orders must not.
create table order_task (
  task_id bigint generated always as identity primary key,
  event_id bigint references order_event on delete cascade,
  order_number text,
  kind text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz,
  problem text,
  unique (event_id, kind),
  constraint order_task_kind check (kind = any ('{mail,capture,release,void,refund,webhook,confirm}'::text[])
    and (kind = 'confirm') = (event_id is null) and (event_id is null) = (order_number is not null))
);
create index order_task_due on order_task (due_at) where done_at is null and event_id is not null;
create index order_task_confirm on order_task (due_at) where done_at is null and event_id is null;

-- What has to follow an order being placed, beside its mail: each has its own tries, so that none of them waits for another. A row goes when it
-- is done.
create table order_follow_up (
  order_number text not null,
  -- 'learn': its basket is learned from; 'announce': whoever is told outside hears of it.
  kind text not null check (kind in ('learn', 'announce')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  problem text,
  primary key (order_number, kind)
);
create index order_follow_up_due on order_follow_up (kind, due_at);

-- What a shopper sends back, from asking to paid back: they may take it back, staff say what arrived and in which state.
create table order_return (
  order_number text not null references order_head on delete cascade,
  return_no integer not null check (return_no > 0),
  state text not null check (state in ('requested', 'received', 'refunded', 'cancelled')),
  reason text not null check (reason in ('damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded')),
  note text not null default '' check (char_length(note) <= 500),
  -- Its label is found by this key, which nobody can guess.
  label_key text not null unique check (char_length(label_key) between 20 and 40),
  requested_at timestamptz not null,
  received_at timestamptz,
  primary key (order_number, return_no)
);
-- Returns that wait for their parcel.
create index order_return_open on order_return (requested_at) where state = 'requested';

create table order_return_line (
  order_number text not null,
  return_no integer not null,
  line_no integer not null,
  qty integer not null check (qty > 0),
  -- Cents to give back for it.
  amount integer not null check (amount >= 0),
  -- Units that came; null until the return has arrived. Those that did not come are as if they had never been asked for.
  arrived integer check (arrived between 0 and qty),
  -- Only what is as new goes back on its shelf.
  condition text check (condition in ('asNew', 'opened', 'damaged')),
  primary key (order_number, return_no, line_no),
  foreign key (order_number, return_no) references order_return on delete cascade,
  foreign key (order_number, line_no) references order_line on delete cascade
);
