// What the goods of a line cost before coupons: lines say that, so that they add up to the subtotal, and coupons are said once below.
import type { CartItem } from '#buying/cart/contract';

/** Null where nobody knows a price. What ran out is not in the total: one of it. */
export function goodsPrice({ qty, priceInfo: { finalPricePerUnit: each }, selectedDeliveryOption: { group } }: CartItem): number | null {
  return each === null ? null : Math.round(each * 100 * (group === 'outOfStock' ? 1 : qty)) / 100;
}
