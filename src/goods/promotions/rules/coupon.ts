// A coupon: what it gives, to whom, on what, and how it goes together with others (CART-15).
import type { SiteId } from '#base/site/rules';

/** amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. freeItem: one unit of an item is free. */
export type CouponKind = 'amount' | 'percent' | 'shipping' | 'freeItem';

/**
 * When it counts, in this order, each over what the ones before left: instant ones need no code and name their items; item coupons and
 * priority-two coupons work on the lines they name; basket coupons on the whole cart; checkout-only coupons from checkout on; rewards
 * coupons are a shopper's own money and come last.
 */
export const COUPON_SCOPES = ['instant', 'item', 'priorityTwo', 'basket', 'checkoutOnly', 'rewards'] as const;
export type CouponScope = (typeof COUPON_SCOPES)[number];

/** Who it is for; several mean any of them. */
export type ShopperKind = 'guest' | 'registered' | 'member' | 'rewards' | 'business';

export interface Coupon {
  readonly code: string;
  readonly sites: readonly SiteId[];
  readonly kind: CouponKind;
  readonly value: number;
  readonly scope: CouponScope;
  /** Lines it works on: any of the items, or the categories and brands together; nothing named is everything. */
  readonly items: readonly string[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  /** Goods total in cents, and units of what it works on, from which it counts. */
  readonly minimum: number;
  readonly minimumQty: number;
  readonly shoppers: readonly ShopperKind[];
  /** Loyalty segment codes; nothing named is everybody. */
  readonly segments: readonly string[];
  /** ship: only with goods carried to an address; pickup: only with goods fetched. */
  readonly delivery: 'any' | 'ship' | 'pickup';
  /** Of coupons with one name here only the best counts; `*` goes with no other coupon at all; null goes with all. */
  readonly exclusive: string | null;
  /** The item a freeItem coupon gives. */
  readonly freeItemId: string | null;
  /** Whose rewards it is; null is nobody's in particular. */
  readonly rewardsNumber: string | null;
  /** Orders it may be used in, by all and by one shopper; null is as many as they like. */
  readonly limitTotal: number | null;
  readonly limitPerShopper: number | null;
  /** ISO dates, both inclusive; null is open. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** What it gives, per locale: "$15 off $100". */
  readonly title: { readonly 'en-US': string; readonly 'fr-CA'?: string };
}

/** Why a coupon does not count, as the specification names it where it does, and what is missing. */
export type CouponProblem =
  | { readonly reason: 'UNKNOWN' }
  | { readonly reason: 'NOT_STARTED'; readonly day: string }
  | { readonly reason: 'ENDED'; readonly day: string }
  | { readonly reason: 'USED_UP' }
  | { readonly reason: 'USED_BEFORE' }
  | { readonly reason: 'NOT_FOR_YOU' }
  | { readonly reason: 'CHECKOUT_ONLY' }
  | { readonly reason: 'BETTER_COUPON'; readonly than: string }
  | { readonly reason: 'FREE_ITEM_NOT_CHOSEN'; readonly itemId: string }
  | { readonly reason: 'MISSING_REWARDS_ID' }
  | { readonly reason: 'REWARDS_COUPON_ERROR_MESSAGE' }
  | { readonly reason: 'BOPIS_EVENT_ERROR'; readonly delivery: 'ship' | 'pickup' }
  | { readonly reason: 'ORDER_TOTAL_NOT_MET_ERROR'; readonly minimum: number; readonly missing: number }
  | { readonly reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR'; readonly missingQty: number }
  | { readonly reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' };

/** Whether the rewards programme gives it: a member's own money, or an item that is free for members. */
export function isOfRewards({ scope, kind, shoppers }: Coupon): boolean {
  return scope === 'rewards' || (kind === 'freeItem' && shoppers.includes('rewards'));
}

/** A coupon with one of these stays in the cart: it may count later, by itself. */
export function staysEntered({ reason }: CouponProblem): boolean {
  return reason === 'CHECKOUT_ONLY' || reason === 'BETTER_COUPON' || reason === 'FREE_ITEM_NOT_CHOSEN';
}

/** How codes are written and compared: `" fall20 "` is `FALL20`. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Terms of a coupon that says nothing: for records, which name only what differs. */
export const PLAIN_TERMS = {
  items: [],
  categories: [],
  brands: [],
  minimum: 0,
  minimumQty: 0,
  shoppers: [],
  segments: [],
  delivery: 'any',
  exclusive: null,
  freeItemId: null,
  rewardsNumber: null,
  limitTotal: null,
  limitPerShopper: null,
  startsOn: null,
  endsOn: null,
} as const satisfies Partial<Coupon>;
