// Pages of product lists for categories, deals and search, with sponsored positions and the counts of filters.
import type { Listing, ListingQuery } from '#finding/listing/contract';
import type { OwnFilter } from '#goods/catalog/contract';
import type { CatalogView, OwnItems } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { countOwnFilters } from './own-products.ts';
import { pickupStoreOf } from './pickup-store.ts';
import { sponsoredTiles } from './sponsored-tiles.ts';
import { makeLabelledLists, type LabelledListFacts, type ListingSource } from './labelled-lists.ts';

export type Listings = ReturnType<typeof makeListings>;

export interface ListingFacts extends LabelledListFacts {
  readonly tiles: Tiles;
}

const DEFAULT_SIZE = 24;
export function makeListings({ tiles, ...facts }: ListingFacts) {
  const { catalog, stores } = facts;
  const { listed } = makeLabelledLists(facts);
  return {
    /** One page of the list for the contract; `own` when the query filters by the shopper's own products. */
    page(source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems = {}): Listing {
      const { page = 1, size = DEFAULT_SIZE } = query;
      const { products, facets } = listed(source, query, view, own);
      // A sponsored product appears on the first page only, and once.
      const paid = sponsoredTiles(source.paid ?? [], products, view, { catalog, tiles });
      const paidFor = new Set(paid.map(({ tile }) => tile.itemId));
      const shown = products.slice((page - 1) * size, page * size).filter(({ itemId }) => !paidFor.has(itemId));
      return {
        tiles: shown.map((product) => tiles.tile(product, view)),
        sponsored: page === 1 ? paid : [],
        total: products.length,
        page,
        size,
        facets,
        pickupStore: pickupStoreOf(query.bopis, view, stores),
      };
    },
    /** Number of products at the `bopis` store under the other filters; null for a store of another country. */
    countPickup(source: ListingSource, { sort: _sort, ...query }: ListingQuery, view: CatalogView, own: OwnItems = {}): number | null {
      return pickupStoreOf(query.bopis, view, stores) === null ? null : listed(source, query, view, own).products.length;
    },
    /** Number of products under each of the shopper's own filters, together with the other filters. */
    countOwn(source: ListingSource, query: ListingQuery, view: CatalogView, own: OwnItems): Record<OwnFilter, number | null> {
      const { own: held = [], ...others } = query;
      return countOwnFilters(listed(source, others, view, own).products, held, own, catalog);
    },
  };
}
