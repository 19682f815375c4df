export { mostAlike } from './alike.ts';
export type { Basket } from './basket.ts';
export { BOUGHT_COLUMNS, basketsOf, readBoughtLine, type BasketBefore } from './bought-before.ts';
export { buyAgain, type Ordered } from './buy-again.ts';
export { makeHabits, type Habits } from './habits.ts';
export { learn, type Learned, type LearnSettings } from './learn.ts';
export { readSponsorship, SPONSORSHIP_COLUMNS, sponsoredIn, sponsoredOn, type SponsoredList, type Sponsorship } from './sponsorship.ts';
export {
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
