-- A cart changes with every add, so nothing that changes then is indexed: the new version of its row stays on its page and no index hears of it.
-- The hourly look for old carts reads the active ones instead.

drop index cart_age;
alter table cart set (fillfactor = 70);

-- What carts know of checkout: each write of what was entered has another edition, the transaction that wrote it.
create view checkout_edition as select owner_id, site_id, xmin::text as edition from checkout;
