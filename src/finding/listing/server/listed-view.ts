import { ownValue } from '#base/lookup/rules';
import { catalogView, ownCatalogView, type CatalogView } from '#goods/catalog/server';
import type { ListingQuery } from '#finding/listing/contract';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';

/** Facets whose values follow from a price. */
const BY_PRICE = ['price', 'promo'];

/**
 * The view of a list: where prices decide what stands in it or in which order, those of whoever asks. On the business edition such a
 * list is its reader's alone and kept for nobody; all others are everybody's.
 */
export function listedView(visit: Visit, { sort, facets = {} }: ListingQuery, contracts: Contracts): Promise<CatalogView> {
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc' || BY_PRICE.some((code) => ownValue(facets, code) !== undefined);
  return byPrice ? ownCatalogView(visit, contracts) : catalogView(visit, contracts);
}
