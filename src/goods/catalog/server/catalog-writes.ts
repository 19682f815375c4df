// SQL that writes the catalogue; writing an identical record changes nothing.
import { statement } from '#platform/db';
import { PRODUCT_COLUMNS } from './catalog-queries.ts';

export const UPSERT_CATEGORIES = statement<unknown>(
  'category_upsert',
  `insert into category (category_id, parent_id, position, name, intro, nav_name, picture)
   select category_id, parent_id, position, name, intro, nav_name, picture
   from jsonb_to_recordset($1) as r (category_id text, parent_id text, position integer, name jsonb, intro jsonb, nav_name jsonb, picture jsonb)
   on conflict (category_id) do update set parent_id = excluded.parent_id, position = excluded.position, name = excluded.name,
     intro = excluded.intro, nav_name = excluded.nav_name, picture = excluded.picture
   where (category.parent_id, category.position, category.name, category.intro, category.nav_name, category.picture)
     is distinct from (excluded.parent_id, excluded.position, excluded.name, excluded.intro, excluded.nav_name, excluded.picture)`,
);

export const INSERT_CATEGORIES = statement<unknown>(
  'category_insert',
  `insert into category (category_id, parent_id, position, name, intro, nav_name, picture)
   select category_id, parent_id, position, name, intro, nav_name, picture
   from jsonb_to_recordset($1) as r (category_id text, parent_id text, position integer, name jsonb, intro jsonb, nav_name jsonb, picture jsonb)
   on conflict do nothing`,
);

/** Writes changed records, and returns which items were new and which changed. */
export const UPSERT_PRODUCTS = statement<{ readonly item_id: string; readonly is_new: boolean }>(
  'product_upsert',
  `insert into product (${PRODUCT_COLUMNS}, content, documents, record_hash)
   select item_id, part_number, ean, kind, status, category_id, brand, tax_class, title, pack, unit_name, unit_count, weight_grams,
     array(select jsonb_array_elements_text(flags)), street_date, quantity_limit, increment, backorder_days,
     variant_set, facets, variant_options, related, picture, array(select jsonb_array_elements_text(images)), custom, content, coalesce(documents, '[]'), record_hash
   from jsonb_to_recordset($1) as r (item_id text, part_number text, ean text, kind text, status text, category_id text, brand text, tax_class text,
     title jsonb, pack jsonb, unit_name jsonb, unit_count double precision, weight_grams integer,
     flags jsonb, street_date date, quantity_limit integer, increment integer, backorder_days integer, variant_set text, facets jsonb,
     variant_options jsonb, related jsonb, picture jsonb, images jsonb, custom jsonb, content jsonb, documents jsonb, record_hash text)
   on conflict (item_id) do update set part_number = excluded.part_number, ean = excluded.ean, kind = excluded.kind, status = excluded.status,
     category_id = excluded.category_id, brand = excluded.brand, tax_class = excluded.tax_class, title = excluded.title, pack = excluded.pack,
     unit_name = excluded.unit_name, unit_count = excluded.unit_count, weight_grams = excluded.weight_grams,
     flags = excluded.flags, street_date = excluded.street_date,
     quantity_limit = excluded.quantity_limit, increment = excluded.increment, backorder_days = excluded.backorder_days,
     variant_set = excluded.variant_set, facets = excluded.facets, variant_options = excluded.variant_options, related = excluded.related,
     picture = excluded.picture, images = excluded.images, custom = excluded.custom, content = excluded.content, documents = excluded.documents,
     record_hash = excluded.record_hash
   where product.record_hash <> excluded.record_hash
   returning item_id, xmax = 0 as is_new`,
);

export const DELETE_LOST_PRICES = statement<unknown>(
  'price_delete_lost',
  `delete from price p where p.item_id = any ($1) and not exists (
     select from jsonb_to_recordset($2) as r (item_id text, currency text) where r.item_id = p.item_id and r.currency = p.currency)`,
);

export const UPSERT_PRICES = statement<unknown>(
  'price_upsert',
  `insert into price (item_id, currency, base, sale, sale_from, sale_until, breaks, handling, surcharge)
   select item_id, currency, base, sale, sale_from, sale_until, breaks, handling, surcharge
   from jsonb_to_recordset($1) as r (item_id text, currency text, base integer, sale integer, sale_from timestamptz, sale_until timestamptz,
     breaks jsonb, handling integer, surcharge integer)
   on conflict (item_id, currency) do update set base = excluded.base, sale = excluded.sale, sale_from = excluded.sale_from, sale_until = excluded.sale_until,
     breaks = excluded.breaks, handling = excluded.handling, surcharge = excluded.surcharge`,
);

export const INSERT_PLACEMENTS = statement<unknown>(
  'placement_insert',
  'insert into placement (place, position, item_id) select place, position, item_id from unnest($1::text[], $2::integer[], $3::text[]) as p (place, position, item_id) join product using (item_id) on conflict do nothing',
);
