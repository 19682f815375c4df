-- What becomes of an order once it is placed: its shipments, what was cancelled or sent back, what happened when, and what follows.

alter table order_head
  -- A shipment has taken a step: the order cannot be taken back into the cart any more.
  add column begun boolean not null default false,
  -- Cents taken off the total by cancelled lines and the fees that went with them; cents given back for what was returned.
  add column cancelled integer not null default 0 check (cancelled between 0 and total),
  add column refunded integer not null default 0 check (refunded between 0 and total);

alter table order_line add column cancelled_at timestamptz;

-- A shipment from its first step on; before that it is what lines with the same dates and store make. Numbered by its first line.
create table order_shipment (
  order_number text not null references order_head on delete cascade,
  shipment_no integer not null check (shipment_no > 0),
  state text not null check (state in ('ordered', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'cancelled')),
  carrier text check (char_length(carrier) between 1 and 40),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  packed_at timestamptz,
  -- Left the warehouse, or lies ready in the store.
  left_at timestamptz,
  -- Delivered or picked up.
  arrived_at timestamptz,
  -- Cents taken when it left.
  captured integer check (captured >= 0),
  changed_at timestamptz not null,
  primary key (order_number, shipment_no)
);

-- Everything that happened to an order after it was placed; rows are only ever added.
create table order_event (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head on delete cascade,
  kind text not null check (kind in ('placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'cancelled', 'returnRequested', 'returnReceived')),
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

-- What has to follow an event, each tried until it is done: mail, money at the provider, a webhook. Written with the event.
create table order_task (
  task_id bigint generated always as identity primary key,
  event_id bigint not null references order_event on delete cascade,
  kind text not null check (kind in ('mail', 'capture', 'void', 'refund', 'webhook')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz,
  problem text,
  unique (event_id, kind)
);
create index order_task_due on order_task (due_at) where done_at is null;

-- Running servers hear of tasks at once, whoever wrote them.
create trigger order_task_written after insert on order_task for each statement execute function announce_all('order_task');

-- What a shopper sends back: asked for, arrived, paid back.
create table order_return (
  order_number text not null references order_head on delete cascade,
  return_no integer not null check (return_no > 0),
  state text not null check (state in ('requested', 'refunded')),
  reason text not null check (reason in ('damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded')),
  note text not null default '' check (char_length(note) <= 500),
  requested_at timestamptz not null,
  received_at timestamptz,
  primary key (order_number, return_no)
);

create table order_return_line (
  order_number text not null,
  return_no integer not null,
  line_no integer not null,
  qty integer not null check (qty > 0),
  -- Cents to give back for it.
  amount integer not null check (amount >= 0),
  primary key (order_number, return_no, line_no),
  foreign key (order_number, return_no) references order_return on delete cascade,
  foreign key (order_number, line_no) references order_line on delete cascade
);
