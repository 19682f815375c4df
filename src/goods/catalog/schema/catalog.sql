-- Products, categories and prices. Constraints repeat the rules; triggers announce changes.

create table category (
  category_id text primary key check (category_id ~ '^[A-Za-z0-9._-]{1,60}$'),
  parent_id text references category deferrable initially deferred check (parent_id <> category_id),
  position integer not null default 0,
  -- Texts are objects by locale; en-US is required, the others contain only differences.
  name jsonb not null check (name ? 'en-US'),
  intro jsonb check (intro ? 'en-US'),
  nav_name jsonb check (nav_name ? 'en-US'),
  picture jsonb
);
create index category_parent on category (parent_id);
create trigger category_changed after insert or update or delete or truncate on category for each statement execute function announce_all('catalogue');

create table product (
  item_id text primary key check (item_id ~ '^[^\s/]{1,60}$'),
  part_number text not null check (part_number <> ''),
  ean text,
  kind text not null check (kind in ('ordinary', 'bundle', 'skuSet', 'customSku', 'eDownload', 'directFurniture', 'membership', 'freeSample',
    'warranty', 'assembly', 'techHelp', 'eGiftCard', 'giftCard', 'surcharge')),
  status text not null default 'active' check (status in ('active', 'discontinued', 'unpublished')),
  category_id text not null references category,
  brand text not null,
  tax_class text not null default 'standard' check (tax_class in ('standard', 'grocery', 'digital', 'service', 'giftCard')),
  title jsonb not null check (title ? 'en-US'),
  pack jsonb,
  unit_name jsonb,
  unit_count double precision check (unit_count > 0),
  weight_grams integer not null default 0 check (weight_grams >= 0),
  rating_average real check (rating_average between 0 and 5),
  rating_count integer check (rating_count >= 0),
  flags text[] not null default '{}' check (flags <@ array['bopisEligible', 'shipFromStore', 'preOrder', 'comingSoon', 'inStoreOnly',
    'seePriceInCart', 'newPackaging', 'limitedQuantity', 'wholesaler', 'healthCare', 'bestSeller']),
  street_date date,
  quantity_limit integer check (quantity_limit > 0),
  increment integer check (increment > 0),
  backorder_days integer check (backorder_days >= 0),
  variant_set text,
  -- Facet and variant values by code, then by locale.
  facets jsonb not null default '{}',
  variant_options jsonb,
  -- Other items and printer models: alternates, accessories, services, bundle, replacement, fits.
  related jsonb not null default '{}',
  -- What made-to-order goods can be made with: lines of text, colors, typefaces, a picture (CAT-8). A shopper's design is stored with the cart line
  -- (in its extra), the saved item and the order line.
  custom jsonb check (jsonb_typeof(custom) = 'object'),
  picture jsonb,
  images text[] not null default '{}',
  -- The images stored in photo_file: [{ "source": "https://…", "hash": "…", "width": 1200, "height": 800 }, …].
  photos jsonb not null default '[]',
  -- Assembly guides, safety data sheets, warranties: kind, title by locale, address and language.
  documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array'),
  -- Long texts by locale: description, features, specs. Read only for the product page and the search index.
  content jsonb not null default '{}',
  -- Hash of the record behind this row: importing the same record again changes nothing.
  record_hash text not null,
  check ((rating_average is null) = (rating_count is null)),
  -- Surcharge items have a quantity step (CART-11), pre-orders a first day of sale (CAT-1).
  check (kind <> 'surcharge' or increment is not null),
  check (not ('preOrder' = any (flags)) or street_date is not null)
);
create index product_category on product (category_id);
create trigger product_truncated after truncate on product for each statement execute function announce_all('catalogue');

-- One row per item and price list; without a row the item is not sold in that country (APP-1). Integer cents.
create table price (
  item_id text not null references product on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  base integer not null check (base >= 0),
  sale integer check (sale >= 0 and sale < base),
  -- [{ "qty": 3, "each": 4495 }, …], ascending.
  breaks jsonb,
  handling integer check (handling >= 0),
  surcharge integer check (surcharge >= 0),
  primary key (item_id, currency)
);

-- Items that a merchant puts into a slot of the shop, in order: deals and best sellers of the home page.
create table placement (
  place text not null check (place in ('deals', 'bestSellers')),
  position integer not null,
  item_id text not null references product on delete cascade,
  primary key (place, position),
  unique (place, item_id)
);
create trigger placement_changed after insert or update or delete or truncate on placement for each statement execute function announce_all('catalogue');

-- For other capabilities: whether an item or category exists, and nothing else about it.
create view known_item as select item_id from product;
create view known_category as select category_id from category;
