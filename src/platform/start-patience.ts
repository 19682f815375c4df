// A start waits for a database that is not ready, and reports so now and then (trust 28): machines that start together, a database that starts slowly
// or has no free connection.
import { setTimeout as pause } from 'node:timers/promises';
import { isOutage, type DatabaseFault } from './database-faults.ts';

export interface Patience {
  /** Waits a while; true: try again. False: the wait is over, or waiting would not help (a wrong password, a missing database). */
  wait(error: unknown): Promise<boolean>;
  /** Ends the patience of the start: from now on an outage is reported at once. */
  end(): void;
}

export interface PatienceFacts {
  /** Longest wait of a start. */
  readonly seconds: number;
  /** Receives a sentence for the operator. */
  readonly say: (sentence: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const GROWTH = 1.5;
const SAY_EVERY_MS = 10_000;

export function startPatience({ seconds, say }: PatienceFacts): Patience {
  let until: number | undefined;
  let said = -Infinity;
  let next = FIRST_PAUSE_MS;
  let isOver = false;
  return {
    async wait(error) {
      const now = performance.now();
      until ??= now + seconds * 1_000;
      const fault = error as DatabaseFault;
      if (isOver || now >= until || !isOutage(fault)) return false;
      if (now - said >= SAY_EVERY_MS) {
        said = now;
        say(`Waiting for the database: ${fault.message || fault.code}`);
      }
      await pause(Math.min(next, until - now));
      next = Math.min(next * GROWTH, LONGEST_PAUSE_MS);
      return true;
    },
    end: () => void (isOver = true),
  };
}
