// How long a promise is away, counted in days of the place where it is read (DLV-1, lead times).
import type { DeliveryPromise } from './delivery-promise.ts';

const DAY_MS = 86_400_000;

export interface LeadTime {
  /** Whole days from today to the first day of the promise; 0 is today, null when no day is known. */
  readonly minDays: number | null;
  /** The same to its last day. */
  readonly maxDays: number | null;
}

/** `today` is an ISO date. */
export function leadTime({ earliest, latest }: Pick<DeliveryPromise, 'earliest' | 'latest'>, today: string): LeadTime {
  return { minDays: daysTo(earliest, today), maxDays: daysTo(latest ?? earliest, today) };
}

function daysTo(day: string | null, today: string): number | null {
  return day === null ? null : Math.max(Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), 0);
}
