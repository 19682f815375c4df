-- Pictures that shoppers uploaded for made-to-order goods, re-encoded as WebP. A design contains the id: in a cart line, saved item or order line.
-- Views of those capabilities list their ids (artwork_in_cart, artwork_saved, artwork_listed, artwork_ordered, artwork_quoted); unused pictures are deleted.
create table artwork (
  artwork_id text primary key check (length(artwork_id) = 22),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  uploaded_at timestamptz not null
);
create index artwork_uploaded on artwork (uploaded_at);
