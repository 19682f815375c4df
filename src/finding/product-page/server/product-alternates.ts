// Products to consider instead of one.
import type { ProductFacts } from '#goods/catalog/rules';
import { categoryStock, type CatalogView } from '#goods/catalog/server';
import type { TileFacts } from '#finding/tiles/server';

export const MOST_ALTERNATES = 8;

/** The products named as similar; without any, the most popular of the same category. */
export function alternatesOf(
  product: ProductFacts,
  named: readonly ProductFacts[],
  { stockRead }: CatalogView,
  { catalog, inventory }: Pick<TileFacts, 'catalog' | 'inventory'>,
): readonly ProductFacts[] {
  if (named.length > 0) return named;
  stockRead.add(categoryStock(product.categoryId));
  return catalog
    .inCategory(product.categoryId)
    .filter((other) => other.variantSet === null || other.variantSet !== product.variantSet)
    .filter(({ itemId }) => inventory.available(itemId, 'US') > 0 || inventory.available(itemId, 'CA') > 0)
    .slice(0, MOST_ALTERNATES * 2);
}
