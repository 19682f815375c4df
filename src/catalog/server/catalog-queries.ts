// All SQL of the catalogue. Products are read in pages, so that the largest catalogue starts in bounded memory.
import type {
  CategoryRecord,
  Currency,
  Photo,
  PictureRecord,
  PriceRecord,
  ProductFlag,
  ProductKind,
  ProductText,
  TaxClass,
} from '#catalog/rules';
import type { Locale } from '#locale/rules';
import { statement } from '#platform/db';

type Texts = { readonly [L in Locale]?: string };
export type TextsByCode = Readonly<Record<string, Texts>>;

/** A product without its long texts. */
export interface ProductRow {
  readonly item_id: string;
  readonly part_number: string;
  readonly ean: string | null;
  readonly kind: ProductKind;
  readonly status: 'active' | 'discontinued' | 'unpublished';
  readonly category_id: string;
  readonly brand: string;
  readonly tax_class: TaxClass;
  readonly title: Texts;
  readonly pack: Texts | null;
  readonly unit_name: Texts | null;
  readonly unit_count: number | null;
  readonly weight_grams: number;
  readonly rating_average: number | null;
  readonly rating_count: number | null;
  readonly flags: readonly ProductFlag[];
  readonly street_date: string | null;
  readonly quantity_limit: number | null;
  readonly increment: number | null;
  readonly backorder_days: number | null;
  readonly variant_set: string | null;
  readonly facets: TextsByCode;
  readonly variant_options: TextsByCode | null;
  readonly related: RelatedRow;
  readonly picture: PictureRecord | null;
  readonly images: readonly string[];
  readonly photos: readonly KeptPhoto[];
}

/** An image that the shop keeps, with where it came from. */
export interface KeptPhoto extends Photo {
  readonly source: string;
}

/** Other items and printer models, as kept in `product.related`. */
export interface RelatedRow {
  readonly alternates?: readonly string[];
  readonly accessories?: readonly string[];
  readonly services?: readonly string[];
  readonly bundle?: readonly { readonly itemId: string; readonly qty: number }[];
  readonly replacement?: string;
  readonly fits?: readonly string[];
}

export interface PriceRow {
  readonly item_id: string;
  readonly currency: Currency;
  readonly base: number;
  readonly sale: number | null;
  readonly breaks: PriceRecord['breaks'] | null;
  readonly handling: number | null;
  readonly surcharge: number | null;
}

export interface CategoryRow {
  readonly category_id: string;
  readonly parent_id: string | null;
  readonly position: number;
  readonly name: CategoryRecord['name'];
  readonly intro: CategoryRecord['intro'] | null;
  readonly nav_name: CategoryRecord['navName'] | null;
  readonly picture: PictureRecord | null;
}

/** Long texts by locale: what differs from en-US only. */
export type ContentRow = { readonly [L in Locale]?: Partial<Pick<ProductText, 'description' | 'features' | 'specs'>> };

const PRODUCT_COLUMNS = `item_id, part_number, ean, kind, status, category_id, brand, tax_class, title, pack, unit_name, unit_count, weight_grams,
  rating_average, rating_count, flags, street_date, quantity_limit, increment, backorder_days, variant_set, facets, variant_options, related, picture, images`;
/** Photos are written on their own, once they are kept. */
const READ_COLUMNS = `${PRODUCT_COLUMNS}, photos`;

export const CATEGORIES = statement<CategoryRow>('categories', 'select * from category');

/** Each row as one value: reading an answer takes a moment for every column of it, and a shop reads thousands of products when it starts. */
const eachAsOne = (rows: string): string => `select row_to_json(p) as product from (${rows}) p`;

interface ProductAsOne {
  readonly product: ProductRow;
}

export const PRODUCTS_AFTER = statement<ProductAsOne>(
  'products_after',
  eachAsOne(`select ${READ_COLUMNS} from product where item_id > $1 order by item_id limit $2`),
);

export const PRODUCTS_BY_ID = statement<ProductAsOne>(
  'products_by_id',
  eachAsOne(`select ${READ_COLUMNS} from product where item_id = any ($1)`),
);

/** A product with everything its record said. */
export interface RecordRow extends ProductRow {
  readonly content: ContentRow;
}

export const RECORDS_BY_ID = statement<RecordRow>(
  'product_records_by_id',
  `select ${READ_COLUMNS}, content from product where item_id = any ($1)`,
);

/** Products that name images, with what is kept of them. */
export const PHOTOS_BY_ID = statement<Pick<ProductRow, 'item_id' | 'images' | 'photos'>>(
  'product_photos_by_id',
  'select item_id, images, photos from product where item_id = any ($1) and cardinality(images) > 0',
);

export const SET_PHOTOS = statement<unknown>(
  'product_photos_set',
  `update product p set photos = r.photos from jsonb_to_recordset($1) as r (item_id text, photos jsonb)
   where p.item_id = r.item_id and p.photos <> r.photos`,
);

export const ITEM_IDS = statement<{ readonly item_id: string }>('product_ids', 'select item_id from product');

export const PRICES_BETWEEN = statement<PriceRow>('prices_between', 'select * from price where item_id > $1 and item_id <= $2');

