// Counts which products are looked at one after the other, or put into a cart beside each other: never by whom.
import type { Db } from '#platform/db';
import { COUNT_VIEWS } from './recommendation-queries.ts';
import { makeBatchedCounter } from './batched-counter.ts';

export interface ViewCount {
  /** `before`: what the same browser looked at before, the last first. */
  viewed(itemId: string, before: readonly string[], now: Date): void;
  /** What was put into the cart at once. `beside`: what lay in it already. */
  added(itemIds: readonly string[], beside: Iterable<string>, now: Date): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

/** Looked at longer ago, it was for something else. */
const NEAR = 3;
/** Items added at once that count, and lines of the cart each is counted with: a list of a thousand says little about any two of it. */
const MOST_BESIDE = 20;
/** Who puts two things into one cart says more than who looks at them. */
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
    const day = now.toISOString().slice(0, 10);
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
