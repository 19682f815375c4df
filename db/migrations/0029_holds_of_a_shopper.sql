-- A shopper's holds are the shopper's own in each of their carts (decision 0343): `functions.sql` creates both functions anew, with the owner.
drop function if exists take_stock(text[], text[], integer[], text, uuid, timestamptz, text);
drop function if exists wanted_beside_holds(text[], text[], integer[], uuid, timestamptz, text);
create index stock_hold_owner on stock_hold (owner_id);
