-- Tells every server when a coupon is used up, or is to be had again; not of every use.
create or replace function announce_used_up() returns trigger language plpgsql as $$
declare
  most integer;
begin
  select limit_total into most from coupon where code = new.code;
  if most is not null and (new.used >= most) <> (tg_op = 'UPDATE' and old.used >= most) then
    perform pg_notify('coupon', '');
  end if;
  return null;
end $$;
create or replace trigger coupon_used after insert or update on coupon_count for each row execute function announce_used_up();
