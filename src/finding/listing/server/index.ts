export { makeBrands, type Brands } from './brands.ts';
export { makeCategoryCards, type CategoryCards } from './category-cards.ts';
export { listedView } from './listing-catalog-view.ts';
export { listingHandlers, type ListingHandlerFacts } from './listing-handlers.ts';
export { makeListings, type Listings, type ListingSource, type PaidPlace } from './listings.ts';
