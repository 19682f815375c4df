// Builders for tests: a coupon in a few words, with the usual conditions as flat fields.
import type { Coupon, CouponCondition, ShopperKind } from '#goods/promotions/rules';
import type { SiteId } from '#base/site/rules';

/** Conditions by their value; other ones through `conditions`. */
export interface CouponInWords extends Partial<Coupon> {
  readonly code: string;
  readonly sites?: readonly SiteId[];
  readonly items?: readonly string[];
  readonly categories?: readonly string[];
  readonly brands?: readonly string[];
  readonly minimum?: number;
  readonly minimumQty?: number;
  readonly shoppers?: readonly ShopperKind[];
  readonly segments?: readonly string[];
  readonly delivery?: 'any' | 'ship' | 'pickup';
  readonly rewardsNumber?: string | null;
  readonly limitTotal?: number;
  readonly limitPerShopper?: number;
  readonly startsOn?: string;
  readonly endsOn?: string;
}

/** $5 off the cart, everywhere and always, by default. */
export function aCoupon(words: CouponInWords): Coupon {
  const { code, kind = 'amount', value = 500, scope = 'basket', exclusive = null, freeItemId = null } = words;
  const { title = { 'en-US': code }, conditions = [] } = words;
  return { code, kind, value, scope, exclusive, freeItemId, title, conditions: [...conditionsOf(words), ...conditions] };
}

function* conditionsOf(words: CouponInWords): Generator<CouponCondition> {
  const { sites, items = [], categories = [], brands = [], minimum = 0, minimumQty = 0, shoppers, segments, delivery = 'any' } = words;
  const { scope, rewardsNumber = null, limitTotal, limitPerShopper, startsOn = null, endsOn = null } = words;
  if (sites !== undefined) yield { code: 'sites', sites };
  if (startsOn !== null || endsOn !== null) yield { code: 'dates', startsOn, endsOn };
  if (scope === 'rewards') yield { code: 'rewardsAccount', rewardsNumber };
  if (shoppers !== undefined) yield { code: 'shoppers', kinds: shoppers };
  if (segments !== undefined) yield { code: 'segments', segments };
  if (limitPerShopper !== undefined) yield { code: 'usesPerPerson', most: limitPerShopper };
  if (limitTotal !== undefined) yield { code: 'usesInAll', most: limitTotal };
  if (delivery !== 'any') yield { code: 'delivery', by: delivery };
  if (minimum > 0) yield { code: 'minimumSpend', cents: minimum };
  if (minimumQty > 0) yield { code: 'minimumUnits', units: minimumQty };
  if (items.length + categories.length + brands.length > 0) yield { code: 'items', items, categories, brands };
}
