import { expect, test } from 'vitest';
import { memberPrice, moveUpCents } from '#buying/cart/rules';
import { aProduct } from '#goods/catalog/fixtures';
import { daysToNextTry, isChargeable, noticeDue, termAfter, yearAfter } from '#buying/membership/rules';

test.each([
  ['2026-08-14', '2027-08-14'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('[RWD-4] a membership of %s lasts to %s', (day, end) => expect(yearAfter(day)).toBe(end));

const SELECT = { program: 'SELECT', beginsOn: '2026-08-14', endsOn: '2027-08-14' } as const;

test.each([
  ['nothing runs', null, { program: 'SELECT', day: '2026-11-20', isRenewal: false }, ['bought', 'SELECT', '2026-11-20', '2027-11-20']],
  ['it ran out', SELECT, { program: 'SELECT', day: '2027-09-01', isRenewal: false }, ['bought', 'SELECT', '2027-09-01', '2028-09-01']],
  [
    'it is renewed late',
    SELECT,
    { program: 'SELECT', day: '2027-08-18', isRenewal: true },
    ['renewed', 'SELECT', '2027-08-14', '2028-08-14'],
  ],
  [
    'the larger one is bought',
    SELECT,
    { program: 'PREMIUM', day: '2026-11-20', isRenewal: false },
    ['movedUp', 'PREMIUM', '2026-08-14', '2027-08-14'],
  ],
  [
    'it is bought twice',
    SELECT,
    { program: 'SELECT', day: '2026-11-20', isRenewal: false },
    ['extended', 'SELECT', '2026-08-14', '2028-08-14'],
  ],
] as const)('[RWD-4] when %s, a paid order makes its term of it', (_when, running, bought, [kind, program, beginsOn, endsOn]) =>
  expect(termAfter(running, bought)).toEqual({ kind, program, beginsOn, endsOn }),
);

test('[RWD-4] notices go out 30 and 7 days before the end, each once; a late one replaces the first', () => {
  const untold = { endsOn: '2027-08-14', toldFor: null, toldDays: null };
  expect(noticeDue(untold, '2027-07-14')).toBeNull();
  expect(noticeDue(untold, '2027-07-15')).toBe(30);
  expect(noticeDue(untold, '2027-08-10')).toBe(7);
  const told = { ...untold, toldFor: '2027-08-14', toldDays: 30 };
  expect(noticeDue(told, '2027-08-06')).toBeNull();
  expect(noticeDue(told, '2027-08-07')).toBe(7);
  expect(noticeDue({ ...told, toldDays: 7 }, '2027-08-14')).toBeNull();
  expect(noticeDue({ ...told, toldFor: '2026-08-14' }, '2027-07-20')).toBe(30);
});

test('[RWD-4] nobody is charged before the end, or within a week of the last notice', () => {
  const told = { endsOn: '2027-08-14', toldFor: '2027-08-14', toldDays: 7, toldOn: '2027-08-07' };
  expect(isChargeable(told, '2027-08-13')).toBe(false);
  expect(isChargeable(told, '2027-08-14')).toBe(true);
  expect(isChargeable({ ...told, toldOn: '2027-08-12' }, '2027-08-14')).toBe(false);
  expect(isChargeable({ ...told, toldDays: 30 }, '2027-08-20')).toBe(false);
});

test('[RWD-4] a declined card is tried three times in ten days', () => expect([1, 2, 3].map(daysToNextTry)).toEqual([4, 6, null]));

test('[RWD-4] moving up costs the difference for the days that are left', () => {
  const term = { until: '2027-08-14', cents: 4_900 };
  expect(moveUpCents(9_900, term, '2026-11-20')).toBe(3_658);
  expect(moveUpCents(9_900, term, '2027-08-14')).toBe(0);
  expect(moveUpCents(9_900, { ...term, until: '2028-08-14' }, '2026-11-20')).toBe(8_671);
});

test('[RWD-4] PREMIUM includes assembly, and the price before stays visible', () => {
  const price = { each: 3_999, was: null, source: 'base', breakQty: null, contract: null } as const;
  const assembly = aProduct({ itemId: 'a', kind: 'assembly' });
  const benefits = { term: undefined, today: '2026-11-20' };
  expect(memberPrice(price, assembly, { ...benefits, program: 'PREMIUM' })).toMatchObject({ each: 0, was: 3_999 });
  expect(memberPrice(price, assembly, { ...benefits, program: 'SELECT' })).toBe(price);
  expect(memberPrice(price, assembly, { ...benefits, program: null })).toBe(price);
});
