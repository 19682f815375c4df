import { ownValue } from '#base/lookup/rules';
import { catalogView, ownCatalogView, type CatalogView } from '#goods/catalog/server';
import type { ListingQuery } from '#finding/listing/contract';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';

/** Facets whose values depend on a price. */
const BY_PRICE = ['price', 'promo'];

/**
 * The view of a list. A list that is filtered or sorted by price uses the caller's own prices. On the business edition such a list is the caller's
 * alone and is not cached; all others are shared.
 */
export function listedView(visit: Visit, { sort, facets = {} }: ListingQuery, contracts: Contracts): Promise<CatalogView> {
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc' || BY_PRICE.some((code) => ownValue(facets, code) !== undefined);
  return byPrice ? ownCatalogView(visit, contracts) : catalogView(visit, contracts);
}
