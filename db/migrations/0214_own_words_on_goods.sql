-- Goods that are made with the shopper's own words: how many lines they take and in what colors and typefaces (CAT-8). The words
-- travel with the cart's line (in its extra), with what is saved for later, and with the order's line.

alter table product add column custom jsonb check (jsonb_typeof(custom) = 'object');
alter table saved_item add column custom jsonb check (jsonb_typeof(custom) = 'object');
alter table order_line add column custom jsonb check (jsonb_typeof(custom) = 'object');

-- An item is on a list once; with other words on it, it is another one.
drop index saved_item_once;
create unique index saved_item_once on saved_item (owner_id, site_id, item_id, (coalesce(custom ->> 'customSkuCode', ''))) where removed_at is null;
