import { expect, test } from 'vitest';
import { calendarDate } from '#base/calendar/rules';
import { daysLeft, expiresSoon, formatExpiry, isExpired, keptExpiry, readExpiry, shownDate, shownExpiry } from './index.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['12/', '12/'],
  ['1/', '01/'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['429', '04/29'],
  ['4/29', '04/29'],
  ['04/29', '04/29'],
  ['12/2029', '12/29'],
  ['12/202', '12/202'],
  ['122029', '12/29'],
  ['04 / 29', '04/29'],
  ['abc', ''],
  ['/29', ''],
])('[PAY-2] expiry typed as %j becomes %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

const today = { year: 2026, month: 11, day: 20 };

test.each([
  ['11/26', { ok: true, expiry: { month: 11, year: 2026 } }],
  ['12/29', { ok: true, expiry: { month: 12, year: 2029 } }],
  ['10/26', { ok: false, problem: 'EXPIRY_PAST' }],
  ['13/27', { ok: false, problem: 'EXPIRY_INVALID' }],
  ['00/27', { ok: false, problem: 'EXPIRY_INVALID' }],
  ['1', { ok: false, problem: 'EXPIRY_INVALID' }],
  ['', { ok: false, problem: 'EXPIRY_REQUIRED' }],
])('[PAY-2] %s on November 20, 2026', (typed, answer) => {
  expect(readExpiry(typed, today)).toEqual(answer);
});

test('[PAY-2] a card is good on the last day of its month and expired the day after', () => {
  const february = { month: 2, year: 2028 };
  expect(isExpired(february, { year: 2028, month: 2, day: 29 })).toBe(false);
  expect(isExpired(february, { year: 2028, month: 3, day: 1 })).toBe(true);
  expect(isExpired({ ...february, day: 10 }, { year: 2028, month: 2, day: 11 })).toBe(true);
});

test('[PAY-3] a day is stored only when it is not the month’s last; replies always have the last valid day', () => {
  const month = { month: 2, year: 2028 };
  for (const day of [undefined, 29, 31]) expect(keptExpiry({ ...month, day })).toEqual(month);
  expect(keptExpiry({ ...month, day: 10 })).toEqual({ ...month, day: 10 });
  expect(shownDate(month)).toEqual({ ...month, day: 29 });
  expect(shownDate({ ...month, day: 10 })).toEqual({ ...month, day: 10 });
});

test('[PAY-2] a card expires soon within 30 days before its last one', () => {
  const november = { month: 11, year: 2026 };
  expect(daysLeft(november, today)).toBe(10);
  expect(expiresSoon(november, { year: 2026, month: 10, day: 31 })).toBe(true);
  expect(expiresSoon(november, { year: 2026, month: 10, day: 30 })).toBe(false);
  expect(expiresSoon(november, { year: 2026, month: 12, day: 1 })).toBe(false);
});

test('today is the day in the site’s time zone, not the server’s', () => {
  const late = new Date('2026-12-01T03:30:00Z');
  expect(calendarDate(late, 'America/New_York')).toEqual({ year: 2026, month: 11, day: 30 });
  expect(shownExpiry({ month: 8, year: 2029 })).toBe('08/29');
});
