// Products as tiles (CAT-3), cached for everybody who sees the same prices and stock.
import type { ProductFacts, StockState } from '#goods/catalog/rules';
import type { Country } from '#base/site/rules';
import type { CatalogView } from '#goods/catalog/server';
import { makeTile, type TileFacts, type TileReply } from './make-tile.ts';
import { makeTileCache } from './tile-cache.ts';

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

  const cache = makeTileCache();
  catalog.onChange(cache.clear);
  const tile = (product: ProductFacts, view: CatalogView): TileReply => {
    view.stockRead.add(product.itemId);
    const stock = stockOf(product, view.site.country, view.holder);
    const make = (): TileReply => makeTile(product, stock, view, { catalog, pictures });
    if (!view.shared || view.agreed?.agreed(product, view.currency) !== undefined) return make();
    const key = `${view.site.id} ${view.paths.home()} ${view.copyLocale} ${view.today} ${stock.canDeliver} ${stock.inSomeStore} ${view.blockOf(product) ?? ''}`;
    return cache.take(product, key, make);
  };

  return { tile, stockOf };
}
