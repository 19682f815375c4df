// The products that an account's contracts price.
import { byPopularity, type ProductFacts } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import { foldBrand } from '#goods/pricing/rules';
import type { ContractTerms } from '#goods/pricing/server';
import type { Catalog } from './catalog.ts';

export interface AgreedProducts {
  /** Most popular first. */
  readonly products: readonly ProductFacts[];
  readonly itemIds: ReadonlySet<string>;
}

interface Known {
  readonly version: number;
  readonly byCurrency: Map<Currency, AgreedProducts>;
}

/** By the terms of an account, which are cached as long as it is busy. */
const knownBy = new WeakMap<ContractTerms, Known>();

/** Found once for the terms and the catalogue of an instant. */
export function agreedProducts(terms: ContractTerms, currency: Currency, catalog: Catalog): AgreedProducts {
  let known = knownBy.get(terms);
  if (known?.version !== catalog.version) knownBy.set(terms, (known = { version: catalog.version, byCurrency: new Map() }));
  let found = known.byCurrency.get(currency);
  if (found === undefined) known.byCurrency.set(currency, (found = findProducts(terms, currency, catalog)));
  return found;
}

/** Goes through the items and categories that contracts name, and through all products only for a brand. */
function findProducts(terms: ContractTerms, currency: Currency, catalog: Catalog): AgreedProducts {
  const { itemIds, categoryIds, brands } = terms.covers(currency);
  const named = new Set([
    ...itemIds.flatMap((itemId) => catalog.get(itemId) ?? []),
    ...categoryIds.flatMap((categoryId) => catalog.inCategory(categoryId)),
    ...(brands.size === 0 ? [] : catalog.all().filter(({ brand }) => brands.has(foldBrand(brand)))),
  ]);
  // A rule prices nothing that is not on the list, or whose cost nobody knows.
  const products = [...named].filter((product) => terms.agreed(product, currency) !== undefined).sort(byPopularity);
  return { products, itemIds: new Set(products.map(({ itemId }) => itemId)) };
}
