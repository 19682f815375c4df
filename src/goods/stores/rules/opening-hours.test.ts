import { expect, test } from 'vitest';
import { hoursRuns } from './opening-hours.ts';

test('[STO-1] days with the same hours are combined', () => {
  const week = ['08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '09:00-18:30', null];
  expect(hoursRuns(week)).toEqual([
    { from: 0, to: 4, open: { from: 480, to: 1260 } },
    { from: 5, to: 5, open: { from: 540, to: 1110 } },
    { from: 6, to: 6, open: null },
  ]);
});

test('a store without hours has no runs', () => {
  expect(hoursRuns([])).toEqual([]);
});
