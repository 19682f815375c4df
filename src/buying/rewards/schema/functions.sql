-- Fails the transaction when an order wants more reward money than the balance.
create or replace function rewards_fall_short(order_number text) returns table (profile_id uuid) language plpgsql as $$
begin
  raise exception 'Rewards fall short for order %', order_number using errcode = 'IW003';
end $$;
