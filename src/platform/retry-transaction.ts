// Work of which nothing lasts is done again: a transaction that the database could not order, a lock that was not free, a connection that was
// lost before anything was made to last.
import { setTimeout as pause } from 'node:timers/promises';
import { isUnreached, retryReason, type Retry } from './database-faults.ts';
import type { Patience } from './start-patience.ts';

/** Attempts, the first among them. Whoever waits for a lock has waited long already; a database that is away is not back at once. */
const MOST: Readonly<Record<Retry, number>> = { conflict: 6, locked: 2, lost: 3 };
/** No attempt begins later than this after the first. */
export const LATEST_MS = 6_000;
/** The pause before the second attempt is shorter than this, before each one after it up to twice as long. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

/**
 * Runs one whole transaction, again while nothing of it lasts; other failures and the last one are thrown. `patience`: while the shop starts, a
 * database that is not there is waited for.
 */
export async function retryTransaction<T>(transaction: () => Promise<T>, patience?: Patience): Promise<T> {
  let begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (patience !== undefined && (isUnreached(error) || retryReason(error) === 'lost') && (await patience.wait(error))) {
        attempt = 0;
        begun = performance.now();
        continue;
      }
      const reason = retryReason(error);
      if (reason === undefined || attempt >= MOST[reason] || performance.now() - begun > LATEST_MS) throw error;
      // By chance, so that two that met do not meet again.
      await pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}
