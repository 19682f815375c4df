-- The organization that an order was placed for, its buyer's name, and the buyer's group, all as they were when it was placed (USR-9, USR-10).
-- The three are null for everybody without an organization, and in drafts.
alter table order_head
  add column account_number text,
  add column buyer_name text,
  add column group_id uuid;

-- Of older orders only the present organization of their buyers is known.
update order_head h set account_number = b.account_number, buyer_name = b.name,
  group_id = (select g.group_id from buyer_group g where g.account_number = b.account_number and g.profile_id = b.profile_id)
from organization_buyer b where b.profile_id = h.owner_id and h.placed_at is not null;

create index order_of_organization on order_head (account_number, placed_at desc) where account_number is not null;
