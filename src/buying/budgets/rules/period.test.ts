import { expect, test } from 'vitest';
import { periodAround, runningPeriod, type OpenedPeriod } from '#buying/budgets/rules';

const center = { amount: 1_000, since: '2024-01-01', ends: null, period: 'month', fiscalMonth: 1, carriesOver: true } as const;

test.each([
  ['month', 1, '2026-02-28', '2026-02-01', '2026-02-28'],
  ['month', 1, '2024-02-29', '2024-02-01', '2024-02-29'],
  ['quarter', 1, '2026-11-20', '2026-10-01', '2026-12-31'],
  ['quarter', 2, '2026-01-15', '2025-11-01', '2026-01-31'],
  ['quarter', 6, '2026-11-20', '2026-09-01', '2026-11-30'],
  ['year', 1, '2026-11-20', '2026-01-01', '2026-12-31'],
  ['year', 7, '2026-06-30', '2025-07-01', '2026-06-30'],
  ['year', 7, '2026-07-01', '2026-07-01', '2027-06-30'],
] as const)('[B2B-1] a %s of a fiscal year from month %i on, around %s', (period, fiscalMonth, day, starts, ends) => {
  expect(periodAround({ ...center, period, fiscalMonth }, day)).toEqual({ starts, ends });
});

test('[B2B-1] a center without a period has one from its first day on, and none before and after', () => {
  const project = { ...center, period: 'once', since: '2026-09-01', ends: '2027-02-28' } as const;
  expect(['2026-08-31', '2026-09-01', '2027-02-28', '2027-03-01'].map((day) => periodAround(project, day)?.starts ?? null)).toEqual([
    null,
    '2026-09-01',
    '2026-09-01',
    null,
  ]);
});

test('[B2B-1] the next period carries the rest and the periods in between, but no overspent money', () => {
  const last: OpenedPeriod = { fundId: 'f', starts: '2026-08-01', ends: '2026-08-31', amount: 1_000, held: 100, spent: 600 };
  expect(runningPeriod(center, last, '2026-08-31')).toEqual({ ...last, carried: 0 });
  expect(runningPeriod(center, last, '2026-09-01')).toMatchObject({ fundId: null, starts: '2026-09-01', carried: 300, amount: 1_300 });
  expect(runningPeriod(center, last, '2026-11-05')).toMatchObject({ starts: '2026-11-01', carried: 2_300, amount: 3_300 });
  expect(runningPeriod(center, { ...last, spent: 2_000 }, '2026-09-01')).toMatchObject({ carried: 0, amount: 1_000 });
  expect(runningPeriod({ ...center, carriesOver: false }, last, '2026-11-05')).toMatchObject({ carried: 0, amount: 1_000 });
});

test('[B2B-1] after a change of the dates, the next period begins where the last one ended', () => {
  const last: OpenedPeriod = { fundId: 'f', starts: '2026-11-01', ends: '2026-11-30', amount: 1_000, held: 0, spent: 0 };
  const yearly = { ...center, period: 'year', carriesOver: false } as const;
  expect(runningPeriod(yearly, last, '2026-12-01')).toMatchObject({ starts: '2026-12-01', ends: '2026-12-31' });
});
