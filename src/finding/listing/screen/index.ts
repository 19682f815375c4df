export { categoryView } from './category-view-later.ts';
export { DepartmentFolders } from './department-folders.tsx';
export { FolderPicture } from './folder-picture.tsx';
export { hrefAtStore, hrefUnfiltered, isEntrance, listingQueryOf } from './listing-address.ts';
export { ListingHead } from './listing-head.tsx';
export { listingMeta } from './listing-meta.ts';
export { ListingView, type ListingViewProps } from './listing-view.tsx';
export { loadCategory } from './load-category.ts';
export { isPastEnd } from './listing-view-model.ts';
export { loadListing } from './load-listing.ts';
export { EmptyListing } from './empty-listing.tsx';
/** For the gallery. */
export { FacetDrawer } from './facet-drawer.tsx';
export { FilterChips } from './filter-chips.tsx';
