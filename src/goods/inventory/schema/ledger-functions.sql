-- The ledger: each change of an amount is an entry.

create or replace function write_stock_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_ledger (item_id, location, on_hand, allocated, kind, reference)
      select item_id, location, on_hand, allocated, 'count', changed_by from changed where on_hand <> 0 or allocated <> 0 order by item_id, location;
  else
    insert into stock_ledger (item_id, location, on_hand, allocated, kind)
      select item_id, location, -on_hand, -allocated, 'removal' from gone where on_hand <> 0 or allocated <> 0 order by item_id, location;
  end if;
  return null;
end $$;
create or replace trigger stock_ledger_inserted after insert on stock referencing new table as changed for each statement execute function write_stock_ledger();
create or replace trigger stock_ledger_deleted after delete on stock referencing old table as gone for each statement execute function write_stock_ledger();

-- Row-level trigger: most orders change one row, for which a transition table would cost more than the rest of the entry.
create or replace function write_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (item_id, location, on_hand, allocated, kind, reference)
  values (new.item_id, new.location, new.on_hand - old.on_hand, new.allocated - old.allocated,
    case when new.allocated > old.allocated then 'allocation' when new.allocated = old.allocated then 'count'
      when new.on_hand < old.on_hand then 'shipment' else 'release' end, new.changed_by);
  return null;
end $$;
create or replace trigger stock_ledger_updated after update on stock for each row
  when (new.on_hand <> old.on_hand or new.allocated <> old.allocated) execute function write_stock_change();
