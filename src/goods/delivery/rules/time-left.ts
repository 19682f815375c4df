// How long a promise is still valid today, in hours and minutes (DLV-1, cut-off).

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
}

/** From `now` to `orderBy`, both minutes since midnight on the site's clock; null without a deadline or after it. */
export function timeLeft(orderBy: number | null, now: number): TimeLeft | null {
  if (orderBy === null || orderBy <= now) return null;
  return { hours: Math.floor((orderBy - now) / 60), minutes: (orderBy - now) % 60 };
}
