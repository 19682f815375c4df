-- What shoppers put aside: one row per item, under its owner and site.
create table saved_item (
  owner_id uuid not null,
  site_id text not null check (site_id ~ '^(consumer|business)-[A-Z]{2}$'),
  list_item_id text not null check (char_length(list_item_id) between 1 and 40),
  item_id text not null,
  -- The customization of goods made to order.
  custom jsonb check (jsonb_typeof(custom) = 'object'),
  qty integer not null check (qty between 1 and 9999),
  -- Plans and services that were on the line, to come along when it goes back: [{ "itemId", "qty" }].
  services jsonb not null default '[]',
  -- How the line was to come that an item was on, and what was chosen for it, so that it can go back as it was (SFL-1). None for what was saved by
  -- its number.
  delivery_type text,
  store_number text,
  -- Furniture service, the item it stands in for, budget center, where it was added: as in cart_line.
  extra jsonb,
  -- Price of one unit in cents when it was put aside: a drop since then is said.
  seen_cents integer check (seen_cents >= 0),
  -- It could not be had when it was put aside: that it is back is said.
  was_out boolean not null default false,
  saved_at timestamptz not null,
  -- Set while a removed item can still be brought back.
  removed_at timestamptz,
  primary key (owner_id, site_id, list_item_id),
  constraint saved_item_line check (delivery_type = any ('{STA,STS,ISP,PCK}'::text[])
    and (store_number is not null or delivery_type <> all ('{STS,ISP}'::text[]))
    and jsonb_typeof(extra) = 'object')
);
-- An item is put aside once; more of it grows the row. With other words on it, it is another item.
create unique index saved_item_once on saved_item (owner_id, site_id, item_id, (coalesce(custom ->> 'customSkuCode', ''))) where removed_at is null;
create index saved_item_removed on saved_item (removed_at) where removed_at is not null;
create index saved_item_artwork on saved_item ((custom ->> 'artwork')) where custom ->> 'artwork' is not null;

-- For those who keep the pictures on goods made to order: which were put aside.
create view artwork_saved as select custom ->> 'artwork' as artwork_id from saved_item where custom ->> 'artwork' is not null;
