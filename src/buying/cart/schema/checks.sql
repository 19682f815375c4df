-- Checks that are functions over a whole row: such a function takes the row, so it comes after its table, and the check after both.
alter table cart add constraint cart_sound check (cart_is_sound(cart));
alter table cart_line add constraint cart_line_sound check (cart_line_is_sound(cart_line));
