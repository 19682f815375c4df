// Data that is kept for a time. One job deletes all of it, and docs/contracts/retention.md says how long each kind stays (USR-12).
import type { Queries } from './db.ts';
import type { Statement } from './statement.ts';

export interface Kept {
  /** The rows, as the page names them. */
  readonly what: string;
  /** Days that they stay; 0 for rows that carry their own end. */
  readonly days: number;
  /** From when the days count: 'the upload'. */
  readonly since: string;
  /** Ends what is older than the instant `$1`. */
  readonly forget: Statement<unknown>;
}

const DAY_MS = 86_400_000;

/** The instant that is this many times 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Ends everything that has been kept long enough. */
export async function forgetOld(db: Queries, kept: readonly Kept[], now: Date): Promise<void> {
  for (const { days, forget } of kept) await db.run(forget, [daysBefore(now, days)]);
}
