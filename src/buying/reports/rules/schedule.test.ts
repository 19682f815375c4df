import { expect, test } from 'vitest';
import { periodSentOn, sendDayAfter } from './schedule.ts';

test.each([
  ['2026-11-19', 'weekly', '2026-11-23', { kind: 'days', from: '2026-11-16', to: '2026-11-22' }],
  ['2026-11-23', 'weekly', '2026-11-30', { kind: 'days', from: '2026-11-23', to: '2026-11-29' }],
  ['2026-11-19', 'monthly', '2026-12-01', { kind: 'lastMonth', from: '2026-11-01', to: '2026-11-30' }],
  ['2026-12-01', 'monthly', '2027-01-01', { kind: 'lastMonth', from: '2026-12-01', to: '2026-12-31' }],
] as const)('[B2B-5] after %s a %s report is sent on %s, about what had ended', (day, cadence, next, period) => {
  expect(sendDayAfter(day, cadence)).toBe(next);
  expect(periodSentOn(next, cadence)).toEqual(period);
});
