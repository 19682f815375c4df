// The price of a line before coupons, so that lines add up to the subtotal and coupons appear once, below.
import type { CartItem } from '#buying/cart/contract';

/** Null without a price. A line that ran out shows the price of one. */
export function goodsPrice({ qty, priceInfo: { finalPricePerUnit: each }, selectedDeliveryOption: { group } }: CartItem): number | null {
  return each === null ? null : Math.round(each * 100 * (group === 'outOfStock' ? 1 : qty)) / 100;
}
