// Expiry dates: typed as MM/YY, good to the last moment of the month in the site's time zone (PAY-2, T39).
import type { CalendarDate } from '#base/calendar/rules';
import { digitsOf } from './digits.ts';

/** Expiry of a card; most cards print no day, and then the month's last one counts. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
  readonly day?: number | undefined;
}

export type ExpiryProblem = 'EXPIRY_REQUIRED' | 'EXPIRY_INVALID' | 'EXPIRY_PAST';

/** Days before the last one in which a card is said to expire soon. */
export const EXPIRING_SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Turns what is typed into `MM/YY`: `4` → `04`, `1229` → `12/29`, `1/29` → `01/29`, `12/2029` → `12/29`. */
export function formatExpiry(typed: string): string {
  const slash = typed.indexOf('/');
  const before = digitsOf(slash < 0 ? typed : typed.slice(0, slash));
  const after = slash < 0 ? '' : digitsOf(typed.slice(slash + 1));
  // No month begins with 2 to 9, so the zero in front is certain.
  const led = /^[2-9]/.test(before) || (slash >= 0 && before.length === 1) ? `0${before}` : before;
  const month = led.slice(0, 2);
  const year = twoDigitYear(led.slice(2) + after);
  return month !== '' && (year !== '' || (slash >= 0 && month.length === 2)) ? `${month}/${year}` : month;
}

/** `2029` → `29`; `202` may still become one, so it is left alone. */
function twoDigitYear(digits: string): string {
  if (!digits.startsWith('20') || digits.length < 3) return digits.slice(0, 2);
  return digits.length === 3 ? digits : digits.slice(2, 4);
}

export type ReadExpiry = { readonly ok: true; readonly expiry: Expiry } | { readonly ok: false; readonly problem: ExpiryProblem };

/** Reads `MM/YY` (or anything that formats to it); a date behind today is refused. */
export function readExpiry(typed: string, today: CalendarDate): ReadExpiry {
  if (typed.trim() === '') return { ok: false, problem: 'EXPIRY_REQUIRED' };
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(formatExpiry(typed));
  if (match === null) return { ok: false, problem: 'EXPIRY_INVALID' };
  const expiry = { month: Number(match[1]), year: 2000 + Number(match[2]) };
  return isExpired(expiry, today) ? { ok: false, problem: 'EXPIRY_PAST' } : { ok: true, expiry };
}

/** Past its last day. */
export function isExpired(expiry: Expiry, today: CalendarDate): boolean {
  return daysLeft(expiry, today) < 0;
}

/** Still good, with at most 30 days left. */
export function expiresSoon(expiry: Expiry, today: CalendarDate): boolean {
  const left = daysLeft(expiry, today);
  return left >= 0 && left <= EXPIRING_SOON_DAYS;
}

/** Days from today to the card's last day; negative once it has passed. */
export function daysLeft({ year, month, day }: Expiry, today: CalendarDate): number {
  // Day 0 of the next month is the last day of this one.
  const last = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
  return Math.round((last - Date.UTC(today.year, today.month - 1, today.day)) / DAY_MS);
}

/** The day of the month to whose end it is good. */
export function lastDayOf({ year, month, day }: Expiry): number {
  return day ?? new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** As it is kept: a day that does not come before the month's last one says nothing more than the month does. */
export function keptExpiry({ year, month, day }: Expiry): Expiry {
  return day === undefined || day >= lastDayOf({ year, month }) ? { month, year } : { month, year, day };
}

/** All three as §3 has them, the day being the last on which it is good. */
export function shownDate(expiry: Expiry): Required<CalendarDate> {
  return { day: lastDayOf(expiry), month: expiry.month, year: expiry.year };
}

/** `08/29` */
export function shownExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
