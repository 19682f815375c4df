// Handlers of the tiles' contract: the shopper's own facts come from the session, the rest from memory.
import { catalogView, ownCatalogView, ownFilters } from '#goods/catalog/server';
import type { tilesContract } from '#finding/tiles/contract';
import type { Handlers } from '#platform/contract';
import { personalTiles } from './personal-tiles.ts';
import { tileData, type TileDataFacts } from './tile-data.ts';
import type { Tiles } from './tile.ts';

export interface TilesHandlerFacts extends Omit<TileDataFacts, 'tiles'> {
  readonly presenters: { readonly tiles: Tiles };
}

export function tilesHandlers(facts: TilesHandlerFacts): Handlers<typeof tilesContract> {
  const { catalog, contracts, presenters } = facts;
  return {
    'POST /ele-lpd/api/productTileProxy/getProductTileData': ({ body, visit }) => tileData(body, visit, { ...facts, ...presenters }),

    'POST /ele-lpd/api/sparxProxy/getProductTileData': ({ body, visit }) => tileData(body, visit, { ...facts, ...presenters }),

    'POST /api/tiles/shown': async ({ body, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const products = [...new Set(body.itemIds)].flatMap((itemId) => catalog.get(itemId) ?? []).filter(view.isListed);
      return { tiles: products.map((product) => presenters.tiles.tile(product, view)) };
    },

    'POST /api/tiles': async ({ body, visit }) => ({
      tiles: await personalTiles(body, visit, facts),
      own: await ownFilters(visit, await catalogView(visit, contracts), facts),
    }),
  };
}
