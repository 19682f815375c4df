import { expect, test } from 'vitest';
import { scaleMarks } from './chart-scale.ts';
import { changeOf, comparedRows, shareOf, timelineRows } from './compared-rows.ts';

const row = (key: string, cents: number) => ({ key, name: key, orders: 1, units: 1, cents, onContract: 0, latest: 0, more: [] });

test('[B2B-5] rows stand beside those of the other period, and who is in one alone is kept', () => {
  const rows = comparedRows([row('a', 100), row('b', 300)], [row('a', 50), row('c', 70)]);
  expect(rows.map(({ key, cents, before }) => [key, cents, before])).toEqual([
    ['b', 300, 0],
    ['a', 100, 50],
    ['c', 0, 70],
  ]);
  expect(comparedRows([row('a', 1)], null)[0]?.before).toBeNull();
});

test('[B2B-5] days without orders are days of the chart, compared by their place', () => {
  const buckets = { now: ['2026-11-01', '2026-11-02'], before: ['2026-10-01'] };
  const rows = timelineRows([row('2026-11-02', 5)], [row('2026-10-01', 9)], buckets);
  expect(rows.map(({ cents, before }) => [cents, before])).toEqual([
    [0, 9],
    [5, 0],
  ]);
});

test.each([
  [110, 100, 10],
  [50, 200, -75],
  [1, 0, null],
  [1, null, null],
])('[B2B-5] %i after %s is a change of %s %%', (cents, before, change) => expect(changeOf(cents, before)).toBe(change));

test('[B2B-5] an axis has few round marks and ends above the largest amount', () => {
  expect(scaleMarks(14_800_000)).toEqual([0, 5_000_000, 10_000_000, 15_000_000]);
  expect(scaleMarks(0)).toEqual([0, 25, 50, 75, 100]);
  for (const cents of [1, 99, 101, 12_345, 999_999, 87_654_321]) {
    const marks = scaleMarks(cents);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(cents);
    expect(marks.length).toBeLessThanOrEqual(6);
  }
  expect([shareOf(91, 100), shareOf(1, 0)]).toEqual([91, 0]);
});
