// What happens to a due day: price of the day, stock, and what was typed (ATC-7).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestPrice, judgeDue } from './judge-due.ts';
import { readEvery, readRestock, type TypedRestock } from './read-restock.ts';

const FACTS = { wanted: 3, unit: 1_000, available: 10, agreed: 1_000, percent: 10, whenShort: 'partial' } as const;

test.each<[string, Partial<Parameters<typeof judgeDue>[0]>, ReturnType<typeof judgeDue>]>([
  ['the agreed price', {}, { kind: 'order', qty: 3 }],
  ['exactly the limit', { unit: 1_100 }, { kind: 'order', qty: 3 }],
  ['a cent above the limit', { unit: 1_101 }, { kind: 'ask', question: 'priceRise' }],
  ['any price', { unit: 9_000, percent: null }, { kind: 'order', qty: 3 }],
  ['no rise at all', { unit: 1_001, percent: 0 }, { kind: 'ask', question: 'priceRise' }],
  ['what there is', { available: 2 }, { kind: 'order', qty: 2 }],
  ['all or nothing', { available: 2, whenShort: 'wait' }, { kind: 'wait' }],
  ['nothing in stock', { available: 0 }, { kind: 'wait' }],
  ['an item that is not sold any more', { unit: null }, { kind: 'ask', question: 'itemGone' }],
])('[ATC-7] %s', (_title, more, expected) => {
  expect(judgeDue({ ...FACTS, ...more })).toEqual(expected);
});

test('[ATC-7] what is ordered never costs more than the told limit', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(200_000), fc.constantFrom(0, 5, 10, 20), (agreed, unit, percent) => {
      const judged = judgeDue({ ...FACTS, agreed, unit, percent });
      expect(judged.kind === 'order').toBe(unit <= (highestPrice({ agreed, percent }) ?? 0));
      expect(judged.kind === 'order' && unit * 100 > agreed * (100 + percent)).toBe(false);
    }),
  );
});

const TYPED: TypedRestock = {
  every: '4week',
  nextOn: '2026-12-01',
  dates: [],
  ends: 'never',
  times: '',
  lastOn: '',
  priceLimit: '10',
  whenShort: 'partial',
};
const read = (more: Partial<TypedRestock>) => readRestock({ ...TYPED, ...more }, '2026-11-29');
const codes = (more: Partial<TypedRestock>) => {
  const outcome = read(more);
  return outcome.ok ? [] : outcome.problem.map(({ field, code }) => `${field} ${code}`);
};

test('[ATC-7] a typed restock is read', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      every: { unit: 'week', count: 4 },
      anchor: '2026-12-01',
      nextOn: '2026-12-01',
      dates: [],
      lastOn: null,
      timesLeft: null,
      priceLimit: 10,
      whenShort: 'partial',
    },
  });
  expect(read({ every: 'dates', dates: ['2027-02-01', '', '2026-12-24', '2026-12-24'], priceLimit: 'any' })).toMatchObject({
    ok: true,
    value: { every: null, dates: ['2026-12-24', '2027-02-01'], nextOn: '2026-12-24', priceLimit: null },
  });
});

test.each<[Partial<TypedRestock>, string]>([
  [{ every: '0week' }, 'every EVERY_UNKNOWN'],
  [{ every: '27week' }, 'every EVERY_UNKNOWN'],
  [{ every: 'constructor' }, 'every EVERY_UNKNOWN'],
  [{ nextOn: '' }, 'nextOn DAY_MISSING'],
  [{ nextOn: '2027-02-29' }, 'nextOn DAY_MISSING'],
  [{ nextOn: '2026-11-28' }, 'nextOn DAY_PAST'],
  [{ nextOn: '2030-01-01' }, 'nextOn DAY_FAR'],
  [{ every: 'dates', dates: ['', ''] }, 'dates DAY_MISSING'],
  [{ ends: 'times', times: '0' }, 'times TIMES_WRONG'],
  [{ ends: 'times', times: '-3' }, 'times TIMES_WRONG'],
  [{ ends: 'day', lastOn: '2026-11-30' }, 'lastOn LAST_BEFORE_NEXT'],
  [{ ends: 'day', lastOn: 'soon' }, 'lastOn DAY_MISSING'],
])('[ATC-7] %j: %s', (more, problem) => {
  expect(codes(more)).toContain(problem);
});

test('[ATC-7] any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.record({ every: fc.string(), nextOn: fc.string(), times: fc.string(), lastOn: fc.string() }), (texts) => {
      expect(typeof read({ ...texts, ends: 'day' }).ok).toBe('boolean');
      expect(readEvery(texts.every)?.count ?? 1).toBeGreaterThan(0);
    }),
  );
});
