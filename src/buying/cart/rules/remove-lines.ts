// Removes lines, and forgets those that can no longer be restored (CART-6, CART-9, CART-10).
import type { CartChange } from './cart-change.ts';
import { isBundlePart, partProblem } from './bundle-parts.ts';
import { isLive, type Cart } from './cart.ts';
import type { CartMessage } from './cart-message.ts';
import type { LineChange } from './line-change.ts';

/** How long a removed line can be restored; well beyond the five seconds its Undo is shown (T49). */
export const RESTORABLE_MS = 15 * 60_000;

/** Removes lines with their services and parts. Unknown and already removed lines get CART_ITEM_ID_NOT_FOUND. */
export function removeLines(cart: Cart, cartItemIds: readonly string[], now: number): CartChange {
  const messages: CartMessage[] = [];
  const gone = new Set<string>();
  for (const cartItemId of cartItemIds) {
    const line = cart.lines.find((one) => one.cartItemId === cartItemId);
    if (line === undefined || !isLive(line)) messages.push({ code: 'CART_ITEM_ID_NOT_FOUND', itemId: line?.itemId ?? '', cartItemId });
    else if (isBundlePart(line) && !cartItemIds.includes(line.parent?.cartItemId ?? '')) messages.push(partProblem(cart, line, 0));
    else gone.add(cartItemId);
  }
  if (gone.size === 0) return { cart, messages, changes: [] };
  const changes: LineChange[] = [];
  const lines = cart.lines.map((line) => {
    if (!isLive(line) || !(gone.has(line.cartItemId) || gone.has(line.parent?.cartItemId ?? ''))) return line;
    changes.push({
      cartItemId: line.cartItemId,
      actioned: 'DELETED_ITEM',
      prevQty: line.qty,
      requestedQty: 0,
      ...(gone.has(line.cartItemId) ? {} : { along: true }),
    });
    return { ...line, removedAt: now };
  });
  return { cart: { ...cart, lines }, messages, changes };
}

/** Drops lines that can no longer be restored. */
export function purgeRemoved(cart: Cart, now: number): Cart {
  const kept = cart.lines.filter(({ removedAt }) => removedAt === null || removedAt > now - RESTORABLE_MS);
  return kept.length === cart.lines.length ? cart : { ...cart, lines: kept };
}
