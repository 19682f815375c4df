// What checkouts hold, in memory: subtracted from what others see, never from what the holder sees. It ends by the clock, not by a job.
import type { HoldRow } from './inventory-queries.ts';

interface Hold {
  readonly cartId: string;
  readonly qty: number;
  readonly since: number;
  readonly until: number;
}

export interface StockHolds {
  /** Nobody holds anything: nothing has to be looked up. */
  readonly none: boolean;
  /** Units at `now` that are not there for `cartId`: all that others hold, or only what they held before it did. */
  byOthers(itemId: string, location: string, cartId: string | null, now: number): number;
  /** Whether anybody holds some of an item anywhere at `now`. */
  isHeld(itemId: string, now: number): boolean;
}

export function makeStockHolds(rows: readonly HoldRow[]): StockHolds {
  const holds = new Map<string, Hold[]>();
  const heldUntil = new Map<string, number>();
  for (const { cart_id, item_id, location, qty, held_since, held_until } of rows) {
    const key = `${item_id} ${location}`;
    const there = holds.get(key) ?? [];
    there.push({ cartId: cart_id, qty, since: held_since.getTime(), until: held_until.getTime() });
    holds.set(key, there);
    heldUntil.set(item_id, Math.max(heldUntil.get(item_id) ?? 0, held_until.getTime()));
  }
  return {
    none: holds.size === 0,
    byOthers(itemId, location, cartId, now) {
      const live = holds.get(`${itemId} ${location}`)?.filter(({ until }) => until > now);
      if (live === undefined) return 0;
      const own = live.find((hold) => hold.cartId === cartId);
      const others = live.filter((hold) => hold.cartId !== cartId && (own === undefined || isBefore(hold, own)));
      return others.reduce((sum, { qty }) => sum + qty, 0);
    },
    isHeld: (itemId, now) => (heldUntil.get(itemId) ?? 0) > now,
  };
}

/** Of two that began in the same instant the database, too, takes the smaller id. */
function isBefore(one: Hold, other: Hold): boolean {
  return one.since < other.since || (one.since === other.since && one.cartId < other.cartId);
}
