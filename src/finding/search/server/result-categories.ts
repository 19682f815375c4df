// The categories of a search's results, the one with most results first.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';

const MOST_CATEGORIES = 6;
/** Categories with fewer results are left out, because they say little. */
const SHARE_OF_A_CATEGORY = 1 / 20;

export function resultCategories(products: readonly ProductFacts[], view: CatalogView, { categories }: Catalog, cards: CategoryCards) {
  const counted = [...Map.groupBy(products, ({ categoryId }) => categoryId)].map(([id, found]) => ({
    category: categories.get(id),
    count: found.length,
  }));
  const telling = counted.filter(({ count }) => count >= products.length * SHARE_OF_A_CATEGORY);
  const most = telling.sort((a, b) => b.count - a.count).slice(0, MOST_CATEGORIES);
  return most.flatMap(({ category, count }) => (category === undefined ? [] : [{ ...cards.crumb(category, view), count }]));
}