export const PRICES_BY_ID = statement<PriceRow>('prices_by_id', 'select * from price where item_id = any ($1)');

/** Of a view that reviews keep: their stars are part of a product's rating. */
export interface StarsRow {
  readonly item_id: string;
  readonly reviews: number;
  readonly stars: number;
  readonly reviews_here: number;
  readonly stars_here: number;
}

export const STARS_BETWEEN = statement<StarsRow>('review_stars_between', 'select * from review_stars where item_id > $1 and item_id <= $2');

export const STARS_BY_ID = statement<StarsRow>('review_stars_by_id', 'select * from review_stars where item_id = any ($1)');

export const CONTENT_BY_ID = statement<{ readonly content: ContentRow }>(
  'product_content',
  'select content from product where item_id = $1',
);

export const CONTENTS_BY_ID = statement<{ readonly item_id: string; readonly content: ContentRow }>(
  'product_contents',
  'select item_id, content from product where item_id = any ($1)',
);

/** What search reads of a product, as the database writes it: rows travel to another thread as one text (`SearchRowsPage`). */
const SEARCH_COLUMNS = `item_id, part_number, ean, kind, status, category_id, brand, title, pack, rating_average, rating_count,
  'bestSeller' = any (flags) as best_seller, facets, variant_options, related -> 'fits' as fits, version`;

const searchRows = (which: string): string =>
  `select max(p.item_id) as last, string_agg(row_to_json(r)::text || E'\\n' || p.content::text, E'\\n') as rows
   from (select *, xmin::text as version from product ${which}) p, lateral (select ${SEARCH_COLUMNS}) r`;

interface SearchRowsRow {
  /** The last item number; null when there are no more. */
  readonly last: string | null;
  readonly rows: string | null;
}

export const SEARCH_ROWS_AFTER = statement<SearchRowsRow>(
  'product_search_rows_after',
  searchRows('where item_id > $1 order by item_id limit $2'),
);

export const SEARCH_ROWS_BY_ID = statement<SearchRowsRow>('product_search_rows_by_id', searchRows('where item_id = any ($1)'));

export const COUNT_PRODUCTS = statement<{ readonly count: number }>('product_count', 'select count(*) as count from product');

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

/** Writes what differs from the last record of the same item, and says which items were new and which changed. */
export const UPSERT_PRODUCTS = statement<{ readonly item_id: string; readonly is_new: boolean }>(
  'product_upsert',
  `insert into product (${PRODUCT_COLUMNS}, content, record_hash)
   select item_id, part_number, ean, kind, status, category_id, brand, tax_class, title, pack, unit_name, unit_count, weight_grams,
     rating_average, rating_count, array(select jsonb_array_elements_text(flags)), street_date, quantity_limit, increment, backorder_days,
     variant_set, facets, variant_options, related, picture, array(select jsonb_array_elements_text(images)), content, record_hash
   from jsonb_to_recordset($1) as r (item_id text, part_number text, ean text, kind text, status text, category_id text, brand text, tax_class text,
     title jsonb, pack jsonb, unit_name jsonb, unit_count double precision, weight_grams integer, rating_average real, rating_count integer,
     flags jsonb, street_date date, quantity_limit integer, increment integer, backorder_days integer, variant_set text, facets jsonb,
     variant_options jsonb, related jsonb, picture jsonb, images jsonb, content jsonb, record_hash text)
   on conflict (item_id) do update set part_number = excluded.part_number, ean = excluded.ean, kind = excluded.kind, status = excluded.status,
     category_id = excluded.category_id, brand = excluded.brand, tax_class = excluded.tax_class, title = excluded.title, pack = excluded.pack,
     unit_name = excluded.unit_name, unit_count = excluded.unit_count, weight_grams = excluded.weight_grams,
     rating_average = excluded.rating_average, rating_count = excluded.rating_count, flags = excluded.flags, street_date = excluded.street_date,
     quantity_limit = excluded.quantity_limit, increment = excluded.increment, backorder_days = excluded.backorder_days,
     variant_set = excluded.variant_set, facets = excluded.facets, variant_options = excluded.variant_options, related = excluded.related,
     picture = excluded.picture, images = excluded.images, content = excluded.content, record_hash = excluded.record_hash
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
  `insert into price (item_id, currency, base, sale, breaks, handling, surcharge)
   select item_id, currency, base, sale, breaks, handling, surcharge
   from jsonb_to_recordset($1) as r (item_id text, currency text, base integer, sale integer, breaks jsonb, handling integer, surcharge integer)
   on conflict (item_id, currency) do update set base = excluded.base, sale = excluded.sale, breaks = excluded.breaks,
     handling = excluded.handling, surcharge = excluded.surcharge`,
);

export type Place = 'deals' | 'bestSellers';

export const PLACEMENTS = statement<{ readonly place: Place; readonly item_id: string }>(
  'placements',
  'select place, item_id from placement order by place, position',
);

export const INSERT_PLACEMENTS = statement<unknown>(
  'placement_insert',
  'insert into placement (place, position, item_id) select place, position, item_id from unnest($1::text[], $2::integer[], $3::text[]) as p (place, position, item_id) join product using (item_id) on conflict do nothing',
);
