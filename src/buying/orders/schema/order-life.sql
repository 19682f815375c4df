-- A placed order's shipments, cancellations, returns, events and the tasks that follow them.

-- A shipment from its first step on; before that it is implied by lines with the same dates and store. Numbered by its first line.
create table order_shipment (
  order_number text not null references order_head on delete cascade,
  shipment_no integer not null check (shipment_no > 0),
  -- lapsed: a pickup that was not collected in time; its goods go back to stock and nothing is charged. A shipment without a row is ordered, or
  -- cancelled if all its lines are (docs/contracts/states.md).
  state text not null check (state in ('packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed')),
  carrier text check (char_length(carrier) between 1 and 40),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  packed_at timestamptz,
  -- Left the warehouse, or ready in the store.
  left_at timestamptz,
  -- The last day that a store holds a pickup, in the store's time zone, as the mail said when it became ready.
  held_until date,
  -- Delivered or picked up.
  arrived_at timestamptz,
  -- Cents captured when it left.
  captured integer check (captured >= 0),
  changed_at timestamptz not null,
  primary key (order_number, shipment_no)
);
create index order_shipment_held on order_shipment (held_until) where state = 'ready';

-- Events of a placed order; append-only.
create table order_event (
  event_id bigint generated always as identity primary key,
  order_number text not null references order_head on delete cascade,
  kind text not null check (kind in
    ('placed', 'packed', 'shipped', 'delivered', 'ready', 'pickedUp', 'lapsed', 'cancelled', 'returnRequested', 'returnReceived', 'returnCancelled')),
  shipment_no integer,
  line_nos integer[] not null default '{}',
  return_no integer,
  -- Cents that move with the event: captured, taken off, refunded.
  amount integer not null default 0 check (amount >= 0),
  by_whom text not null check (by_whom in ('shopper', 'staff', 'shop')),
  at timestamptz not null
);
create index order_event_of on order_event (order_number, event_id);
-- The event `placed` exists once, however often its job runs.
create unique index order_event_placed on order_event (order_number) where kind = 'placed';

-- Tasks that follow an event, written with it and retried until done: mail, money at the provider, webhook. The statement that places an
-- order writes the task `confirm`, which names the order itself and has no event.
-- The statement that writes an event notifies the servers. Confirmations do not notify: transactions with a notify commit one after the
-- other, which would slow down placing.
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

-- Further tasks after placing, besides the mail. Each kind retries separately, so that none waits for another. A finished row is deleted.
create table order_follow_up (
  order_number text not null,
  -- 'learn': recommendations learn from its items; 'announce': the webhook receiver gets it.
  kind text not null check (kind in ('learn', 'announce')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  problem text,
  primary key (order_number, kind)
);
create index order_follow_up_due on order_follow_up (kind, due_at);

-- A return, from the request to the refund: the shopper may withdraw it, staff record what arrived and its condition.
create table order_return (
  order_number text not null references order_head on delete cascade,
  return_no integer not null check (return_no > 0),
  state text not null check (state in ('requested', 'received', 'refunded', 'cancelled')),
  reason text not null check (reason in ('damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded')),
  note text not null default '' check (char_length(note) <= 500),
  -- The label's address has this unguessable key.
  label_key text not null unique check (char_length(label_key) between 20 and 40),
  requested_at timestamptz not null,
  received_at timestamptz,
  primary key (order_number, return_no)
);
-- Returns whose parcel has not arrived.
create index order_return_open on order_return (requested_at) where state = 'requested';

create table order_return_line (
  order_number text not null,
  return_no integer not null,
  line_no integer not null,
  qty integer not null check (qty > 0),
  -- Refund in cents.
  amount integer not null check (amount >= 0),
  -- Units that arrived; null before the return arrives. Missing units count as never returned.
  arrived integer check (arrived between 0 and qty),
  -- Only units as new go back to stock.
  condition text check (condition in ('asNew', 'opened', 'damaged')),
  primary key (order_number, return_no, line_no),
  foreign key (order_number, return_no) references order_return on delete cascade,
  foreign key (order_number, line_no) references order_line on delete cascade
);
