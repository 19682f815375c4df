-- The release number beside a purchase order number (B2B-2): at the payment step, through a visit to who pays in place of a card, and on the order.
alter table checkout add column purchase_order_release text not null default '' check (char_length(purchase_order_release) <= 20);
alter table wallet_visit add column purchase_order_release text not null default '' check (char_length(purchase_order_release) <= 20);
alter table order_head add column purchase_order_release text not null default '';

-- For the warning that a number is on another order of the organization already.
create index order_of_purchase_order on order_head (account_number, lower(purchase_order), placed_at desc) where purchase_order <> '' and account_number is not null;
