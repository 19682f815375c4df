export { makeBrands, type Brands } from './brands.ts';
export { makeCategoryCards, type CategoryCards } from './category-cards.ts';
export { listedView } from './listing-catalog-view.ts';
export { listingHandlers, type ListingHandlerFacts } from './listing-handlers.ts';
export type { ListingSource } from './labelled-lists.ts';
export { makeListings, type Listings } from './listings.ts';
export type { PaidPlace } from './sponsored-tiles.ts';
