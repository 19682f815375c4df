// Removed lines that are no longer offered, with the time since then (CART-9): the shop can restore them longer than their row is shown, and no other
// page or tab of this browser shows the row again.
import { RESTORABLE_MS } from '#buying/cart/rules';
import { readStored, writeStored } from './storage.ts';

export const HIDDEN_LINES_KEY = 'hiddenLines';

type Hidden = Readonly<Record<string, number>>;

/** `from`: the instant (ms) at which the row's time is over. Also drops entries that the shop can no longer restore. */
export function hideLines(cartItemIds: readonly string[], from: number): void {
  if (cartItemIds.length === 0) return;
  const known = Object.entries(readStored<Hidden>(HIDDEN_LINES_KEY) ?? {}).filter(([, at]) => at > from - RESTORABLE_MS);
  writeStored(HIDDEN_LINES_KEY, Object.fromEntries([...known, ...cartItemIds.map((id) => [id, from] as const)]));
}

/** The lines whose time is over. */
export function hiddenLines(now: number): readonly string[] {
  return Object.entries(readStored<Hidden>(HIDDEN_LINES_KEY) ?? {}).flatMap(([cartItemId, from]) => (from <= now ? cartItemId : []));
}
