// Which goods coupons discount, and which kinds of shoppers a shopper is to them: the same for pages and cart.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Tenant } from '#base/site/rules';
import type { ShopperKind } from './coupon-terms.ts';

const UNDISCOUNTED: ReadonlySet<ProductFacts['kind']> = new Set([
  'giftCard',
  'eGiftCard',
  'warranty',
  'assembly',
  'techHelp',
  'membership',
]);

/** Gift cards and services are never discounted. */
export function isDiscountable(kind: ProductFacts['kind']): boolean {
  return !UNDISCOUNTED.has(kind);
}

export interface CouponShopper {
  readonly signedIn: boolean;
  readonly member: boolean;
  readonly rewardsNumber: string | null;
}

export function shopperKinds(tenant: Tenant, { signedIn, member, rewardsNumber }: CouponShopper): ReadonlySet<ShopperKind> {
  const kinds = new Set<ShopperKind>([signedIn ? 'registered' : 'guest']);
  if (member) kinds.add('member');
  if (rewardsNumber !== null) kinds.add('rewards');
  if (tenant === 'business' && signedIn) kinds.add('business');
  return kinds;
}
