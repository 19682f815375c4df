/** The loyalty offers of each place (REC-2). */
export { LOYALTY_PLACES } from './loyalty-places.ts';
export { mostSimilar } from './similarity.ts';
export type { Basket } from './basket.ts';
export { BOUGHT_COLUMNS, basketsOf, readBoughtLine, type PastBasket } from './past-sales.ts';
export { complementing, complementsOf } from './kinds.ts';
export { buyAgain, type Ordered } from './buy-again.ts';
export { makePurchasePatterns, type PurchasePatterns } from './purchase-patterns.ts';
export { learn, type Learned, type LearnSettings } from './learn.ts';
export { readSponsorship, SPONSORSHIP_COLUMNS, sponsoredIn, sponsoredOn, type SponsoredList, type Sponsorship } from './sponsorship.ts';
export {
  isBesideCart,
  isKnownScheme,
  LEAST_IN_ROW,
  makeFillings,
  MOST_RESETS,
  NO_RESPONSE,
  placementOf,
  PLACEMENTS,
  type PlacementName,
  type Scheme,
} from './placements.ts';
export { adSlotOf, isListPlace } from './ad-slot.ts';
