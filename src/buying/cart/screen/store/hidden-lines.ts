// Lines that were taken out, and since when they are no longer offered back (CART-9): the shop can bring them back longer than their row is
// shown, and no other page or tab of this browser shows it anew.
import { RESTORABLE_MS } from '#buying/cart/rules';
import { readStored, writeStored } from './storage.ts';

export const HIDDEN_LINES_KEY = 'hiddenLines';

type Hidden = Readonly<Record<string, number>>;

/** `from`: the instant, in milliseconds, at which the row's time is over. What the shop has forgotten by now is forgotten here, too. */
export function hideLines(cartItemIds: readonly string[], from: number): void {
  if (cartItemIds.length === 0) return;
  const known = Object.entries(readStored<Hidden>(HIDDEN_LINES_KEY) ?? {}).filter(([, at]) => at > from - RESTORABLE_MS);
  writeStored(HIDDEN_LINES_KEY, Object.fromEntries([...known, ...cartItemIds.map((id) => [id, from] as const)]));
}

/** Those whose time is over. */
export function hiddenLines(now: number): readonly string[] {
  return Object.entries(readStored<Hidden>(HIDDEN_LINES_KEY) ?? {}).flatMap(([cartItemId, from]) => (from <= now ? cartItemId : []));
}
