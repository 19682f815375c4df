-- Refuses to take goods that are not all there, and says what is missing: nothing of the transaction lasts then.
create function fell_short(lines json) returns void language plpgsql as $$
begin
  raise exception 'Goods fall short' using errcode = 'IW002', detail = lines::text;
end $$;
