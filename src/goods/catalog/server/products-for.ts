// The products that a view may show anything of: for a contract-only account those its contract names, so that its pages cost as much as its
// contract is long, and not as the catalogue is.
import { byPopularity, type ProductFacts } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import type { ContractTerms } from '#goods/pricing/server';
import type { Catalog } from './catalog.ts';
import type { CatalogView } from './catalog-view.ts';

interface Named {
  readonly version: number;
  readonly byCurrency: Map<Currency, readonly ProductFacts[]>;
}

/** By the terms of an account, which are cached as long as it is busy. */
const namedBy = new WeakMap<ContractTerms, Named>();

/** All of them, or those of a category and its subcategories, most popular first; whether each is listed or shown the view says. */
export function productsFor(
  { contract, currency }: Pick<CatalogView, 'contract' | 'currency'>,
  catalog: Catalog,
  categoryId?: string,
): readonly ProductFacts[] {
  if (contract === null) return categoryId === undefined ? catalog.all() : catalog.inCategory(categoryId);
  const products = productsOf(contract, currency, catalog);
  if (categoryId === undefined) return products;
  return products.filter((product) => catalog.categories.path(product.categoryId).some(({ id }) => id === categoryId));
}

function productsOf(terms: ContractTerms, currency: Currency, catalog: Catalog): readonly ProductFacts[] {
  let named = namedBy.get(terms);
  if (named?.version !== catalog.version) namedBy.set(terms, (named = { version: catalog.version, byCurrency: new Map() }));
  let products = named.byCurrency.get(currency);
  if (products === undefined) {
    products = terms
      .items(currency)
      .flatMap((itemId) => catalog.get(itemId) ?? [])
      .sort(byPopularity);
    named.byCurrency.set(currency, products);
  }
  return products;
}
