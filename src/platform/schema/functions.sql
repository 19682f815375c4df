-- Notifies every server that listens on the trigger's channel that a table changed, without naming rows.
create or replace function announce_all() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

-- Counts one try under each key, in order. The first key without tries left refuses: `until` says when it has one again, and later keys count
-- nothing. `tries` are the counts of the keys before it, with this try.
create or replace function take_tries(keys text[], most integer[], windows integer[], at timestamptz, out tries integer[], out until timestamptz)
language plpgsql as $$
declare
  many integer;
begin
  tries := '{}';
  for n in 1 .. cardinality(keys) loop
    insert into rate_limit as l (limit_key, used, ends_at) values (keys[n], 1, at + make_interval(secs => windows[n]))
    on conflict (limit_key) do update set used = case when l.ends_at <= at then 1 else l.used + 1 end,
      ends_at = case when l.ends_at <= at then excluded.ends_at else l.ends_at end
    where l.used < most[n] or l.ends_at <= at
    returning l.used into many;
    if not found then
      select l.ends_at into until from rate_limit l where l.limit_key = keys[n];
      return;
    end if;
    tries := tries || many;
  end loop;
end $$;

-- Call this when the try was no guess: the first key starts anew, the others get one try back. Locks rows in the order of `take_tries`.
create or replace function give_back_tries(keys text[], at timestamptz) returns void language plpgsql as $$
begin
  delete from rate_limit where limit_key = keys[1];
  for n in 2 .. cardinality(keys) loop
    update rate_limit set used = used - 1 where limit_key = keys[n] and used > 0 and ends_at > at;
  end loop;
end $$;

-- Returns one try to each key; none starts anew.
create or replace function return_tries(keys text[], at timestamptz) returns void language plpgsql as $$
begin
  for n in 1 .. cardinality(keys) loop
    update rate_limit set used = used - 1 where limit_key = keys[n] and used > 0 and ends_at > at;
  end loop;
end $$;
