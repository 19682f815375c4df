-- Pictures that shoppers uploaded for goods made to order, written anew as WebP. The id travels with a design: in the line of a cart, of a saved list, of an order.
create table artwork (
  artwork_id text primary key check (length(artwork_id) = 22),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  uploaded_at timestamptz not null
);
create index artwork_uploaded on artwork (uploaded_at);

-- The few lines with a picture: what is on none of them is forgotten.
create index cart_line_artwork on cart_line ((extra -> 'custom' ->> 'artwork')) where extra -> 'custom' ->> 'artwork' is not null;
create index saved_item_artwork on saved_item ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;
create index order_line_artwork on order_line ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;

-- What carts, saved lists and orders say of their pictures to those who keep them.
create view artwork_in_cart as
  select extra -> 'custom' ->> 'artwork' as artwork_id from cart_line where extra -> 'custom' ->> 'artwork' is not null;
create view artwork_saved as select custom ->> 'artwork' as artwork_id from saved_item where custom ->> 'artwork' is not null;
create view artwork_ordered as
  select order_number, item_id, custom ->> 'artwork' as artwork_id from order_line where custom ->> 'artwork' is not null;
