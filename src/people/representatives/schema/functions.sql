-- The record of representatives is only added to. It goes as a whole: with the shopper's account, or when it is old.

create or replace function acting_event_stays() returns trigger language plpgsql as $$
begin
  -- Deleting an acting deletes its events from inside another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'The record of what a representative did cannot be changed';
end $$;

create or replace trigger acting_event_stays before update or delete on acting_event
  for each row execute function acting_event_stays();

create or replace function acting_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Who acted for whom, and why, cannot be changed';
end $$;

create or replace trigger acting_stays before update on acting for each row
  when ((old.acting_id, old.token_hash, old.tenant, old.representative_name, old.representative_number, old.profile_id, old.shopper_name, old.reason,
      old.note, old.started_at, old.ends_at)
    is distinct from (new.acting_id, new.token_hash, new.tenant, new.representative_name, new.representative_number, new.profile_id,
      new.shopper_name, new.reason, new.note, new.started_at, new.ends_at))
  execute function acting_stays();
