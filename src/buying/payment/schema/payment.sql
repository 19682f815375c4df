-- What the payment company told the shop by itself, each event once. Kept as long as anybody may ask.
create table payment_event (
  event_id text primary key,
  kind text not null,
  reference text not null,
  amount integer not null,
  at timestamptz not null,
  heard_at timestamptz not null
);
create index payment_event_age on payment_event (heard_at);
