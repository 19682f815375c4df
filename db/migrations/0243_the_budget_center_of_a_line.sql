-- The budget center that a line of an order is charged to, where it is another than the order's; '' where it is not.
alter table order_line add column budget_center text not null default '';
