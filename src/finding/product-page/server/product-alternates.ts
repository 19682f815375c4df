// Products to consider instead of one.
import type { ProductFacts } from '#goods/catalog/rules';
import { categoryStock, productsFor, type CatalogView } from '#goods/catalog/server';
import type { TileFacts } from '#finding/tiles/server';

export const MOST_ALTERNATES = 8;
/** Kept per category: some belong to the product's own set, or are not listed in the view. */
const MOST_KEPT = 8 * MOST_ALTERNATES;

export type Alternates = (product: ProductFacts, named: readonly ProductFacts[], view: CatalogView) => readonly ProductFacts[];

/**
 * The products named as similar; without any, the most popular of the same category that are in stock. These are chosen once for all products of
 * a category, until the catalogue changes or something of the category comes into stock or runs out.
 */
export function makeAlternates({ catalog, inventory }: Pick<TileFacts, 'catalog' | 'inventory'>): Alternates {
  const kept = new Map<string, readonly ProductFacts[]>();
  catalog.onChange(() => kept.clear());
  inventory.onChange((change) => {
    if (change === 'all') return kept.clear();
    for (const itemId of change) for (const { id } of catalog.categories.path(catalog.get(itemId)?.categoryId ?? '')) kept.delete(id);
  });
  const isInStock = ({ itemId }: ProductFacts): boolean => inventory.available(itemId, 'US') > 0 || inventory.available(itemId, 'CA') > 0;
  const chosen = (products: readonly ProductFacts[]): readonly ProductFacts[] =>
    products.values().filter(isInStock).take(MOST_KEPT).toArray();
  const inCategory = (categoryId: string, view: CatalogView): readonly ProductFacts[] => {
    if (view.contract !== null) return chosen(productsFor(view, catalog, categoryId));
    const known = kept.get(categoryId);
    if (known !== undefined) return known;
    const made = chosen(catalog.inCategory(categoryId));
    kept.set(categoryId, made);
    return made;
  };
  return (product, named, view) => {
    if (named.length > 0) return named;
    view.stockRead.add(categoryStock(product.categoryId));
    // A checkout may hold the last one meanwhile.
    return inCategory(product.categoryId, view).filter(
      (other) => isInStock(other) && (other.variantSet === null || other.variantSet !== product.variantSet),
    );
  };
}
