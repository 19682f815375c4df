import { expect, test } from 'vitest';
import { addMonths, bucketOf, bucketsIn, comparedWith, periodOf } from './period.ts';

test.each([
  [{}, 'month', '2026-11-01', '2026-11-19'],
  [{ period: 'constructor' }, 'month', '2026-11-01', '2026-11-19'],
  [{ period: 'lastMonth' }, 'lastMonth', '2026-10-01', '2026-10-31'],
  [{ period: 'quarter' }, 'quarter', '2026-10-01', '2026-11-19'],
  [{ period: 'year' }, 'year', '2026-01-01', '2026-11-19'],
  [{ period: 'days', from: '2026-02-10', to: '2026-02-03' }, 'days', '2026-02-03', '2026-02-10'],
  [{ period: 'days', from: '2026-02-30', to: '2026-03-03' }, 'month', '2026-11-01', '2026-11-19'],
  [{ period: 'days', from: '2001-01-01', to: '2026-01-01' }, 'days', '2001-01-01', '2004-01-05'],
])('[B2B-5] %j is %s, %s to %s', (asked, kind, from, to) => {
  expect(periodOf(asked, '2026-11-19')).toEqual({ kind, from, to });
});

test.each([
  ['month', '2026-03-01', '2026-03-31', 'before', '2026-02-01', '2026-02-28'],
  ['month', '2026-11-01', '2026-11-19', 'yearAgo', '2025-11-01', '2025-11-19'],
  ['lastMonth', '2026-02-01', '2026-02-28', 'before', '2026-01-01', '2026-01-31'],
  ['lastMonth', '2025-02-01', '2025-02-28', 'yearAgo', '2024-02-01', '2024-02-29'],
  ['quarter', '2026-10-01', '2026-11-19', 'before', '2026-07-01', '2026-08-19'],
  ['year', '2026-01-01', '2026-11-19', 'before', '2025-01-01', '2025-11-19'],
  ['days', '2026-11-03', '2026-11-05', 'before', '2026-10-31', '2026-11-02'],
  ['days', '2026-11-03', '2026-11-05', 'yearAgo', '2025-11-03', '2025-11-05'],
] as const)('[B2B-5] %s from %s to %s against %s is %s to %s', (kind, from, to, against, first, last) => {
  expect(comparedWith({ kind, from, to }, against)).toEqual({ from: first, to: last });
  expect(comparedWith({ kind, from, to }, 'nothing')).toBeNull();
});

test('[B2B-5] a month is divided into days, a quarter into weeks that begin on Monday, a year into months', () => {
  expect(bucketOf({ from: '2026-11-01', to: '2026-11-30' })).toBe('day');
  const quarter = { from: '2026-10-01', to: '2026-11-19' };
  expect(bucketOf(quarter)).toBe('week');
  expect(bucketsIn(quarter, 'week').slice(0, 2)).toEqual(['2026-09-28', '2026-10-05']);
  const year = { from: '2025-12-15', to: '2026-11-19' };
  expect(bucketOf(year)).toBe('month');
  expect([bucketsIn(year, 'month').length, bucketsIn(year, 'month')[0]]).toEqual([12, '2025-12-01']);
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -13)]).toEqual(['2026-02-28', '2025-02-28']);
});
