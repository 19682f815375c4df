// A placed order that is changed: its goods come back beside whatever is in the cart by now (CART-7).
import type { Cart } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';

/** What comes back, and as the change of which order; `now` in milliseconds since 1970. */
export interface Reopened {
  readonly ordered: Cart;
  readonly orderNumber: string;
  readonly now: number;
}

/**
 * The shopper's cart with what they had ordered in it, after what is there, as they had ordered it; nothing of either is lost: null when
 * the cart has no room for all of it.
 */
export function reopenCart(own: Cart, { ordered, orderNumber, now }: Reopened, newId: () => string): Cart | null {
  const back = { ...ordered, lines: ordered.lines.map((line) => ({ ...line, addedAt: now })) };
  const { cart: merged, aside, noRoom, coupons } = mergeCarts(own, back, newId);
  if (aside.length + noRoom.length + coupons.length > 0) return null;
  return {
    ...merged,
    type: ordered.type === 'SPECIAL' ? 'SPECIAL' : own.type,
    zip: ordered.zip ?? own.zip,
    storeNumber: ordered.storeNumber ?? own.storeNumber,
    accounting: ordered.accounting,
    extra: { ...ordered.extra, ...own.extra, previousCartId: ordered.cartId, orderNumber },
    // Anew in every case: also a cart that held the same already is one with an order in it now.
    lines: [...merged.lines],
  };
}
