-- Tells every server which items changed. The payload names them, or is empty when there are many.
create or replace function announce_items() returns trigger language plpgsql as $$
declare
  ids text;
  n bigint;
begin
  select string_agg(item_id, ' '), count(*) into ids, n from (select distinct item_id from changed limit 101) c;
  if n > 0 then
    perform pg_notify('catalogue', case when n > 100 or octet_length(ids) > 7000 then '' else ids end);
  end if;
  return null;
end $$;

create or replace trigger product_inserted after insert on product referencing new table as changed for each statement execute function announce_items();
create or replace trigger product_updated after update on product referencing new table as changed for each statement execute function announce_items();
create or replace trigger product_deleted after delete on product referencing old table as changed for each statement execute function announce_items();
create or replace trigger price_inserted after insert on price referencing new table as changed for each statement execute function announce_items();
create or replace trigger price_updated after update on price referencing new table as changed for each statement execute function announce_items();
create or replace trigger price_deleted after delete on price referencing old table as changed for each statement execute function announce_items();
