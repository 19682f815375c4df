-- The record of representatives is only added to, and goes as a whole when it is old. With the shopper's account go their name and the note.

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
  when (not (old.profile_id is not null and new.profile_id is null and new.shopper_first_name = '' and new.shopper_name = '' and new.note = ''
    and (old.acting_id, old.token_hash, old.tenant, old.representative_name, old.representative_number, old.reason, old.started_at, old.ends_at)
      is not distinct from (new.acting_id, new.token_hash, new.tenant, new.representative_name, new.representative_number, new.reason,
        new.started_at, new.ends_at))
    and (old.acting_id, old.token_hash, old.tenant, old.representative_name, old.representative_number, old.profile_id, old.shopper_name, old.reason,
      old.note, old.started_at, old.ends_at)
    is distinct from (new.acting_id, new.token_hash, new.tenant, new.representative_name, new.representative_number, new.profile_id,
      new.shopper_name, new.reason, new.note, new.started_at, new.ends_at))
  execute function acting_stays();
