-- A check function takes a row of its table, so it is created after the table and the check constraint after both.
alter table cart add constraint cart_sound check (cart_is_sound(cart));
alter table cart_line add constraint cart_line_sound check (cart_line_is_sound(cart_line));
