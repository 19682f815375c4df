// What coupons are judged by: the lines of a cart, and who asks for it, where and when.
import type { SiteId } from '#base/site/rules';

/** A line as a coupon sees it: what is still to be paid for it, and what it is. */
export interface CouponLine {
  readonly itemId: string;
  readonly qty: number;
  readonly cents: number;
  readonly brand: string;
  /** The product's category and every category above it. */
  readonly categories: readonly string[];
  /** Gift cards and services are never discounted. */
  readonly discountable: boolean;
  /** Fetched from a store. */
  readonly pickup: boolean;
}

export const SHOPPER_KINDS = ['guest', 'registered', 'member', 'rewards', 'business'] as const;
export type ShopperKind = (typeof SHOPPER_KINDS)[number];

/** Who asks, where and when. */
export interface CouponTerms {
  readonly site: SiteId;
  /** The site's today, ISO. */
  readonly day: string;
  readonly atCheckout: boolean;
  readonly kinds: ReadonlySet<ShopperKind>;
  readonly segment: string;
  readonly rewardsNumber: string | null;
  /** Orders a coupon was used in, by all and by this shopper. */
  usesOf(code: string): { readonly total: number; readonly mine: number };
}

export function centsOf(lines: readonly CouponLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

export function unitsOf(lines: readonly CouponLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
