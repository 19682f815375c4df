// Keeps the checkouts' holds and the claims of unfinished orders up to date: collects announced carts for a moment and reads them together.
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { LIVE_HOLDS, LIVE_HOLDS_OF } from './inventory-queries.ts';
import { usableHolds } from './read-stock.ts';
import { makeStockClaims, type StockClaims } from './stock-claims.ts';
import { makeStockHolds, type StockHolds } from './stock-holds.ts';

export interface HoldListener {
  /** As last read. */
  readonly holds: StockHolds;
  /** As last read. */
  readonly claims: StockClaims;
  readAll(): Promise<void>;
  /** Handles an announcement: the carts it names, or all when it names none. */
  hear(payload: string): void;
  /** Resolves when every announcement so far was read. */
  settled(): Promise<void>;
  stop(): void;
}

/** With many concurrent checkouts, changed holds are read at most this often. */
const AGAIN_MS = 200;
const AFTER_FAILURE_MS = 1_000;
/** Reads everything from time to time: drops ended holds, and finds holds written long after their announcement. */
const ALL_AGAIN_MS = 60_000;
const CART_ID = /[0-9a-f-]{36}/g;

interface HoldFacts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly leftOut: RowsLeftOut;
  /** Runs reads one after the other. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly readClaims: (into: StockClaims, carts: 'all' | readonly string[]) => Promise<void>;
}

export function makeHoldListener({ inTurn, ...facts }: HoldFacts): HoldListener {
  const stored = makeHoldReader(facts);
  let changed: Set<string> | 'all' = new Set();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let stopped = false;
  const readChanged = async (): Promise<void> => {
    const carts = changed;
    changed = new Set();
    try {
      await stored.readOf(carts);
    } catch (error) {
      // The list of changed carts is lost after a failure: all are read soon.
      changed = 'all';
      wake(AFTER_FAILURE_MS);
      throw error;
    }
  };
  const wake = (afterMs: number): void => {
    if (timer !== undefined || stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    reading = promise;
    timer = setTimeout(() => {
      timer = undefined;
      void inTurn(readChanged)
        .catch(() => undefined) // read again soon
        .then(resolve);
    }, afterMs);
  };
  return {
    get holds() {
      return stored.holds();
    },
    claims: stored.claims,
    readAll: stored.readAll,
    hear(payload) {
      const carts = payload.match(CART_ID);
      if (carts === null) changed = 'all';
      else if (changed !== 'all') for (const cartId of carts) changed.add(cartId);
      wake(AGAIN_MS);
    },
    settled: () => reading,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Reads holds and claims of some carts, or of all when the last whole reading is long ago. */
function makeHoldReader({ db, clock, leftOut, readClaims }: Omit<HoldFacts, 'inTurn'>) {
  let holds = makeStockHolds([]);
  const claims = makeStockClaims();
  let allReadAt = 0;
  const readAll = async (): Promise<void> => {
    const now = clock.now();
    await readClaims(claims, 'all');
    holds = makeStockHolds(usableHolds(await db.many(LIVE_HOLDS, [now]), 'all', leftOut), holds.edition(now.getTime()));
    allReadAt = now.getTime();
  };
  return {
    holds: () => holds,
    claims,
    readAll,
    async readOf(carts: ReadonlySet<string> | 'all'): Promise<void> {
      const now = clock.now();
      if (carts === 'all' || Math.abs(now.getTime() - allReadAt) >= ALL_AGAIN_MS) return readAll();
      await readClaims(claims, [...carts]);
      holds.put(carts, usableHolds(await db.many(LIVE_HOLDS_OF, [now, [...carts]]), 'some', leftOut));
    },
  };
}
