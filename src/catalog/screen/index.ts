export { DepartmentFolders } from './department-folders.tsx';
export { hrefUnfiltered, listingQueryOf } from './listing-address.ts';
export { ListingView, type ListingViewProps } from './listing-view.tsx';
export { ProductRail } from './product-rail.tsx';
export { TileFactsProvider } from './tile-facts.tsx';
