// Expiry dates: typed as MM/YY, valid to the end of the month in the site's time zone (PAY-2, T39).
import type { CalendarDate } from '#base/calendar/rules';
import { digitsOf } from './digits.ts';

/** A card's expiry. Most cards print no day; they are valid to the end of the month. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
  readonly day?: number | undefined;
}

export type ExpiryProblem = 'EXPIRY_REQUIRED' | 'EXPIRY_INVALID' | 'EXPIRY_PAST';

/** A card "expires soon" this many days before its last valid day. */
export const EXPIRING_SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Formats typed text as `MM/YY`: `4` → `04`, `1229` → `12/29`, `1/29` → `01/29`, `12/2029` → `12/29`. */
export function formatExpiry(typed: string): string {
  const slash = typed.indexOf('/');
  const before = digitsOf(slash < 0 ? typed : typed.slice(0, slash));
  const after = slash < 0 ? '' : digitsOf(typed.slice(slash + 1));
  // No month starts with 2 to 9, so a zero must come before it.
  const led = /^[2-9]/.test(before) || (slash >= 0 && before.length === 1) ? `0${before}` : before;
  const month = led.slice(0, 2);
  const year = twoDigitYear(led.slice(2) + after);
  return month !== '' && (year !== '' || (slash >= 0 && month.length === 2)) ? `${month}/${year}` : month;
}

/** `2029` → `29`; `202` stays, because the fourth digit may still come. */
function twoDigitYear(digits: string): string {
  if (!digits.startsWith('20') || digits.length < 3) return digits.slice(0, 2);
  return digits.length === 3 ? digits : digits.slice(2, 4);
}

export type ReadExpiry = { readonly ok: true; readonly expiry: Expiry } | { readonly ok: false; readonly problem: ExpiryProblem };

/** Reads `MM/YY`, or anything that formats to it; refuses a past date. */
export function readExpiry(typed: string, today: CalendarDate): ReadExpiry {
  if (typed.trim() === '') return { ok: false, problem: 'EXPIRY_REQUIRED' };
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(formatExpiry(typed));
  if (match === null) return { ok: false, problem: 'EXPIRY_INVALID' };
  const expiry = { month: Number(match[1]), year: 2000 + Number(match[2]) };
  return isExpired(expiry, today) ? { ok: false, problem: 'EXPIRY_PAST' } : { ok: true, expiry };
}

/** Whether the last valid day has passed. */
export function isExpired(expiry: Expiry, today: CalendarDate): boolean {
  return daysLeft(expiry, today) < 0;
}

/** Whether the card is valid, with at most 30 days left. */
export function expiresSoon(expiry: Expiry, today: CalendarDate): boolean {
  const left = daysLeft(expiry, today);
  return left >= 0 && left <= EXPIRING_SOON_DAYS;
}

/** Days until the last valid day; negative once it has passed. */
export function daysLeft({ year, month, day }: Expiry, today: CalendarDate): number {
  // Day 0 of the next month is the last day of this one.
  const last = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
  return Math.round((last - Date.UTC(today.year, today.month - 1, today.day)) / DAY_MS);
}

/** The last valid day of the month. */
export function lastDayOf({ year, month, day }: Expiry): number {
  return day ?? new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The stored form: without a day when that is the month's last. */
export function keptExpiry({ year, month, day }: Expiry): Expiry {
  return day === undefined || day >= lastDayOf({ year, month }) ? { month, year } : { month, year, day };
}

/** The expiry with its day, as in §3. */
export function shownDate(expiry: Expiry): Required<CalendarDate> {
  return { day: lastDayOf(expiry), month: expiry.month, year: expiry.year };
}

/** `08/29` */
export function shownExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
