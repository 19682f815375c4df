import { conditionOf, type Coupon } from '#goods/promotions/rules';

/** Instant coupons name their items; the coupons of each item. */
export function instantByItem(coupons: readonly Coupon[]): ReadonlyMap<string, readonly Coupon[]> {
  const byItem = new Map<string, Coupon[]>();
  for (const coupon of coupons) {
    if (coupon.scope !== 'instant') continue;
    for (const itemId of conditionOf(coupon.conditions, 'items')?.items ?? []) byItem.set(itemId, [...(byItem.get(itemId) ?? []), coupon]);
  }
  return byItem;
}
