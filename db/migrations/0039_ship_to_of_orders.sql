-- The ship-to location of an organization that an order's address is (USR-9), as it was when the order was placed; all empty for every other address.
alter table order_address
  add column location_code text not null default '',
  add column location_name text not null default '',
  add column location_notes text not null default '';
