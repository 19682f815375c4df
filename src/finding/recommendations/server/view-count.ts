// Counts pairs of products that were viewed in succession or put into one cart. Stores no shopper.
import { shopDay } from '#base/site/rules';
import type { Db } from '#platform/db';
import { COUNT_VIEWS } from './recommendation-queries.ts';
import { makeBatchedCounter } from './batched-counter.ts';

export interface ViewCount {
  /** `before`: items viewed earlier in the same browser, latest first. */
  viewed(itemId: string, before: readonly string[], now: Date): void;
  /** Items added at once. `beside`: items already in the cart. */
  added(itemIds: readonly string[], beside: Iterable<string>, now: Date): void;
  /** Writes the remaining counts. */
  close(): Promise<void>;
}

/** Number of previous views that count as related. */
const NEAR = 3;
/** Most added items and cart lines to pair: a list of a thousand says little about any two. */
const MOST_BESIDE = 20;
/** Adding two items to one cart says more than viewing them. */
const ADD_COUNTS = 3;

export function makeViewCount(db: Db, warn: (error: unknown) => void): ViewCount {
  const tally = makeBatchedCounter(
    (rows) =>
      db.run(COUNT_VIEWS, [
        rows.map(({ key }) => key[0]),
        rows.map(({ key }) => key[1]),
        rows.map(({ key }) => key[2]),
        rows.map(({ times }) => times),
      ]),
    warn,
  );
  const pairs = (itemId: string, others: readonly string[], now: Date, times: number): void => {
    const day = shopDay(now);
    for (const other of others) if (other !== itemId) tally.count([day, itemId, other], times);
  };
  return {
    viewed: (itemId, before, now) => pairs(itemId, before.slice(0, NEAR), now, 1),
    added(itemIds, beside, now) {
      const others = Iterator.from(beside).take(MOST_BESIDE).toArray();
      for (const itemId of itemIds.slice(0, MOST_BESIDE)) pairs(itemId, others, now, ADD_COUNTS);
    },
    close: tally.close,
  };
}
