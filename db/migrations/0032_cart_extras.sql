-- What few carts and lines have, so that the others stay small: furniture service, alternate of, budget center of a line, …
-- null is nothing. A view says which owners have an account, for the carts' time of life.

alter table cart add column extra jsonb check (jsonb_typeof(extra) = 'object');
alter table cart_line add column extra jsonb check (jsonb_typeof(extra) = 'object');

create view known_shopper as select profile_id as shopper_id from profile;
create view draft_cart as select owner_id, cart_id from order_head where status in ('draft', 'pendingApproval');

-- Carts are looked through by age.
create index cart_age on cart (updated_at) where status = 'active';
