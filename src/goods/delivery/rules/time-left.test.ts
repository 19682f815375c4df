import { expect, test } from 'vitest';
import { leadTime } from './lead-time.ts';
import { timeLeft } from './time-left.ts';

test.each([
  [17 * 60, 14 * 60 + 50, { hours: 2, minutes: 10 }],
  [17 * 60, 16 * 60 + 59, { hours: 0, minutes: 1 }],
  [17 * 60, 17 * 60, null],
  [17 * 60, 18 * 60, null],
  [null, 0, null],
])('[DLV-1] with the deadline %j, the time left at %j is %j', (orderBy, now, left) => {
  expect(timeLeft(orderBy, now)).toEqual(left);
});

test('[DLV-1] lead times are whole days from today, across a month and a clock change', () => {
  expect(leadTime({ earliest: '2026-11-02', latest: '2026-11-05' }, '2026-10-30')).toEqual({ minDays: 3, maxDays: 6 });
  expect(leadTime({ earliest: '2026-11-20', latest: null }, '2026-11-20')).toEqual({ minDays: 0, maxDays: 0 });
  expect(leadTime({ earliest: null, latest: null }, '2026-11-20')).toEqual({ minDays: null, maxDays: null });
});
