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

create or replace trigger contract_inserted after insert on contract referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_updated after update on contract referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_deleted after delete on contract referencing old table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_rule_inserted after insert on contract_rule referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_rule_updated after update on contract_rule referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger contract_rule_deleted after delete on contract_rule referencing old table as changed
  for each statement execute function announce_accounts();
create or replace trigger off_contract_policy_inserted after insert on off_contract_policy referencing new table as changed
  for each statement execute function announce_accounts();
create or replace trigger off_contract_policy_updated after update on off_contract_policy referencing new table as changed
  for each statement execute function announce_accounts();

-- Tells every server that costs changed; it reads them again.
create or replace function announce_costs() returns trigger language plpgsql as $$
begin
  perform pg_notify('item_cost', '');
  return null;
end $$;

create or replace trigger item_cost_changed after insert or update or delete on item_cost
  for each statement execute function announce_costs();
