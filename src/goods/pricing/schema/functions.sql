-- Tells every server which accounts' prices or items changed. The payload names the accounts, or is empty when there are many.
create or replace function announce_accounts() returns trigger language plpgsql as $$
declare
  numbers text;
  n bigint;
begin
  select string_agg(account_number, ' '), count(*) into numbers, n from (select distinct account_number from changed limit 101) c;
  if n > 0 then
    perform pg_notify('contract', case when n > 100 or octet_length(numbers) > 7000 then '' else numbers end);
  end if;
  return null;
end $$;

create or replace trigger contract_price_inserted after insert on contract_price referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_price_updated after update on contract_price referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_price_deleted after delete on contract_price referencing old table as changed
  for each statement execute function announce_accounts();
create or replace trigger account_item_inserted after insert on account_item referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger account_item_updated after update on account_item referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger account_item_deleted after delete on account_item referencing old table as changed
  for each statement execute function announce_accounts();
