-- What the shop sells, at which prices, for whom, and where it lies. Constraints restate the rules; triggers say what changed.

create table category (
  category_id text primary key check (category_id ~ '^[A-Za-z0-9._-]{1,60}$'),
  parent_id text references category deferrable initially deferred check (parent_id <> category_id),
  position integer not null default 0,
  -- Texts are objects by locale; en-US is always there, the others only where they differ.
  name jsonb not null check (name ? 'en-US'),
  intro jsonb check (intro ? 'en-US'),
  nav_name jsonb check (nav_name ? 'en-US'),
  picture jsonb
);
create index category_parent on category (parent_id);

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
  picture jsonb,
  images text[] not null default '{}',
  -- The long texts by locale: description, features, specs. Read for the product page and the search index only.
  content jsonb not null default '{}',
  -- Hash of the record this row was written from: the same record again changes nothing.
  record_hash text not null,
  check ((rating_average is null) = (rating_count is null)),
  -- Surcharge items go by their increments (CART-11), pre-orders have a first day of sale (CAT-1).
  check (kind <> 'surcharge' or increment is not null),
  check (not ('preOrder' = any (flags)) or street_date is not null)
);
create index product_category on product (category_id);

-- One row per item and price list; a missing row means "not sold in that country" (APP-1). Integer cents.
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

-- What an account has agreed to pay (B2B-4). Accounts come from elsewhere and may arrive later, hence no reference.
create table contract_price (
  account_number text not null,
  item_id text not null references product on delete cascade,
  currency text not null check (currency in ('USD', 'CAD')),
  cents integer not null check (cents >= 0),
  primary key (account_number, item_id, currency)
);

-- What an account calls an item, and whether its policy blocks it; the account's G_BIO or G_IBV decides how (USR-4).
create table account_item (
  account_number text not null,
  item_id text not null references product on delete cascade,
  customer_sku text check (customer_sku <> ''),
  blocked boolean not null default false,
  primary key (account_number, item_id)
);

create table store (
  store_number text primary key check (store_number ~ '^[0-9]{4}$'),
  name text not null,
  address_line1 text not null,
  city text not null,
  state text not null,
  zipcode text not null,
  country text not null check (country in ('US', 'CA')),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Monday first: "08:00-21:00", or null when closed.
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  services text[] not null default '{}'
);

-- Units on hand: in a country's distribution centre (US, CA) or in a store (its number). Never below 0: nothing is oversold.
create table stock (
  item_id text not null references product on delete cascade,
  location text not null check (location in ('US', 'CA') or location ~ '^[0-9]{4}$'),
  on_hand integer not null check (on_hand >= 0),
  primary key (item_id, location)
);

-- Changes are announced on channels, to every server that listens. The payload names what changed, or is empty when that is much.
create function announce_items() returns trigger language plpgsql as $$
declare
  ids text;
  n bigint;
begin
  select string_agg(item_id, ' '), count(*) into ids, n from (select distinct item_id from changed limit 101) c;
  if n > 0 then
    perform pg_notify('catalogue', case when n > 100 or octet_length(ids) > 7000 then '' else ids end);
  end if;
  return null;
end $$;

create trigger product_inserted after insert on product referencing new table as changed for each statement execute function announce_items();
create trigger product_updated after update on product referencing new table as changed for each statement execute function announce_items();
create trigger product_deleted after delete on product referencing old table as changed for each statement execute function announce_items();
create trigger price_inserted after insert on price referencing new table as changed for each statement execute function announce_items();
create trigger price_updated after update on price referencing new table as changed for each statement execute function announce_items();
create trigger price_deleted after delete on price referencing old table as changed for each statement execute function announce_items();

create function announce_all() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create trigger category_changed after insert or update or delete or truncate on category for each statement execute function announce_all('catalogue');
create trigger product_truncated after truncate on product for each statement execute function announce_all('catalogue');
create trigger store_changed after insert or update or delete or truncate on store for each statement execute function announce_all('store');

create function announce_accounts() returns trigger language plpgsql as $$
declare
  numbers text;
  n bigint;
begin
  select string_agg(account_number, ' '), count(*) into numbers, n from (select distinct account_number from changed limit 101) c;
  if n > 0 then
    perform pg_notify('contract', case when n > 100 or octet_length(numbers) > 7000 then '' else numbers end);
  end if;
  return null;
end $$;

create trigger contract_price_inserted after insert on contract_price referencing new table as changed for each statement execute function announce_accounts();
create trigger contract_price_updated after update on contract_price referencing new table as changed for each statement execute function announce_accounts();
create trigger contract_price_deleted after delete on contract_price referencing old table as changed for each statement execute function announce_accounts();
create trigger account_item_inserted after insert on account_item referencing new table as changed for each statement execute function announce_accounts();
create trigger account_item_updated after update on account_item referencing new table as changed for each statement execute function announce_accounts();
create trigger account_item_deleted after delete on account_item referencing old table as changed for each statement execute function announce_accounts();

-- Stock is announced with its new amounts, so that nobody has to ask: "item location amount", one per line.
create function announce_stock() returns trigger language plpgsql as $$
declare
  lines text;
  n bigint;
begin
  select string_agg(item_id || ' ' || location || ' ' || on_hand, e'\n'), count(*) into lines, n from (select * from changed limit 101) c;
  if n > 0 then
    perform pg_notify('stock', case when n > 100 or octet_length(lines) > 7000 then '' else lines end);
  end if;
  return null;
end $$;

create trigger stock_inserted after insert on stock referencing new table as changed for each statement execute function announce_stock();
create trigger stock_updated after update on stock referencing new table as changed for each statement execute function announce_stock();
create trigger stock_deleted after delete on stock for each statement execute function announce_all('stock');
