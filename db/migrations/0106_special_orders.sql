-- Whether an order was placed as a special order (B2B-7): its cart may have become a regular one since.
alter table order_head add column special boolean not null default false;
