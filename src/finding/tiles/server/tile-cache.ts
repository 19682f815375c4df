// Public tiles in memory: lists show the same products again and again.
import type { ProductFacts } from '#goods/catalog/rules';
import type { TileReply } from './make-tile.ts';

/** Most cached tiles per product: sites and languages, in stock and not. */
const MOST_PER_PRODUCT = 24;
/** Most of all products, about 20 MB, so that a crawler of a large catalogue does not fill the memory. */
const MOST_TILES = 20_000;

export interface TileCache {
  /** The tile under a key, made when it is not there. */
  readonly take: (product: ProductFacts, key: string, make: () => TileReply) => TileReply;
  readonly clear: () => void;
}

export function makeTileCache(most = MOST_TILES): TileCache {
  let made = new WeakMap<ProductFacts, Map<string, TileReply>>();
  let count = 0;
  const clear = (): void => {
    made = new WeakMap();
    count = 0;
  };
  return {
    clear,
    take(product, key, make) {
      const known = made.get(product)?.get(key);
      if (known !== undefined) return known;
      if (count >= most) clear();
      const own = made.get(product) ?? new Map<string, TileReply>();
      if (own.size >= MOST_PER_PRODUCT) own.clear(); // drops outdated ones
      const tile = make();
      made.set(product, own.set(key, tile));
      count += 1;
      return tile;
    },
  };
}
