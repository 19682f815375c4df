// Takes out what a representative put into the cart, with one command of the shopper (USR-6, USR-11).
import { together, type CartChange } from './cart-change.ts';
import type { CartFacts } from './cart-facts.ts';
import { isLive, type Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';

/**
 * Takes the marked pieces out: a line of nothing else goes, and can be restored like any removed line. A line that cannot change says why. Without
 * marks nothing happens, so a second press changes nothing.
 */
export function undoRepresentative(cart: Cart, facts: CartFacts): CartChange {
  let change: CartChange = { cart, messages: [], changes: [] };
  for (const { cartItemId, qty, extra } of cart.lines.filter(isLive)) {
    const marked = extra?.byRepresentative ?? 0;
    if (marked === 0) continue;
    const edit = { cartItemId, qty: Math.max(0, qty - marked), deliveryType: undefined, storeNumber: null };
    change = together(change, changeLines(change.cart, [edit], facts));
  }
  return change;
}
