// What checkouts hold, kept fresh by what is announced: carts whose holds changed are gathered for a moment and read together.
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import { LIVE_HOLDS, LIVE_HOLDS_OF } from './inventory-queries.ts';
import { makeStockHolds, type StockHolds } from './stock-holds.ts';

export interface HeardHolds {
  /** As they were last read. */
  readonly holds: StockHolds;
  readAll(): Promise<void>;
  /** An announcement: the carts it names, or all where it names none. */
  hear(payload: string): void;
  stop(): void;
}

/** Many checkouts hold something at once: what has changed of it is read at most this often. */
const AGAIN_MS = 200;
const CART_ID = /[0-9a-f-]{36}/g;

/** `inTurn` runs a reading after those before it. */
export function makeHeardHolds(db: Queries, clock: Clock, inTurn: (work: () => Promise<void>) => Promise<void>): HeardHolds {
  let holds = makeStockHolds([]);
  let changed: Set<string> | 'all' = new Set();
  let timer: NodeJS.Timeout | undefined;
  const readAll = async (): Promise<void> => {
    holds = makeStockHolds(await db.many(LIVE_HOLDS, [clock.now()]));
  };
  const readChanged = async (): Promise<void> => {
    const carts = changed;
    changed = new Set();
    try {
      if (carts === 'all') return await readAll();
      const now = clock.now();
      holds.endAt(now.getTime());
      holds.put(carts, await db.many(LIVE_HOLDS_OF, [now, [...carts]]));
    } catch (error) {
      // Which carts they were is forgotten; the next announcement reads them with all others.
      changed = 'all';
      throw error;
    }
  };
  return {
    get holds() {
      return holds;
    },
    readAll,
    hear(payload) {
      const carts = payload.match(CART_ID);
      if (carts === null) changed = 'all';
      else if (changed !== 'all') for (const cartId of carts) changed.add(cartId);
      timer ??= setTimeout(() => {
        timer = undefined;
        void inTurn(readChanged).catch(() => undefined); // announced again when the connection is back
      }, AGAIN_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
