// Puts the goods of a placed order back into the cart, next to what is there now, so that the shopper can change the order (CART-7).
import { ownValue } from '#base/lookup/rules';
import { isLive, type Cart, type CartExtra } from './cart.ts';
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
    extra: { ...ordered.extra, ...own.extra, previousCartId: ordered.cartId, orderNumber, reopened: broughtBy(own, merged) },
    // A new array in every case: even with the same lines, the cart now belongs to an order.
    lines: [...merged.lines],
  };
}

function broughtBy(own: Cart, merged: Cart): NonNullable<CartExtra['reopened']> {
  const had = new Map(own.lines.filter(isLive).map(({ cartItemId, qty }) => [cartItemId, qty]));
  const brought = merged.lines.filter((line) => isLive(line) && line.qty !== had.get(line.cartItemId));
  const { type, zip, storeNumber, accounting } = own;
  return {
    had: Object.fromEntries(brought.map(({ cartItemId }) => [cartItemId, had.get(cartItemId) ?? 0])),
    coupons: merged.coupons.filter((code) => !own.coupons.includes(code)),
    before: { type, zip, storeNumber, accounting },
  };
}

/** The cart without what the order brought into it; what the shopper added since stays. The same cart when it changes no order. */
export function stopChanging(cart: Cart): Cart {
  const { reopened, orderNumber, previousCartId: _, ...extra } = cart.extra ?? {};
  if (orderNumber === undefined) return cart;
  const before = (cartItemId: string): number | undefined => reopened && ownValue(reopened.had, cartItemId);
  const isGone = (cartItemId: string): boolean => before(cartItemId) === 0;
  return {
    ...cart,
    ...reopened?.before,
    coupons: cart.coupons.filter((code) => reopened?.coupons.includes(code) !== true),
    extra,
    lines: cart.lines
      .filter(({ cartItemId, parent }) => !isGone(cartItemId) && !isGone(parent?.cartItemId ?? ''))
      .map((line) => ({ ...line, qty: before(line.cartItemId) ?? line.qty })),
  };
}
