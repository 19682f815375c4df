// What carrying the goods costs, each fee by a rule that can be said in one sentence (CART-16). Integer cents.
import type { Site } from '#site/rules';
import type { Place } from './place.ts';

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

/** Cents that carriers add for places they reach by air or ferry. */
const AREA_FEE = { US: 1_295, CA: 1_495 } as const;

const REMOTE_STATES = new Set(['AK', 'HI', 'PR', 'VI', 'GU', 'YT', 'NT', 'NU']);

/** Whether a place lies outside the next-day network. */
export function isRemote(place: Place): boolean {
  return place.state !== null && REMOTE_STATES.has(place.state);
}

/** The delivery-area surcharge of an order that ships goods (isDasEnabled, dasFee). */
export function deliveryAreaFee(place: Place, ships: boolean): number {
  return ships && isRemote(place) ? AREA_FEE[place.country] : 0;
}
