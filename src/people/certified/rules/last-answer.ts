// How long an answer of the fraud service counts.

export interface LastAnswer {
  readonly certified: boolean;
  /** Milliseconds. */
  readonly answeredAt: number;
}

const DAY_MS = 86_400_000;
/** What somebody did a week ago says nothing about them today. */
const COUNTS_MS = 7 * DAY_MS;

/** Whether the service should be asked again. */
export const isStale = (last: LastAnswer | undefined, now: number): boolean => last === undefined || now - last.answeredAt >= DAY_MS;

/** Whether the person is certified by the last answer. */
export const stillCounts = (last: LastAnswer | undefined, now: number): boolean =>
  last !== undefined && last.certified && now - last.answeredAt < COUNTS_MS;
