// Delivery fees, each with a rule of one sentence (CART-16). Integer cents.
import type { Site } from '#base/site/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import { isStocked } from '#goods/inventory/rules';
import type { Place } from '#people/addresses/rules';
import { deliveryAreaFee } from './remote-area.ts';

export interface ShippingTerms {
  /** Goods to ship after coupons, without gift cards, services and pickups. */
  readonly goods: number;
  /** Members of a paid program pay nothing. */
  readonly member: boolean;
  /** A coupon pays the fee. */
  readonly waived: boolean;
  /** Whether anything is shipped. */
  readonly ships: boolean;
}

export interface ShippingFee {
  readonly fee: number;
  /** Amount missing for free delivery; 0 when reached or not applicable. */
  readonly remaining: number;
  /** What the membership saved. */
  readonly memberSavings: number;
}

/** Free from the site's threshold on; below it, the site's fee. */
export function shippingFee(
  site: Pick<Site, 'freeShippingThreshold' | 'shippingFee'>,
  { goods, member, waived, ships }: ShippingTerms,
): ShippingFee {
  const remaining = ships ? Math.max(site.freeShippingThreshold - goods, 0) : 0;
  const due = remaining > 0 ? site.shippingFee : 0;
  if (member) return { fee: 0, remaining: 0, memberSavings: due };
  return { fee: waived ? 0 : due, remaining, memberSavings: 0 };
}

/** Whether goods of this kind pay for delivery and count toward free delivery: not gift cards, services and downloads. */
export function paysForDelivery(kind: ProductFacts['kind']): boolean {
  return isStocked(kind) && kind !== 'giftCard';
}

export interface GoodsAlone {
  readonly kind: ProductFacts['kind'];
  /** Cost of the goods after coupons, in cents. */
  readonly goods: number;
  readonly member: boolean;
  /** A coupon pays the fee. */
  readonly waived: boolean;
  readonly place: Place;
}

/** What the cart charges to deliver these goods when they are ordered alone, in cents. */
export function deliveryFeesAlone(
  site: Pick<Site, 'freeShippingThreshold' | 'shippingFee'>,
  { kind, goods, member, waived, place }: GoodsAlone,
): { readonly shipping: ShippingFee; readonly area: number } {
  const ships = paysForDelivery(kind);
  return { shipping: shippingFee(site, { goods, member, waived, ships }), area: deliveryAreaFee(place, ships) };
}
