// What one coupon takes off the lines, or why it takes nothing. Pure: lines, shopper and day are arguments.
import { prorate } from '#base/money/rules';
import { shopperProblem, isNamed, cartProblem, worksOn } from './coupon-conditions.ts';
import type { Coupon } from './coupon.ts';
import type { CouponProblem } from './coupon-problem.ts';
import { centsOf, type CouponLine, type CouponTerms } from './coupon-terms.ts';

export type CouponEffect =
  | {
      readonly ok: true;
      /** Cents off each line, in whole cents that sum exactly. */
      readonly shares: readonly number[];
      readonly freeShipping: boolean;
      /** Cents of a rewards coupon that nothing could use. */
      readonly unused: number;
    }
  | { readonly ok: false; readonly problem: CouponProblem };

export function applyCoupon(coupon: Coupon | undefined, lines: readonly CouponLine[], terms: CouponTerms): CouponEffect {
  if (coupon === undefined) return refused({ reason: 'UNKNOWN' });
  const { code, conditions } = coupon;
  const barred = shopperProblem(conditions, { code, terms }) ?? lackedBy(coupon, lines, terms);
  if (barred !== null) return refused(barred);
  if (coupon.scope === 'checkoutOnly' && !terms.atCheckout) return refused({ reason: 'CHECKOUT_ONLY' });
  return takenOff(coupon, lines);
}

/** Whether only the cart could prevent it: it is valid here and for this shopper, and not used up. */
export function isOpenTo({ code, conditions }: Coupon, terms: CouponTerms): boolean {
  return shopperProblem(conditions, { code, terms }) === null;
}

function lackedBy(coupon: Coupon, lines: readonly CouponLine[], terms: CouponTerms): CouponProblem | null {
  const { code, conditions } = coupon;
  const goods = lines.filter(({ discountable }) => discountable).map((line) => withoutGift(coupon, line));
  const named = goods.filter((line) => isNamed(conditions, line));
  const missing = cartProblem(conditions, { code, terms, goods, named });
  return missing ?? (centsOf(goods) === 0 ? { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 1 } : null);
}

function takenOff(coupon: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const weights = lines.map((line) => (line.discountable && worksOn(coupon.conditions, line) ? line.cents : 0));
  const eligible = weights.reduce((total, cents) => total + cents, 0);
  switch (coupon.kind) {
    case 'shipping':
      return taken(
        lines.map(() => 0),
        { freeShipping: true },
      );
    case 'percent':
      return taken(prorate(Math.round((eligible * coupon.value) / 10_000), weights));
    case 'freeItem':
      return gift(coupon, lines);
    case 'amount':
      if (coupon.scope === 'rewards') {
        const paid = Math.min(coupon.value, eligible);
        return taken(prorate(paid, weights), { unused: coupon.value - paid });
      }
      return coupon.value > eligible ? refused({ reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' }) : taken(prorate(coupon.value, weights));
  }
}

/** One unit of the gift is free, if the shopper has added it. */
function gift({ freeItemId }: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const at = lines.findIndex((line) => line.itemId === freeItemId && line.cents > 0);
  const line = lines[at];
  if (line === undefined) return refused({ reason: 'FREE_ITEM_NOT_CHOSEN', itemId: freeItemId ?? '' });
  return taken(lines.map((_, place) => (place === at ? oneUnit(line) : 0)));
}

/** A gift does not count towards its own minimum spend. */
function withoutGift(coupon: Coupon, line: CouponLine): CouponLine {
  return coupon.kind === 'freeItem' && line.itemId === coupon.freeItemId ? { ...line, cents: line.cents - oneUnit(line) } : line;
}

function oneUnit({ cents, qty }: CouponLine): number {
  return Math.ceil(cents / qty);
}

function taken(shares: readonly number[], more: { readonly freeShipping?: boolean; readonly unused?: number } = {}): CouponEffect {
  return { ok: true, shares, freeShipping: more.freeShipping ?? false, unused: more.unused ?? 0 };
}

function refused(problem: CouponProblem): CouponEffect {
  return { ok: false, problem };
}
