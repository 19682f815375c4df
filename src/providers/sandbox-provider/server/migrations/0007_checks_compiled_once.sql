-- The same checks as one function: the database reads the text of a check anew for every statement that writes, and compiles a function once for
-- each connection.
create function sandbox_authorisation_is_sound(a sandbox_authorisation) returns boolean language plpgsql immutable as $$
begin
  return char_length(a.idempotency_key) between 1 and 255 and a.currency = any ('{USD,CAD}'::text[])
    and a.status = any ('{authorised,declined,voided,challenge}'::text[]) and (a.status <> 'voided' or a.captured = 0)
    and least(a.amount, a.captured, a.refunded, a.released) >= 0 and a.refunded <= a.captured and a.captured + a.released <= a.amount;
end $$;

do $$
declare
  old text;
begin
  for old in select conname from pg_constraint where conrelid = 'sandbox_authorisation'::regclass and contype = 'c' loop
    execute format('alter table sandbox_authorisation drop constraint %I', old);
  end loop;
end $$;
alter table sandbox_authorisation add constraint sandbox_authorisation_sound check (sandbox_authorisation_is_sound(sandbox_authorisation));
