-- The sandbox provider keeps its books in a database or schema of its own. On PostgreSQL what it has goes with it.
do $$
begin
  if exists (select from sandbox_authorisation) and to_regclass('sandbox_provider.sandbox_authorisation') is null then
    create schema if not exists sandbox_provider;
    alter table sandbox_card set schema sandbox_provider;
    alter table sandbox_authorisation set schema sandbox_provider;
    alter table sandbox_movement set schema sandbox_provider;
  else
    drop table sandbox_movement, sandbox_authorisation, sandbox_card;
  end if;
end
$$;

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
