export { DepartmentFolders } from './department-folders.tsx';
export { hrefUnfiltered, listingQueryOf } from './listing-address.ts';
export { loadListing } from './load-listing.ts';
export { ListingView, type ListingViewProps } from './listing-view.tsx';
export { PageCrumbs } from './page-crumbs.tsx';
export { ProductRail } from './product-rail.tsx';
export { ProductTile } from './product-tile.tsx';
export { shownTile, type ShownTile } from './shown-tile.ts';
export { TileFactsProvider, useTileFacts, useUnitPrices } from './tile-facts.tsx';
/** What this device looked at, the last first. */
export { viewedItems } from './viewed.ts';
/** The filters of a small screen, and those that are chosen, for the gallery. */
export { FacetDrawer } from './facet-drawer.tsx';
export { FilterChips } from './filter-chips.tsx';
