// How long a promise still holds today, in hours and minutes (DLV-1, cut-off).

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
}

/** From `now` to `orderBy`, both minutes since midnight on the site's clock; null when there is no such hour or it has passed. */
export function timeLeft(orderBy: number | null, now: number): TimeLeft | null {
  if (orderBy === null || orderBy <= now) return null;
  return { hours: Math.floor((orderBy - now) / 60), minutes: (orderBy - now) % 60 };
}
