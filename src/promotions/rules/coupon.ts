// A coupon and what it takes off a cart (CART-15). Pure: lines and the day are arguments.
import { prorate } from '#money/rules';
import type { SiteId } from '#site/rules';

/** amount: cents off. percent: hundredths of a percent off. shipping: delivery is free. */
export type CouponKind = 'amount' | 'percent' | 'shipping';

export interface Coupon {
  readonly code: string;
  readonly sites: readonly SiteId[];
  readonly kind: CouponKind;
  readonly value: number;
  /** Item coupons count on the lines they name; basket coupons on the whole cart, after item coupons. */
  readonly scope: 'item' | 'basket';
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  /** Goods total in cents from which it counts. */
  readonly minimum: number;
  /** ISO dates, both inclusive; null is open. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** What it gives, per locale: "$15 off $100". */
  readonly title: { readonly 'en-US': string; readonly 'fr-CA'?: string };
}

/** A line as a coupon sees it: what is still to be paid for it, and what it is. */
export interface CouponLine {
  readonly cents: number;
  readonly brand: string;
  /** The product's category and every category above it. */
  readonly categories: readonly string[];
  /** Gift cards and services are never discounted. */
  readonly discountable: boolean;
}

/** Why a coupon does not count, as the specification names it, and what is missing. */
export type CouponProblem =
  | { readonly reason: 'UNKNOWN' }
  | { readonly reason: 'NOT_STARTED'; readonly day: string }
  | { readonly reason: 'ENDED'; readonly day: string }
  | { readonly reason: 'ORDER_TOTAL_NOT_MET_ERROR'; readonly minimum: number; readonly missing: number }
  | { readonly reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' }
  | { readonly reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' };

export type CouponEffect =
  | { readonly ok: true; readonly shares: readonly number[]; readonly freeShipping: boolean }
  | { readonly ok: false; readonly problem: CouponProblem };

/** How codes are written and compared: `" fall20 "` is `FALL20`. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase();
}

/** What a coupon takes off each line, in whole cents that sum exactly, or why it takes nothing. `day` is the site's today. */
export function applyCoupon(coupon: Coupon | undefined, site: SiteId, lines: readonly CouponLine[], day: string): CouponEffect {
  if (coupon === undefined || !coupon.sites.includes(site)) return refused({ reason: 'UNKNOWN' });
  if (coupon.startsOn !== null && day < coupon.startsOn) return refused({ reason: 'NOT_STARTED', day: coupon.startsOn });
  if (coupon.endsOn !== null && day > coupon.endsOn) return refused({ reason: 'ENDED', day: coupon.endsOn });
  const goods = sum(lines.map(({ cents, discountable }) => (discountable ? cents : 0)));
  if (goods < coupon.minimum)
    return refused({ reason: 'ORDER_TOTAL_NOT_MET_ERROR', minimum: coupon.minimum, missing: coupon.minimum - goods });
  const weights = lines.map((line) => (line.discountable && qualifies(coupon, line) ? line.cents : 0));
  const eligible = sum(weights);
  if (eligible === 0) return refused({ reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' });
  if (coupon.kind === 'shipping') return { ok: true, shares: lines.map(() => 0), freeShipping: true };
  if (coupon.kind === 'percent')
    return { ok: true, shares: prorate(Math.round((eligible * coupon.value) / 10_000), weights), freeShipping: false };
  if (coupon.value > eligible) return refused({ reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' });
  return { ok: true, shares: prorate(coupon.value, weights), freeShipping: false };
}

function qualifies({ categories, brands }: Coupon, line: CouponLine): boolean {
  const inCategory = categories.length === 0 || line.categories.some((id) => categories.includes(id));
  return inCategory && (brands.length === 0 || brands.includes(line.brand));
}

function refused(problem: CouponProblem): CouponEffect {
  return { ok: false, problem };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
