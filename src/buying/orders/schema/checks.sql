-- Checks that are functions over a whole row: such a function takes the row type, so it follows the table, and the check follows both.
alter table order_head add constraint order_head_sound check (order_head_is_sound(order_head));
alter table order_line add constraint order_line_sound check (order_line_is_sound(order_line));
alter table order_payment add constraint order_payment_sound check (order_payment_is_sound(order_payment));
