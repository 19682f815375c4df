import { expect, test } from 'vitest';
import { LOYALTY_OFFERS, loyaltyOffersFor, type LoyaltyOfferCode } from './loyalty-offers.ts';

const ALL = Object.keys(LOYALTY_OFFERS) as LoyaltyOfferCode[]; // the keys of the list itself
const GUEST = { signedIn: false, isMember: false, hasMembership: false };

test.each([
  ['a guest', GUEST, ['RWD_SIGNUP', 'MBR_OVERLAY']],
  ['who is signed in', { ...GUEST, signedIn: true }, ['RWD_ENROLL', 'MBR_OVERLAY', 'MBR_PREMIUM']],
  ['a member', { ...GUEST, signedIn: true, isMember: true }, ['RWD_ACTIVATE', 'RWD_BONUS', 'RWD_MISSING', 'MBR_OVERLAY', 'MBR_PREMIUM']],
  ['who has a membership', { signedIn: true, isMember: true, hasMembership: true }, ['RWD_ACTIVATE', 'RWD_BONUS', 'RWD_MISSING']],
] as const)('[REC-2] [RWD-2] of the loyalty offers %s gets their own', (_, visitor, codes) => {
  expect(loyaltyOffersFor(ALL, visitor)).toEqual(codes);
});
