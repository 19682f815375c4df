import { localTime } from './local-time.ts';

/** A local calendar date; months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The date of an instant in a time zone. */
export function calendarDate(now: Date, timeZone: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = localTime(now.getTime(), timeZone).day.split('-').map(Number);
  return { year, month, day };
}
