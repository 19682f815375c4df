-- Items that shoppers saved for later: one row per item, keyed by owner and site.
create table saved_item (
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  list_item_id text not null check (char_length(list_item_id) between 1 and 40),
  item_id text not null,
  -- Customization of made-to-order goods.
  custom jsonb check (jsonb_typeof(custom) = 'object'),
  qty integer not null check (qty between 1 and 9999),
  -- Plans and services of the former line, which return with it: [{ "itemId", "qty" }].
  services jsonb not null default '[]',
  -- Delivery and choices of the former line, so that it returns unchanged (SFL-1). Null for an item saved by its number.
  delivery_type text,
  store_number text,
  -- Furniture service, replaced item, budget center, source: as in cart_line.
  extra jsonb,
  -- Unit price in cents when it was saved; the list reports a drop since then.
  seen_cents integer check (seen_cents >= 0),
  -- It was unavailable when it was saved; the list reports its return.
  was_out boolean not null default false,
  saved_at timestamptz not null,
  -- Set while a removed item can still be restored.
  removed_at timestamptz,
  primary key (owner_id, site_id, list_item_id),
  constraint saved_item_line check (delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (store_number is not null or delivery_type <> all ('{STS,ISP}'::text[]))
    and jsonb_typeof(extra) = 'object')
);
-- One row per item; saving more increases it. With other words it is another item.
create unique index saved_item_once on saved_item (owner_id, site_id, item_id, (coalesce(custom ->> 'customSkuCode', ''))) where removed_at is null;
create index saved_item_removed on saved_item (removed_at) where removed_at is not null;
create index saved_item_artwork on saved_item ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;

-- Artwork ids that saved items use; the customization capability deletes only others.
create view artwork_saved as select custom ->> 'artwork' as artwork_id from saved_item where custom ->> 'artwork' is not null;
