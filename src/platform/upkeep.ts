const DAY_MS = 86_400_000;

/** The instant that is this many times 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
