// Retries work that was rolled back completely: a transaction that the database could not order, a lock that was not free, a connection lost before
// the commit.
import { setTimeout as pause } from 'node:timers/promises';
import { isUnreached, retryReason, type Retry } from './database-faults.ts';
import type { Patience } from './start-patience.ts';

/** Attempts, with the first. A wait for a lock was long already; a database that is away does not come back at once. */
const MOST: Readonly<Record<Retry, number>> = { conflict: 6, locked: 2, lost: 3 };
/** Latest start of an attempt after the first. */
export const LATEST_MS = 6_000;
/** Upper bound of the pause before the second attempt; it doubles with each attempt. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

/**
 * Runs a whole transaction, and again while it is rolled back for a reason that may pass; throws other errors and the last one. `patience`: while the
 * shop starts, waits for a database that is not there.
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
      // Random, so that two transactions that conflicted do not meet again.
      await pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}
