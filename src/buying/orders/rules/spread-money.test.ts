import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadMoney, type HeldTender, type MoneyMove } from './spread-money.ts';

const TENDERS: readonly HeldTender[] = [
  { authorisationId: 'gift', amount: 6_000 },
  { authorisationId: 'prepaid', amount: 1_000 },
  { authorisationId: 'card', amount: 3_000 },
];
const moves = (...all: readonly (readonly [MoneyMove['kind'], number])[]): MoneyMove[] =>
  all.map(([kind, amount], at) => ({ eventId: at + 1, kind, amount }));
const partsOf = (all: readonly MoneyMove[], eventId: number) => {
  const { kind = 'capture' } = all.find((one) => one.eventId === eventId) ?? {};
  return spreadMoney(TENDERS, all, { eventId, kind })?.map(({ authorisationId, amount }) => `${authorisationId} ${amount}`) ?? null;
};

test('[PAY-1] captures take gift cards first; refunds go to the card first', () => {
  const all = moves(['capture', 5_000], ['capture', 4_000], ['refund', 3_500]);
  expect(partsOf(all, 1)).toEqual(['gift 5000']);
  expect(partsOf(all, 2)).toEqual(['gift 1000', 'prepaid 1000', 'card 2000']);
  expect(partsOf(all, 3)).toEqual(['card 2000', 'prepaid 1000', 'gift 500']);
});

test('[PAY-1] a cancellation releases the card first, then what is not needed of a gift card', () => {
  const all = moves(['release', 5_000], ['capture', 5_000]);
  expect(partsOf(all, 1)).toEqual(['card 3000', 'prepaid 1000', 'gift 1000']);
  expect(partsOf(all, 2)).toEqual(['gift 5000']);
});

test('an amount above the rest has no parts, nor has an unknown move', () => {
  expect(partsOf(moves(['capture', 10_001]), 1)).toBeNull();
  expect(partsOf(moves(['capture', 1], ['refund', 2]), 2)).toBeNull();
  expect(spreadMoney(TENDERS, [], { eventId: 9, kind: 'refund' })).toBeNull();
});

test('[PAY-1] for any moves, parts add up to their amounts, no tender pays more than it held or gets back more than it paid, and later moves change no earlier one', () => {
  const tenders = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 5 });
  const steps = fc.array(fc.tuple(fc.constantFrom<MoneyMove['kind'][]>('capture', 'release', 'refund'), fc.nat(100)), { maxLength: 12 });
  fc.assert(
    fc.property(tenders, steps, (amounts, wanted) => {
      const held = amounts.map((amount, at) => ({ authorisationId: `t${at}`, amount }));
      const total = amounts.reduce((sum, one) => sum + one, 0);
      // Each step moves a part of the open amount, since an order's events never ask for more.
      let [open, taken] = [total, 0];
      const all = wanted.map(([kind, percent], at): MoneyMove => {
        const amount = Math.floor(((kind === 'refund' ? taken : open) * percent) / 100);
        if (kind !== 'refund') open -= amount;
        if (kind !== 'release') taken += kind === 'capture' ? amount : -amount;
        return { eventId: at + 1, kind, amount };
      });
      const gone = new Map(held.map(({ authorisationId }) => [authorisationId, { given: 0, released: 0, back: 0 }]));
      for (const [at, move] of all.entries()) {
        const parts = spreadMoney(held, all, move);
        expect(parts).toEqual(spreadMoney(held, all.slice(0, at + 1), move));
        expect(parts?.reduce((sum, { amount }) => sum + amount, 0)).toBe(move.amount);
        for (const { authorisationId, amount } of parts ?? []) {
          const state = gone.get(authorisationId) ?? { given: 0, released: 0, back: 0 };
          expect(amount).toBeGreaterThan(0);
          state[({ capture: 'given', release: 'released', refund: 'back' } as const)[move.kind]] += amount;
        }
      }
      for (const { authorisationId, amount } of held) {
        const { given = 0, released = 0, back = 0 } = gone.get(authorisationId) ?? {};
        expect(given + released).toBeLessThanOrEqual(amount);
        expect(back).toBeLessThanOrEqual(given);
      }
    }),
  );
});
