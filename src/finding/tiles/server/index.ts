export { priceReasons } from './price-reasons.ts';
export { productAbout, type ProductAboutFacts } from './subject-product.ts';
export { sponsoredBeacons } from './tile-beacons.ts';
export { tileItems, type TileDataFacts } from './tile-data.ts';
export { wantedOf } from './tile-options.ts';
export type { TileFacts } from './make-tile.ts';
export { unitPriceText } from './shown-prices.ts';
export { makeTiles, type Tiles } from './tile.ts';
export { tilesHandlers, type TilesHandlerFacts } from './tiles-handlers.ts';
