-- Orders that repeat (ATC-7): what somebody wants again and again, and each day on which it was due.
create table restock (
  owner_id uuid not null references profile on delete cascade,
  restock_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  -- The language in which it was started: of its mails.
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  -- active, attention (a question waits for its owner), paused, ended.
  state text not null default 'active' check (state in ('active', 'attention', 'paused', 'ended')),
  item_id text not null,
  qty integer not null check (qty between 1 and 999),
  -- Every so many weeks or months from the anchor; null: on `dates`.
  unit text check (unit in ('week', 'month')),
  every smallint check (every between 1 and 26),
  anchor_on date not null,
  dates date[] not null default '{}',
  -- Days of the site's calendar. Null: nothing comes any more.
  next_on date,
  last_on date,
  times_left smallint check (times_left >= 0),
  -- The unit price in cents that the owner agreed to, and by how many percent it may rise; null: by anything.
  agreed_cents integer not null check (agreed_cents >= 0),
  price_limit smallint check (price_limit between 0 and 100),
  when_short text not null check (when_short in ('partial', 'wait')),
  -- Ids in the owner's address book, organization and cards; what they name may go away, and then the owner is asked.
  address_id text,
  location_id uuid,
  -- Null: billed to the account.
  card_id text,
  budget_center text,
  purchase_order text not null default '' check (char_length(purchase_order) <= 40),
  -- Days in a row that were skipped because nobody answered.
  unanswered smallint not null default 0,
  -- The day that the last reminder was about.
  reminded_on date,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  primary key (owner_id, restock_id),
  check ((unit is null) = (every is null)),
  check ((unit is null) = (cardinality(dates) > 0)),
  check ((address_id is null) <> (location_id is null)),
  check ((state = 'ended') = (ended_at is not null))
);
create index restock_next on restock (next_on) where state = 'active';

-- One row for each due day: the key refuses a second, so neither a crash nor two servers order a day twice.
create table restock_due (
  owner_id uuid not null,
  restock_id uuid not null,
  due_on date not null,
  item_id text not null,
  qty integer not null check (qty > 0),
  -- due, asking, placing, placed, skipped.
  state text not null default 'due' check (state in ('due', 'asking', 'placing', 'placed', 'skipped')),
  -- What the owner is or was asked, and what it says: prices in cents, a card's last digits, a sentence.
  question text,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  ask_until date,
  -- Refusals of the payment, and when it is looked at again; null: not by itself.
  tries smallint not null default 0,
  next_at timestamptz,
  -- The cart that is being ordered, and until when its server has time for that.
  cart_id uuid,
  lease_until timestamptz,
  order_number text,
  ordered_qty integer,
  unit_cents integer,
  opened_at timestamptz not null,
  done_at timestamptz,
  primary key (owner_id, restock_id, due_on),
  foreign key (owner_id, restock_id) references restock on delete cascade,
  check ((state = 'placed') = (order_number is not null)),
  check ((state = 'placing') = (lease_until is not null)),
  check (state <> 'placing' or cart_id is not null),
  check (state <> 'asking' or (question is not null and ask_until is not null))
);
create index restock_due_open on restock_due (next_at) where state in ('due', 'asking');
create index restock_due_placing on restock_due (lease_until) where state = 'placing';
