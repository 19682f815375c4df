// Products for the search index, page by page as text, which another thread parses.
import type { ProductKind } from '#goods/catalog/rules';
import type { Queries, Statement } from '#platform/db';
import { SEARCH_ROWS_AFTER, SEARCH_ROWS_BY_ID, type ProductRow, type SearchRowsRow, type TextsByCode } from './catalog-queries.ts';

/** The first line of a row. */
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
  /** Published reviews and the sum of their stars; null without any. */
  readonly reviews: number | null;
  readonly stars: number | null;
  readonly best_seller: boolean;
  readonly facets: TextsByCode;
  readonly variant_options: TextsByCode | null;
  readonly fits: readonly string[] | null;
  /** Changes whenever the row is written, and with its stars. */
  readonly version: string;
}

/**
 * Reads the products after an item number, in order, up to a limit. `rows` has two lines for each, because the database writes JSON without line
 * breaks: a `SearchRow`, and the long texts by locale (`ContentRow`). Plain data, so that another thread can run it.
 */
export type SearchRowsQuestion = Statement<SearchRowsRow>;

export const searchRowsAfter: SearchRowsQuestion = SEARCH_ROWS_AFTER;

/** The rows of some items in the same format, without missing items. */
export async function searchRowsOf(db: Queries, itemIds: readonly string[]): Promise<string> {
  const [page] = await db.many(SEARCH_ROWS_BY_ID, [itemIds]);
  return page?.rows ?? '';
}
