// Which messages are about the typed coupon; they appear at its field, which keeps the code (CART-15).
import type { CartMessage } from '#buying/cart/contract';

/** The codes of the specification; the shop's own all begin with COUPON_. */
const NAMED: ReadonlySet<string> = new Set([
  'ORDER_TOTAL_NOT_MET_ERROR',
  'QUALIFYING_ITEMS_NOT_FOUND_ERROR',
  'BOPIS_EVENT_ERROR',
  'MISSING_REWARDS_ID',
  'REWARDS_COUPON_ERROR_MESSAGE',
]);

export const isCouponAnswer = ({ code }: Pick<CartMessage, 'code'>): boolean => code.startsWith('COUPON_') || NAMED.has(code);
