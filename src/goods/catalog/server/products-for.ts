// The products that a view may show anything of: for a contract-only account those its contract names, so that its pages cost as much as its
// contract is long, and not as the catalogue is.
import type { ProductFacts } from '#goods/catalog/rules';
import { agreedProducts } from './agreed-products.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogView } from './catalog-view.ts';

/** All of them, or those of a category and its subcategories, most popular first; whether each is listed or shown the view says. */
export function productsFor(
  { contract, currency }: Pick<CatalogView, 'contract' | 'currency'>,
  catalog: Catalog,
  categoryId?: string,
): readonly ProductFacts[] {
  if (contract === null) return categoryId === undefined ? catalog.all() : catalog.inCategory(categoryId);
  const { products } = agreedProducts(contract, currency, catalog);
  if (categoryId === undefined) return products;
  return products.filter((product) => catalog.categories.path(product.categoryId).some(({ id }) => id === categoryId));
}
