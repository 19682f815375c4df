-- Announces new amounts of promisable stock, so that servers need not query: "item location amount", one per line. The payload is empty when there
-- are many. Holds are announced separately.
create or replace function announce_stock() returns trigger language plpgsql as $$
declare
  lines text;
  n bigint;
begin
  select string_agg(item_id || ' ' || location || ' ' || greatest(on_hand - allocated - safety, 0), e'\n'), count(*)
    into lines, n from (select * from changed limit 101) c;
  if n > 0 then
    perform pg_notify('stock', case when n > 100 or octet_length(lines) > 7000 then '' else lines end);
  end if;
  return null;
end $$;
create or replace trigger stock_inserted after insert on stock referencing new table as changed for each statement execute function announce_stock();
create or replace trigger stock_deleted after delete on stock for each statement execute function announce_all('stock');

-- The server that took stock for an order or checkout announces it after the transaction, many together: PostgreSQL commits announcing transactions
-- one after the other, each waiting for the disk, and orders must not wait for each other.
create or replace function announce_stock_update() returns trigger language plpgsql as $$
declare
  lines text;
  n bigint;
begin
  select string_agg(item_id || ' ' || location || ' ' || greatest(on_hand - allocated - safety, 0), e'\n'), count(*) into lines, n from (
    select c.* from changed c join gone g on g.item_id = c.item_id and g.location = c.location
    where c.allocated <= g.allocated or c.on_hand <> g.on_hand or c.safety <> g.safety limit 101
  ) c;
  if n > 0 then
    perform pg_notify('stock', case when n > 100 or octet_length(lines) > 7000 then '' else lines end);
  end if;
  return null;
end $$;
create or replace trigger stock_updated after update on stock referencing old table as gone new table as changed
  for each statement execute function announce_stock_update();
