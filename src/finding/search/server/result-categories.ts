// The categories of a search's results, the one with most results first.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { CategoryCards } from '#finding/listing/server';

const MOST_CATEGORIES = 6;
/** Categories with fewer results are left out, because they say little. */
const SHARE_OF_A_CATEGORY = 1 / 20;

/** Of results that are cached; these are asked again and again. */
const countedIn = new WeakMap<readonly ProductFacts[], readonly Counted[]>();

interface Counted {
  readonly categoryId: string;
  readonly count: number;
}

export function resultCategories(products: readonly ProductFacts[], view: CatalogView, { categories }: Catalog, cards: CategoryCards) {
  let counted = countedIn.get(products);
  if (counted === undefined) countedIn.set(products, (counted = countCategories(products)));
  return counted.flatMap(({ categoryId, count }) => {
    const category = categories.get(categoryId);
    return category === undefined ? [] : [{ ...cards.crumb(category, view), count }];
  });
}

function countCategories(products: readonly ProductFacts[]): readonly Counted[] {
  const counted = [...Map.groupBy(products, ({ categoryId }) => categoryId)].map(([categoryId, found]) => ({
    categoryId,
    count: found.length,
  }));
  const telling = counted.filter(({ count }) => count >= products.length * SHARE_OF_A_CATEGORY);
  return telling.sort((a, b) => b.count - a.count).slice(0, MOST_CATEGORIES);
}
