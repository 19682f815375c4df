import { expect, test } from 'vitest';
import { readCenter, readMoney, type TypedCenter } from '#buying/budgets/rules';

test.each([
  ['1500', 150_000],
  ['$1,500.00', 150_000],
  ['1\u00A0500,5 $', 150_050],
  ['1.500', 150_000],
  ['0', 0],
  ['12,50', 1_250],
  ['-5', undefined],
  ['1,2,3', undefined],
  ['12.345,6', 1_234_560],
  ['much', undefined],
])('[B2B-1] the amount %j is %s cents', (text, cents) => {
  expect(readMoney(text)).toBe(cents);
});

const typed: TypedCenter = {
  name: ' IT  4720 ',
  amount: '1,500',
  period: 'month',
  fiscalMonth: '',
  since: '',
  ends: '2020-01-01',
  carriesOver: true,
  warnAt: '80 %',
  whenOver: 'refuse',
  forLines: true,
};

test('[B2B-1] a typed budget is read; the last day of a period that begins again does not count', () => {
  expect(readCenter(typed, '2026-11-20')).toEqual({
    ok: true,
    value: { ...typed, name: 'IT 4720', amount: 150_000, fiscalMonth: 1, since: '2026-11-20', ends: null, warnAt: 80 },
  });
});

test.each([
  [{ name: ' ' }, 'name', 'BUDGET_NAME_REQUIRED'],
  [{ name: 'x'.repeat(61) }, 'name', 'BUDGET_NAME_LONG'],
  [{ amount: '20000000.01' }, 'amount', 'AMOUNT_INVALID'],
  [{ period: 'week' }, 'period', 'PERIOD_INVALID'],
  [{ fiscalMonth: '13' }, 'fiscalMonth', 'MONTH_INVALID'],
  [{ since: '2026-02-30' }, 'since', 'DATE_INVALID'],
  [{ period: 'once' }, 'ends', 'DATES_REVERSED'],
  [{ warnAt: '101' }, 'warnAt', 'PERCENT_INVALID'],
  [{ whenOver: '' }, 'whenOver', 'OVER_INVALID'],
])('[B2B-1] %j is refused at its field', (change, field, code) => {
  expect(readCenter({ ...typed, ...change }, '2026-11-20')).toEqual({ ok: false, problem: [{ field, code }] });
});
