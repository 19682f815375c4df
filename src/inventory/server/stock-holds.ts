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
  /** Who holds how much of an item, and where, at `now`: the same text, the same holds. Empty when nobody does. */
  stateOf(itemId: string, now: number): string;
}

export function makeStockHolds(rows: readonly HoldRow[]): StockHolds {
  const holds = new Map<string, Hold[]>();
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
  const states = new Map([...byItem].map(([itemId, held]) => [itemId, stateFrom(held)]));
  for (const { cart_id, item_id, location, qty, held_since, held_until } of rows) {
    const key = `${item_id} ${location}`;
    const there = holds.get(key) ?? [];
    there.push({ cartId: cart_id, qty, since: held_since.getTime(), until: held_until.getTime() });
    holds.set(key, there);
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
    stateOf(itemId, now) {
      const state = states.get(itemId);
      const live = state === undefined ? 0 : state.ends.filter((end) => end > now).length;
      // Holds end in their order, so how many are left says which.
      return state === undefined || live === 0 ? '' : `${live} of ${state.text}`;
    },
  };
}

function stateFrom(rows: readonly HoldRow[]): { readonly text: string; readonly ends: readonly number[] } {
  const texts = rows.map((row) => `${row.location} ${row.cart_id} ${row.qty} ${row.held_since.getTime()} ${row.held_until.getTime()}`);
  return { text: texts.sort().join(), ends: rows.map((row) => row.held_until.getTime()) };
}

/** Of two that began in the same instant the database, too, takes the smaller id. */
function isBefore(one: Hold, other: Hold): boolean {
  return one.since < other.since || (one.since === other.since && one.cartId < other.cartId);
}
