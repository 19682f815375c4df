-- Orders that purchasing systems send, and the documents that go back (B2B-9). Every row carries its organization in the key.

-- What a connection's administrator decides about orders and documents. Without a row: no documents go back, no tolerance, known places only.
create table purchase_document_settings (
  account_number text not null references account on delete cascade,
  connection_id uuid not null,
  -- Where documents go; '' for nowhere.
  send_to text not null check (char_length(send_to) <= 500),
  -- By how much ours may be dearer than the price on an order.
  tolerance_percent integer not null check (tolerance_percent between 0 and 25),
  -- Orders may go to addresses that are none of the organization's locations.
  allows_new_ship_to boolean not null,
  changed_at timestamptz not null,
  primary key (account_number, connection_id)
);

-- One order of a purchasing system, known by the number of its purchase order.
create table incoming_order (
  account_number text not null references account on delete cascade,
  connection_id uuid not null,
  order_id text not null check (char_length(order_id) between 1 and 40),
  -- The document that is being worked on, or that was placed.
  document_id uuid not null,
  -- Of what the document orders, whatever its payload id and time stamp.
  content_hash text not null,
  profile_id uuid,
  -- Decided before anything is placed, so that a crash leaves one order or none.
  cart_id uuid not null,
  total integer check (total >= 0),
  -- Another server may go on with it after that.
  lease_until timestamptz,
  order_number text unique,
  -- The buyer's lines, with the item of each.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  -- What goes back with each document: its date, and who is billed.
  said jsonb not null default '{}' check (jsonb_typeof(said) = 'object'),
  -- The last event of the order that became documents.
  event_id bigint not null default 0,
  confirmations integer not null default 0,
  primary key (account_number, connection_id, order_id),
  check (order_number is null or lease_until is null)
);
create index incoming_order_left on incoming_order (lease_until) where lease_until is not null;

create table purchase_document (
  account_number text not null references account on delete cascade,
  document_id uuid not null,
  -- In the order of coming and going.
  document_no bigint generated always as identity,
  connection_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('order', 'change', 'cancellation', 'confirmation', 'shipNotice', 'invoice', 'creditMemo')),
  payload_id text not null check (char_length(payload_id) between 1 and 255),
  order_id text not null check (char_length(order_id) <= 40),
  order_number text,
  -- In: received, taken, repeated, refused. Out: waiting, sent, failed.
  state text not null check (state = any (case direction when 'in' then '{received,taken,repeated,refused}'::text[] else '{waiting,sent,failed}'::text[] end)),
  -- The document without secrets and card numbers.
  text text not null check (char_length(text) <= 2000000),
  content_hash text not null default '',
  -- In: why it was refused. Out: what the last attempt came to.
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  attempts integer not null default 0,
  -- Out: when it is tried next. A claim puts it off.
  due_at timestamptz,
  at timestamptz not null,
  done_at timestamptz,
  primary key (account_number, document_id)
);
create unique index purchase_document_payload on purchase_document (account_number, connection_id, direction, payload_id);
create index purchase_document_list on purchase_document (account_number, document_no desc);
create index purchase_document_order on purchase_document (order_number, document_no) where order_number is not null;
create index purchase_document_due on purchase_document (due_at) where state = 'waiting';

-- What a punchout cart told the buyer's system about the price of a line: it holds for a while, whatever the shop's price does (decision 0403).
create table purchase_quote (
  account_number text not null references account on delete cascade,
  connection_id uuid not null,
  session_id uuid not null,
  line_ref text not null check (char_length(line_ref) between 1 and 40),
  item_id text not null,
  qty integer not null check (qty > 0),
  -- Cents of the whole line after discounts.
  net integer not null check (net >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  quoted_at timestamptz not null,
  primary key (account_number, connection_id, session_id, line_ref)
);
create index purchase_quote_age on purchase_quote (quoted_at);
