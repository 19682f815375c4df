// What carrying the goods costs, each fee by a rule that can be said in one sentence (CART-16). Integer cents.
import type { Site } from '#base/site/rules';

export interface ShippingTerms {
  /** Goods to be shipped, after coupons, without gift cards, services and pickup lines. */
  readonly goods: number;
  /** Members of a paid program pay nothing. */
  readonly member: boolean;
  /** A coupon pays for delivery. */
  readonly waived: boolean;
  /** Whether anything is shipped at all. */
  readonly ships: boolean;
}

export interface ShippingFee {
  readonly fee: number;
  /** What is missing for free delivery; 0 when it is reached or does not apply. */
  readonly remaining: number;
  /** What the membership saved. */
  readonly memberSavings: number;
}

/** Delivery is free from the site's threshold on; below it, the site's fee. */
export function shippingFee(
  site: Pick<Site, 'freeShippingThreshold' | 'shippingFee'>,
  { goods, member, waived, ships }: ShippingTerms,
): ShippingFee {
  const remaining = ships ? Math.max(site.freeShippingThreshold - goods, 0) : 0;
  const due = remaining > 0 ? site.shippingFee : 0;
  if (member) return { fee: 0, remaining: 0, memberSavings: due };
  return { fee: waived ? 0 : due, remaining, memberSavings: 0 };
}
