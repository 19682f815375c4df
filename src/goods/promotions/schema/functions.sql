-- The limit of a coupon's uses from the condition with this code; null without one or without a number.
create or replace function coupon_uses(conditions jsonb, code text) returns numeric language sql immutable as $$
  select jsonb_path_query_first(conditions, '$[*] ? (@.code == $code).most ? (@.type() == "number")', jsonb_build_object('code', code))::numeric
$$;

-- Tells every server when a coupon is used up or available again, but not about every use.
create or replace function announce_used_up() returns trigger language plpgsql as $$
declare
  most numeric;
begin
  select coupon_uses(conditions, 'usesInAll') into most from coupon where code = new.code;
  if most is not null and (new.used >= most) <> (tg_op = 'UPDATE' and old.used >= most) then
    perform pg_notify('coupon', '');
  end if;
  return null;
end $$;
create or replace trigger coupon_used after insert or update on coupon_count for each row execute function announce_used_up();
