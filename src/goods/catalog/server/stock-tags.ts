// By which names a page says whose stock it depends on, and which of them an item's stock touches.
import type { Catalog } from './catalog.ts';

/** The page is a list of what some store has. */
export const ANY_STOCK = 'any';

/** The page offers what is in stock of a category. */
export const categoryStock = (categoryId: string): string => `category ${categoryId}`;

/** Every name under which a page may depend on these items. */
export function stockTagsOf(itemIds: Iterable<string>, { get, categories }: Pick<Catalog, 'get' | 'categories'>): ReadonlySet<string> {
  const tags = new Set([ANY_STOCK]);
  for (const itemId of itemIds) {
    tags.add(itemId);
    const product = get(itemId);
    if (product !== undefined) for (const { id } of categories.path(product.categoryId)) tags.add(categoryStock(id));
  }
  return tags;
}
