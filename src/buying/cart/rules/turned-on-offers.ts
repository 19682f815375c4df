// Offers of the rewards program in a cart: what its shopper turned on counts without a code (RWD-2).
import { isOffer, type Coupon } from '#goods/promotions/rules';
import type { Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';

/** The codes whose uses matter to a cart: those entered, and the offers of its shopper. */
export function couponCodes(entered: readonly string[], offers: readonly string[] = []): readonly string[] {
  return offers.length === 0 ? entered : [...new Set([...entered, ...offers])];
}

/** Offers that are turned on and not entered as well. What comes by itself uses none up: its owner is not there to choose. */
export function offersOf({ coupons, purpose }: Cart, { shopper: { offers = [] }, coupon }: CartFacts): readonly Coupon[] {
  if (offers.length === 0 || (purpose !== 'basket' && purpose !== 'buyNow')) return [];
  return offers.flatMap((code) => {
    const found = coupons.includes(code) ? undefined : coupon(code);
    return found !== undefined && isOffer(found) ? [found] : [];
  });
}
