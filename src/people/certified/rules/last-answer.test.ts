import { expect, test } from 'vitest';
import { isStale, stillCounts } from '#people/certified/rules';

const DAY = 86_400_000;

test.each([
  ['never asked', undefined, true, false],
  ['yes, just now', { certified: true, answeredAt: 0 }, false, true],
  ['no, just now', { certified: false, answeredAt: 0 }, false, false],
  ['yes, a day ago', { certified: true, answeredAt: -DAY }, true, true],
  ['yes, almost a week ago', { certified: true, answeredAt: 1 - 7 * DAY }, true, true],
  ['yes, a week ago', { certified: true, answeredAt: -7 * DAY }, true, false],
])('[USR-6] %s: asked again, certified', (_, last, stale, certified) => {
  expect([isStale(last, 0), stillCounts(last, 0)]).toEqual([stale, certified]);
});
