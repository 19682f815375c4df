-- What a line of a list says beside its quantity: a note, how many should be on the shelf and how many are, the price when it was added, and the
-- design of goods made to order (LST-5, LST-6). Lines stand in the order that people give them.
alter table shopping_list_item
  add column position integer not null default 0,
  add column note text check (char_length(note) between 1 and 200),
  add column par integer check (par between 1 and 9999),
  add column on_hand integer check (on_hand between 0 and 9999),
  add column price_cents integer check (price_cents >= 0),
  add column custom jsonb check (jsonb_typeof(custom) = 'object');

-- One row per item and design of a list; adding more increases it.
drop index shopping_list_item_once;
create unique index shopping_list_item_once on shopping_list_item (list_id, item_id, (coalesce(custom ->> 'customSkuCode', '')))
  where removed_at is null;

-- For artwork storage: the artwork of goods on lists.
create index shopping_list_item_artwork on shopping_list_item ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;
create view artwork_listed as
  select custom ->> 'artwork' as artwork_id from shopping_list_item where custom ->> 'artwork' is not null;
