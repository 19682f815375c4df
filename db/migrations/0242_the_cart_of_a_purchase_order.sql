-- The cart that a purchase order was typed for: the next one has its own. What was typed before this was known is asked for again.
alter table checkout add column purchase_order_cart text;
