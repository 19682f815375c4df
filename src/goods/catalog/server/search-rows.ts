// Products as search reads them, page by page, as texts: another thread makes objects of them.
import type { ProductKind } from '#goods/catalog/rules';
import type { Queries, Statement } from '#platform/db';
import { SEARCH_ROWS_AFTER, SEARCH_ROWS_BY_ID, type ProductRow, type SearchRowsRow, type TextsByCode } from './catalog-queries.ts';

/** What the first line of a row says. */
export interface SearchRow {
  readonly item_id: string;
  readonly part_number: string;
  readonly ean: string | null;
  readonly kind: ProductKind;
  readonly status: ProductRow['status'];
  readonly category_id: string;
  readonly brand: string;
  readonly title: ProductRow['title'];
  readonly pack: ProductRow['pack'];
  readonly rating_average: number | null;
  readonly rating_count: number | null;
  readonly best_seller: boolean;
  readonly facets: TextsByCode;
  readonly variant_options: TextsByCode | null;
  readonly fits: readonly string[] | null;
  /** Of the row: another one whenever it was written. */
  readonly version: string;
}

/**
 * Asks for the products behind an item number, in the order of these, so many at most. `rows` has two lines each, since JSON of the
 * database has no line ends: a `SearchRow`, and the long texts by locale (`ContentRow`). Plain data, so that another thread may ask.
 */
export type SearchRowsQuestion = Statement<SearchRowsRow>;

export const searchRowsAfter: SearchRowsQuestion = SEARCH_ROWS_AFTER;

/** The rows of some items as the pages have them; those that are gone are left out. */
export async function searchRowsOf(db: Queries, itemIds: readonly string[]): Promise<string> {
  const [page] = await db.many(SEARCH_ROWS_BY_ID, [itemIds]);
  return page?.rows ?? '';
}
