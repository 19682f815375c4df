-- What was published stays as it was: a change is a new version. It can be withdrawn.
create or replace function content_version_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'published' and new.state = 'withdrawn' and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' then
    return new;
  end if;
  raise exception 'Version % of % was published and cannot be changed', old.version, old.item_id;
end $$;
create or replace trigger content_version_stays before update or delete on content_version
  for each row when (old.published_at is not null) execute function content_version_stays();
