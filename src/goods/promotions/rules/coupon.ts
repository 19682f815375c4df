// A coupon: what it gives, on which conditions, and how it goes together with others (CART-15).
import { conditionOf, type CouponCondition } from './coupon-conditions.ts';

/** amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. freeItem: one unit of an item is free. */
export type CouponKind = 'amount' | 'percent' | 'shipping' | 'freeItem';

/**
 * When it counts, in this order, each over what the ones before left: instant ones need no code and name their items; item coupons and
 * priority-two coupons work on the lines they name; basket coupons on the whole cart; checkout-only coupons from checkout on; rewards
 * coupons are a shopper's own money and come last.
 */
export const COUPON_SCOPES = ['instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards'] as const;
export type CouponScope = (typeof COUPON_SCOPES)[number];

export interface Coupon {
  readonly code: string;
  readonly kind: CouponKind;
  readonly value: number;
  readonly scope: CouponScope;
  /** All have to be met; a code stands there once. */
  readonly conditions: readonly CouponCondition[];
  /** Of coupons with one name here only the best counts; `*` goes with no other coupon at all; null goes with all. */
  readonly exclusive: string | null;
  /** The item a freeItem coupon gives. */
  readonly freeItemId: string | null;
  /** What it gives, per locale: "$15 off $100". */
  readonly title: { readonly 'en-US': string; readonly 'fr-CA'?: string };
}

/** Whether the rewards programme gives it: a member's own money, or an item that is free for members. */
export function isOfRewards({ scope, kind, conditions }: Coupon): boolean {
  return scope === 'rewards' || (kind === 'freeItem' && conditionOf(conditions, 'shoppers')?.kinds.includes('rewards') === true);
}

/** How codes are written and compared: `" fall20 "` is `FALL20`. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase();
}
