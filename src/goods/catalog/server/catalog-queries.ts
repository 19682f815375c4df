/* oxlint-disable max-lines -- the rows and statements of the product tables, which share their columns */
// SQL that reads the catalogue; `catalog-writes.ts` has the writes. Reads products in pages, so that the largest catalogue starts in bounded memory.
import type { CustomRecord } from '#goods/customization/rules';
import type { PriceRecord } from '#goods/pricing/rules';
import type { CategoryRecord, DocumentRecord, Photo, PictureRecord, ProductFlag, ProductKind, ProductText } from '#goods/catalog/rules';
import type { Currency, TaxClass } from '#base/money/rules';
import type { Locale } from '#base/locale/rules';
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
  readonly photos: readonly StoredPhoto[];
  readonly custom: CustomRecord | null;
}

/** A stored image with its source. */
export interface StoredPhoto extends Photo {
  readonly source: string;
}

/** Other items and printer models, as stored in `product.related`. */
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
  readonly sale_from: Date | null;
  readonly sale_until: Date | null;
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

/** Long texts by locale; other locales only where they differ from en-US. */
export type ContentRow = { readonly [L in Locale]?: Partial<Pick<ProductText, 'description' | 'features' | 'specs'>> };

/** Content that only the product page shows. */
export interface ContentOfProduct {
  readonly content: ContentRow;
  readonly documents: readonly DocumentRecord[];
}

/** The columns that come from a record. */
export const PRODUCT_COLUMNS = `item_id, part_number, ean, kind, status, category_id, brand, tax_class, title, pack, unit_name, unit_count, weight_grams,
  flags, street_date, quantity_limit, increment, backorder_days, variant_set, facets, variant_options, related, picture, images, custom`;
/** Photos are written separately, after they are stored. */
const READ_COLUMNS = `${PRODUCT_COLUMNS}, photos`;

export const CATEGORIES = statement<CategoryRow>('categories', 'select * from category');

/** One JSON value per row: decoding each column takes time, and a shop reads thousands of products at the start. */
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

/** A product with everything from its record. */
export interface RecordRow extends ProductRow, ContentOfProduct {}

export const RECORDS_BY_ID = statement<RecordRow>(
  'product_records_by_id',
  `select ${READ_COLUMNS}, content, documents from product where item_id = any ($1)`,
);

/** Products with images, and the stored photos. */
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

/** A view of the reviews capability: the published reviews of a product, and the sum of their stars. */
export interface StarsRow {
  readonly item_id: string;
  readonly reviews: number;
  readonly stars: number;
}

export const STARS_BETWEEN = statement<StarsRow>('review_stars_between', 'select * from review_stars where item_id > $1 and item_id <= $2');

export const STARS_BY_ID = statement<StarsRow>('review_stars_by_id', 'select * from review_stars where item_id = any ($1)');

export const CONTENT_BY_ID = statement<ContentOfProduct>('product_content', 'select content, documents from product where item_id = $1');

export const CONTENTS_BY_ID = statement<{ readonly item_id: string; readonly content: ContentRow }>(
  'product_contents',
  'select item_id, content from product where item_id = any ($1)',
);

/** The columns that search reads; rows travel to another thread as one text (`SearchRowsRow`). */
const SEARCH_COLUMNS = `item_id, part_number, ean, kind, status, category_id, brand, title, pack, s.reviews, s.stars,
  'bestSeller' = any (flags) as best_seller, facets, variant_options, related -> 'fits' as fits,
  version || coalesce('/' || s.reviews || '/' || s.stars, '') as version`;

const searchRows = (which: string): string =>
  `select max(p.item_id) as last, string_agg(row_to_json(r)::text || E'\\n' || p.content::text, E'\\n') as rows
   from (select *, xmin::text as version from product ${which}) p
   left join lateral (select v.reviews, v.stars from review_stars v where v.item_id = p.item_id) s on true,
   lateral (select ${SEARCH_COLUMNS}) r`;

export interface SearchRowsRow {
  /** The last item number; null at the end. */
  readonly last: string | null;
  readonly rows: string | null;
}

export const SEARCH_ROWS_AFTER = statement<SearchRowsRow>(
  'product_search_rows_after',
  searchRows('where item_id > $1 order by item_id limit $2'),
);

export const SEARCH_ROWS_BY_ID = statement<SearchRowsRow>('product_search_rows_by_id', searchRows('where item_id = any ($1)'));

export const COUNT_PRODUCTS = statement<{ readonly count: number }>('product_count', 'select count(*) as count from product');

export type Place = 'deals' | 'bestSellers';

export const PLACEMENTS = statement<{ readonly place: Place; readonly item_id: string }>(
  'placements',
  'select place, item_id from placement order by place, position',
);
