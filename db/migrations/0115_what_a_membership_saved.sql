-- What a membership took off the delivery fee of an order, in cents. Of orders before, it is not known.
alter table order_head add column member_savings integer not null default 0 check (member_savings >= 0);
