// The terms of the accounts that were used last, in memory until one of their prices begins or ends.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { NEXT_TURN_OF_ACCOUNT } from './contract-queries.ts';
import type { ContractTerms } from './contract-terms.ts';

/** Most cached accounts; the least recently used goes first. */
const MOST_ACCOUNTS = 500;

export interface KnownTerms {
  of(accountNumber: string): Promise<ContractTerms>;
  /** Of these accounts, or of all when none is named. */
  forget(accountNumbers: readonly string[]): void;
}

interface Kept {
  readonly terms: Promise<ContractTerms>;
  /** Milliseconds since 1970. */
  turnsAt: number;
}

interface KnownTermsDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The terms at an instant. */
  readonly readTerms: (accountNumber: string, now: Date) => Promise<ContractTerms>;
}

export function makeKnownTerms({ db, clock, readTerms }: KnownTermsDeps): KnownTerms {
  const known = makeRecentlyUsed<Kept>(MOST_ACCOUNTS);
  const read = (accountNumber: string): Kept => {
    const now = clock.now();
    const turn = db.maybe(NEXT_TURN_OF_ACCOUNT, [accountNumber, now]);
    const both = Promise.all([readTerms(accountNumber, now), turn]);
    const kept: Kept = { terms: both.then(([terms]) => terms), turnsAt: Infinity };
    both.then(
      ([, next]) => (kept.turnsAt = next?.turns_at ?? Infinity),
      // Waiting callers get the failure; the next caller reads again.
      () => known.delete(accountNumber),
    );
    return kept;
  };
  return {
    of(accountNumber) {
      const kept = known.of(accountNumber, () => read(accountNumber));
      if (clock.now().getTime() < kept.turnsAt) return kept.terms;
      known.delete(accountNumber);
      return known.of(accountNumber, () => read(accountNumber)).terms;
    },
    forget(accountNumbers) {
      if (accountNumbers.length === 0) known.clear();
      for (const accountNumber of accountNumbers) known.delete(accountNumber);
    },
  };
}
