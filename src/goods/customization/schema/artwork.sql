-- Pictures that shoppers uploaded for goods made to order, written anew as WebP. The id travels with a design: in the line of a cart, of a saved
-- list, of an order. Those give views of their pictures (artwork_in_cart, artwork_saved, artwork_ordered); one that stands in none is forgotten.
create table artwork (
  artwork_id text primary key check (length(artwork_id) = 22),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  uploaded_at timestamptz not null
);
create index artwork_uploaded on artwork (uploaded_at);
