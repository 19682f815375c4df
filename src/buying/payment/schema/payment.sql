-- Notifications of the payment company, each event once. Kept while the company may send one again.
create table payment_event (
  event_id text primary key,
  kind text not null,
  reference text not null,
  amount integer not null,
  at timestamptz not null,
  heard_at timestamptz not null
);
create index payment_event_age on payment_event (heard_at);
