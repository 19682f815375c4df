// A coupon: what it gives, its conditions, and its combination with others (CART-15).
import { conditionOf, type CouponCondition } from './coupon-conditions.ts';

/** amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. freeItem: one unit of an item is free. */
export type CouponKind = 'amount' | 'percent' | 'shipping' | 'freeItem';

/**
 * The order of coupons, each applied to what the previous ones left: instant ones need no code and name their items; item coupons and priority-two
 * coupons discount the lines they name; basket coupons the whole cart; checkout-only coupons from checkout on; rewards coupons are a shopper's own
 * money and come last.
 */
export const COUPON_SCOPES = ['instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards'] as const;
export type CouponScope = (typeof COUPON_SCOPES)[number];

export interface Coupon {
  readonly code: string;
  readonly kind: CouponKind;
  readonly value: number;
  readonly scope: CouponScope;
  /** All must be met; each code occurs at most once. */
  readonly conditions: readonly CouponCondition[];
  /** Of coupons with the same name here only the best applies; `*` excludes all other coupons; null combines with all. */
  readonly exclusive: string | null;
  /** The item that a freeItem coupon gives. */
  readonly freeItemId: string | null;
  /** Whether the page of coupons tells everybody about it; otherwise only who was given the code knows it. */
  readonly advertised?: boolean;
  /** What it gives, per locale: "$15 off $100". */
  readonly title: { readonly 'en-US': string; readonly 'fr-CA'?: string };
}

/** Whether it comes from the rewards programme: a member's own money, or a free item for members. */
export function isOfRewards({ scope, kind, conditions }: Coupon): boolean {
  return scope === 'rewards' || (kind === 'freeItem' && conditionOf(conditions, 'shoppers')?.kinds.includes('rewards') === true);
}

/** Whether members turn it on first: then it counts without its code (RWD-2). */
export const isOffer = ({ conditions }: Coupon): boolean => conditionOf(conditions, 'turnedOn') !== undefined;

/** The normalized code: `" fall20 "` becomes `FALL20`. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase();
}
