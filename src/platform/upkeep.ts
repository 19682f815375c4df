const DAY_MS = 86_400_000;

/** The instant so many times 24 hours before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
