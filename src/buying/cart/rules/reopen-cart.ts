// Puts the goods of a placed order back into the cart, next to what is there now, so that the shopper can change the order (CART-7).
import type { Cart } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';

/** The ordered cart, and the order it belongs to; `now` in milliseconds since 1970. */
export interface Reopened {
  readonly ordered: Cart;
  readonly orderNumber: string;
  readonly now: number;
}

/** The shopper's cart followed by the ordered lines, without loss of either; null when the cart has no room for all of them. */
export function reopenCart(own: Cart, { ordered, orderNumber, now }: Reopened, newId: () => string): Cart | null {
  const back = { ...ordered, lines: ordered.lines.map((line) => ({ ...line, addedAt: now })) };
  const { cart: merged, unplaced, noRoom, coupons } = mergeCarts(own, back, newId);
  if (unplaced.length + noRoom.length + coupons.length > 0) return null;
  return {
    ...merged,
    type: ordered.type === 'SPECIAL' ? 'SPECIAL' : own.type,
    zip: ordered.zip ?? own.zip,
    storeNumber: ordered.storeNumber ?? own.storeNumber,
    accounting: ordered.accounting,
    extra: { ...ordered.extra, ...own.extra, previousCartId: ordered.cartId, orderNumber },
    // A new array in every case: even with the same lines, the cart now belongs to an order.
    lines: [...merged.lines],
  };
}
