// Tags that say whose stock a page depends on, and the tags that an item's stock affects.
import type { Catalog } from './catalog.ts';

/** The page lists the stock of some store. */
export const ANY_STOCK = 'any';

/** The page shows the stock of a category. */
export const categoryStock = (categoryId: string): string => `category ${categoryId}`;

/** All tags of pages that may depend on these items. */
export function stockTagsOf(itemIds: Iterable<string>, { get, categories }: Pick<Catalog, 'get' | 'categories'>): ReadonlySet<string> {
  const tags = new Set([ANY_STOCK]);
  for (const itemId of itemIds) {
    tags.add(itemId);
    const product = get(itemId);
    if (product !== undefined) for (const { id } of categories.path(product.categoryId)) tags.add(categoryStock(id));
  }
  return tags;
}
