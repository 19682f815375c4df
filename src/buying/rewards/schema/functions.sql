-- Fails a transaction that wants more reward money than there is.
create or replace function rewards_fall_short(order_number text) returns table (profile_id uuid) language plpgsql as $$
begin
  raise exception 'Rewards fall short for order %', order_number using errcode = 'IW003';
end $$;
