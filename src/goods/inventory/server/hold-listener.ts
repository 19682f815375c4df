// What checkouts hold, kept fresh by what is announced: carts whose holds changed are gathered for a moment and read together.
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { LIVE_HOLDS, LIVE_HOLDS_OF } from './inventory-queries.ts';
import { usableHolds } from './read-stock.ts';
import { makeStockHolds, type StockHolds } from './stock-holds.ts';

export interface HoldListener {
  /** As they were last read. */
  readonly holds: StockHolds;
  readAll(): Promise<void>;
  /** An announcement: the carts it names, or all where it names none. */
  hear(payload: string): void;
  stop(): void;
}

/** Many checkouts hold something at once: what has changed of it is read at most this often. */
const AGAIN_MS = 200;
/** All is read again now and then: what ended is forgotten, and what was written long after it was announced is found. */
const ALL_AGAIN_MS = 60_000;
const CART_ID = /[0-9a-f-]{36}/g;

interface HoldFacts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly leftOut: RowsLeftOut;
  /** Runs a reading after those before it. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
}

export function makeHoldListener({ db, clock, leftOut, inTurn }: HoldFacts): HoldListener {
  let holds = makeStockHolds([]);
  let changed: Set<string> | 'all' = new Set();
  let timer: NodeJS.Timeout | undefined;
  let allReadAt = 0;
  const readAll = async (): Promise<void> => {
    const now = clock.now();
    holds = makeStockHolds(usableHolds(await db.many(LIVE_HOLDS, [now]), 'all', leftOut), holds.edition(now.getTime()));
    allReadAt = now.getTime();
  };
  const readChanged = async (): Promise<void> => {
    const carts = changed;
    changed = new Set();
    try {
      const now = clock.now();
      if (carts === 'all' || Math.abs(now.getTime() - allReadAt) >= ALL_AGAIN_MS) return await readAll();
      holds.put(carts, usableHolds(await db.many(LIVE_HOLDS_OF, [now, [...carts]]), 'some', leftOut));
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
