export { CostSlip } from './cost-slip.tsx';
export { generalPromise } from './general-promise.ts';
export { LastOrdered } from './last-ordered.tsx';
export { BUY_FORM, canBuy, ProductAddForm } from './product-add-form.tsx';
export { ProductRail } from './product-rail.tsx';
export { ProductTile, Rating } from './product-tile.tsx';
export { QuickViewProvider } from './quick-view.tsx';
export { listedTile, shownTile, type ShownTile } from './tile-view-model.ts';
export { SimilarItems } from './similar-items.tsx';
export { TileAction } from './tile-action.tsx';
export { tileBadges } from './tile-badges.tsx';
export { TileFactsProvider, useBlocked, useOwnFilters, useTileFacts, useUnitPrices } from './personal-facts-provider.tsx';
export { TilePrice } from './tile-price.tsx';
/** For the element around a row of tiles that is counted. */
export { useRowEvents } from './use-row-events.ts';
