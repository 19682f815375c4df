// Which loyalty offers each place of recommendations makes (REC-2): the offers by their codes of the rewards program, the places of `placements.ts`.
import type { LoyaltyOfferCode } from '#buying/rewards/rules';
import type { PlacementName } from './placements.ts';

export const LOYALTY_PLACES: Readonly<Record<PlacementName, readonly LoyaltyOfferCode[]>> = {
  product: ['RWD_BONUS'],
  cart: ['RWD_SIGNUP', 'RWD_ENROLL', 'RWD_BONUS', 'RWD_ACTIVATE', 'MBR_OVERLAY', 'MBR_PREMIUM'],
  checkout: ['RWD_ENROLL'],
  emptyCart: [],
  home: [],
  again: ['RWD_MISSING'],
  nothingFound: [],
  cartOverlay: [],
  outOfStock: [],
  discovery: [],
  sponsored: [],
};
