// When to retry a picture that could not be fetched: after one hour, four, sixteen …, at most every thirty days.
const FIRST_HOURS = 1;
const TIMES = 4;
const MOST_HOURS = 30 * 24;
const HOUR_MS = 3_600_000;

/** `tries`: failed attempts, including this one. */
export function nextPictureRetry(tries: number, now: Date): Date {
  const hours = Math.min(FIRST_HOURS * TIMES ** (Math.max(1, tries) - 1), MOST_HOURS);
  return new Date(now.getTime() + hours * HOUR_MS);
}
