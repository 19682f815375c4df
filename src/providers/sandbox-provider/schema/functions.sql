-- The check of an authorisation is a function: PostgreSQL parses an inline check again for every writing statement, but compiles a function
-- once per connection (decision 0263).
create or replace function sandbox_authorisation_is_sound(a sandbox_authorisation) returns boolean language plpgsql immutable as $$
begin
  return char_length(a.idempotency_key) between 1 and 255 and a.currency = any ('{USD,CAD}'::text[])
    and a.status = any ('{authorised,declined,voided,challenge}'::text[]) and (a.status <> 'voided' or a.captured = 0)
    and least(a.amount, a.captured, a.refunded, a.released) >= 0 and a.refunded <= a.captured and a.captured + a.released <= a.amount;
end $$;
