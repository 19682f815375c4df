// How often, how many, and what is due (B2B-6, CAT-8).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyable, purchaseHabits, type Bought } from './purchase-habits.ts';

const TODAY = '2026-11-30';
const paper = (day: string, qty = 2): Bought => ({ itemId: 'paper', day, qty });
const habit = (...bought: readonly Bought[]) => purchaseHabits(bought, TODAY)[0];

test('[B2B-6] three purchases a month apart: the middle gap and quantity, and due when the month is over', () => {
  expect(habit(paper('2026-08-30', 1), paper('2026-09-29', 2), paper('2026-10-30', 9))).toEqual({
    itemId: 'paper',
    times: 3,
    qty: 2,
    lastOn: '2026-10-30',
    everyDays: 30,
    dueOn: '2026-11-29',
    due: 'due',
  });
});

test.each<[string, readonly Bought[], string]>([
  ['two purchases say nothing', [paper('2026-09-30'), paper('2026-10-30')], 'once'],
  ['several orders of one day are one purchase', [paper('2026-10-30'), paper('2026-10-30'), paper('2026-10-30')], 'once'],
  ['within two weeks', [paper('2026-09-20'), paper('2026-10-15'), paper('2026-11-10')], 'soon'],
  ['later', [paper('2026-05-30'), paper('2026-08-28'), paper('2026-11-27')], 'later'],
  ['not bought any more', [paper('2025-01-01'), paper('2025-02-01'), paper('2025-03-01')], 'once'],
])('[B2B-6] %s', (_title, bought, due) => {
  expect(habit(...bought)?.due).toBe(due);
});

test('[B2B-6] what one day held is added up, and what is due stands first', () => {
  const pens = ['2026-08-28', '2026-09-27', '2026-10-27'].map((day) => ({ itemId: 'pens', day, qty: 1 }));
  const found = purchaseHabits([paper('2026-11-29', 3), paper('2026-11-29', 4), ...pens], TODAY);
  expect(found.map(({ itemId, qty, due }) => [itemId, qty, due])).toEqual([
    ['pens', 1, 'due'],
    ['paper', 7, 'once'],
  ]);
});

test('[CAT-8] the offered quantity can always be bought', () => {
  expect([buyable(3, { step: 2, limit: 100 }), buyable(30, { step: 1, limit: 5 }), buyable(3, { step: 4, limit: 5 })]).toEqual([4, 5, 4]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999 }), (qty, step, more) => {
      const found = buyable(qty, { step, limit: step + more });
      expect(found % step === 0 && found >= step && found <= step + more).toBe(true);
    }),
  );
});
