// Undoes what a representative did in the cart, with one command of the shopper (USR-6, USR-11).
import { together, type CartChange } from './cart-change.ts';
import type { CartFacts } from './cart-facts.ts';
import { isLive, type Cart, type CartLine } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { MAX_COUPONS } from './quantity.ts';
import { withDeeds } from './representative-deeds.ts';
import { restoreLine } from './restore-line.ts';

/**
 * Takes the marked pieces out: a line of nothing else goes, and can be restored like any removed line. Brings back the lines that the representative
 * removed, as far as the cart has room for them, and the coupons as they were. A line that cannot change says why. Without marks and deeds nothing
 * happens, so a second press changes nothing.
 */
export function undoRepresentative(cart: Cart, facts: CartFacts): CartChange {
  let change: CartChange = { cart, messages: [], changes: [] };
  for (const { cartItemId, qty, extra } of cart.lines.filter(isLive)) {
    const marked = extra?.byRepresentative ?? 0;
    if (marked === 0) continue;
    const edit = { cartItemId, qty: Math.max(0, qty - marked), deliveryType: undefined, storeNumber: null };
    change = together(change, changeLines(change.cart, [edit], facts));
  }
  const deeds = cart.extra?.representative;
  if (deeds === undefined) return change;
  for (const line of deeds.removed.filter(({ parent }) => parent === null)) {
    const family = deeds.removed.filter(
      ({ cartItemId, parent }) => cartItemId === line.cartItemId || parent?.cartItemId === line.cartItemId,
    );
    change = together(change, restoreLine(asJustRemoved(change.cart, family, facts.now), line.cartItemId, facts));
  }
  // Services whose product stayed.
  for (const line of deeds.removed.filter(({ parent }) => parent !== null))
    if (isThere(change.cart, line.parent?.cartItemId))
      change = together(change, restoreLine(asJustRemoved(change.cart, [line], facts.now), line.cartItemId, facts));
  const coupons = change.cart.coupons.filter((code) => !deeds.couponsIn.includes(code));
  for (const code of deeds.couponsOut) if (!coupons.includes(code) && coupons.length < MAX_COUPONS) coupons.push(code);
  return { ...change, cart: withDeeds({ ...change.cart, coupons }, undefined) };
}

const isThere = ({ lines }: Cart, wanted: string | undefined): boolean => lines.some((line) => line.cartItemId === wanted && isLive(line));

/** The cart with these lines removed just now, together, also when they could not be restored any more; those that are back stay as they are. */
function asJustRemoved(cart: Cart, removed: readonly CartLine[], now: number): Cart {
  const stored = new Map(cart.lines.map((line) => [line.cartItemId, line]));
  const wanted = removed.filter(({ cartItemId }) => {
    const line = stored.get(cartItemId);
    return line === undefined || !isLive(line);
  });
  const ids = new Set(wanted.map(({ cartItemId }) => cartItemId));
  const others = cart.lines.filter(({ cartItemId }) => !ids.has(cartItemId));
  return { ...cart, lines: [...others, ...wanted.map((line) => ({ ...line, removedAt: now }))] };
}
