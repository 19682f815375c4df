// Days until a promise, counted in calendar days at the reader's place (DLV-1, lead times).
import type { DeliveryPromise } from './delivery-promise.ts';

const DAY_MS = 86_400_000;

export interface LeadTime {
  /** Whole days from today to the first day of the promise; 0 is today, null without a day. */
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
