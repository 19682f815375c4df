// The sponsored positions of a list as tiles.
import type { Listing } from '#finding/listing/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Sponsorship } from '#finding/recommendations/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import { ranksIn } from './list-ranks.ts';

/** A sponsored position in a list. */
export type PaidPlace = Pick<Sponsorship, 'sponsorshipId' | 'itemId' | 'position'>;

/** The sponsored products that are in the list anyway and can be bought now. */
export function sponsoredTiles(
  paid: readonly PaidPlace[],
  products: readonly ProductFacts[],
  view: CatalogView,
  { catalog, tiles }: { readonly catalog: Catalog; readonly tiles: Tiles },
): Listing['sponsored'] {
  return paid.flatMap(({ sponsorshipId, itemId, position }) => {
    const product = catalog.get(itemId);
    if (product === undefined || ranksIn(products)(product) === undefined) return [];
    const tile = tiles.tile(product, view);
    return tile.isOutOfStock || tile.restriction !== null ? [] : [{ recId: `sponsored.${sponsorshipId}`, position, tile }];
  });
}
