export { priceReasons } from './price-reasons.ts';
export { productAbout, type ProductAboutFacts } from './subject-product.ts';
export { tileItems, wantedOf, type TileDataFacts } from './tile-data.ts';
export { makeTiles, unitPriceText, type TileFacts, type Tiles } from './tile.ts';
export { tilesHandlers, type TilesHandlerFacts } from './tiles-handlers.ts';
