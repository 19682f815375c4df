// Products as tiles (CAT-3), cached for everybody who sees the same prices and stock.
import type { ProductFacts, StockState } from '#goods/catalog/rules';
import type { Country } from '#base/site/rules';
import type { CatalogView } from '#goods/catalog/server';
import { makeTile, type TileFacts, type TileReply } from './make-tile.ts';

/** Most cached tiles per product: sites and languages, in stock and not. */
const MOST_KEPT = 24;

export type Tiles = ReturnType<typeof makeTiles>;

export function makeTiles({ catalog, inventory, stores, pictures }: TileFacts) {
  const stockOf = ({ itemId }: ProductFacts, country: Country, holder?: string): StockState => {
    const canDeliver = inventory.available(itemId, country, holder) > 0;
    // Store stock matters only when the product cannot be shipped.
    return {
      canDeliver,
      inSomeStore: !canDeliver && stores.of(country).some(({ storeNumber }) => inventory.availableAt(itemId, storeNumber, holder) > 0),
    };
  };

  // Caches public tiles: lists show the same products again and again.
  let made = new WeakMap<ProductFacts, Map<string, TileReply>>();
  catalog.onChange(() => (made = new WeakMap()));
  const tile = (product: ProductFacts, view: CatalogView): TileReply => {
    view.stockRead.add(product.itemId);
    const stock = stockOf(product, view.site.country, view.holder);
    if (view.contract !== null || view.agreed?.price(product.itemId, view.currency) !== undefined)
      return makeTile(product, stock, view, { catalog, pictures });
    const own = made.get(product) ?? new Map<string, TileReply>();
    made.set(product, own);
    const key = `${view.site.id} ${view.paths.home()} ${view.copyLocale} ${view.today} ${stock.canDeliver} ${stock.inSomeStore}`;
    let shown = own.get(key);
    if (shown === undefined) {
      if (own.size >= MOST_KEPT) own.clear(); // drops outdated ones
      own.set(key, (shown = makeTile(product, stock, view, { catalog, pictures })));
    }
    return shown;
  };

  return { tile, stockOf };
}
