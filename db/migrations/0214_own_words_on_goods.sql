-- Goods that are made with the shopper's own words: how many lines they take and in what colors and typefaces (CAT-8). The words
-- travel with the cart's line (in its extra), with what is saved for later, and with the order's line.

alter table product add column custom jsonb check (jsonb_typeof(custom) = 'object');
alter table saved_item add column custom jsonb check (jsonb_typeof(custom) = 'object');
alter table order_line add column custom jsonb check (jsonb_typeof(custom) = 'object');
