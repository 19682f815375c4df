// The input of coupon checks: the lines of a cart, and the shopper, site and day.
import type { SiteId } from '#base/site/rules';

/** A line for coupons: the remaining price and the product. */
export interface CouponLine {
  readonly itemId: string;
  readonly qty: number;
  readonly cents: number;
  readonly brand: string;
  /** The product's category and all its ancestors. */
  readonly categories: readonly string[];
  /** Gift cards and services are never discounted. */
  readonly discountable: boolean;
  /** Picked up in a store. */
  readonly pickup: boolean;
}

export const SHOPPER_KINDS = ['guest', 'registered', 'member', 'rewards', 'business'] as const;
export type ShopperKind = (typeof SHOPPER_KINDS)[number];

/** Shopper, site and day. */
export interface CouponTerms {
  readonly site: SiteId;
  /** Today at the site, ISO. */
  readonly day: string;
  readonly atCheckout: boolean;
  readonly kinds: ReadonlySet<ShopperKind>;
  readonly segment: string;
  readonly rewardsNumber: string | null;
  /** The offers that the shopper has turned on, by code (RWD-2). */
  readonly turnedOn?: ReadonlySet<string>;
  /** What is bought is due by itself (ATC-7). */
  readonly isRestock?: boolean;
  /** Orders that used a coupon, in total and by this shopper. */
  usesOf(code: string): { readonly total: number; readonly mine: number };
}

export function centsOf(lines: readonly CouponLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

export function unitsOf(lines: readonly CouponLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
