import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceRecord } from '#goods/pricing/rules';
import { priceOf } from './price-of.ts';
import { priceSteps } from './price-steps.ts';
import { unitPriceOf } from './unit-price.ts';

const list: PriceRecord = {
  base: 1000,
  breaks: [
    { qty: 3, each: 900 },
    { qty: 6, each: 800 },
  ],
};

const agreed = { each: 750, contract: { number: 'C-1', name: 'Office core' } };

test('[B2B-4] a contract price precedes every other, and makes an item available without a list price', () => {
  expect(priceOf({ ...list, sale: 500 }, 6, agreed)).toEqual({
    each: 750,
    was: null,
    source: 'contract',
    breakQty: null,
    contract: agreed.contract,
  });
  expect(priceOf(undefined, 1, agreed)?.each).toBe(750);
  expect(priceOf(undefined, 1)).toBeNull();
});

test('volume breaks apply from their quantity on', () => {
  expect([1, 2, 3, 5, 6, 99].map((qty) => priceOf(list, qty)?.each)).toEqual([1000, 1000, 900, 900, 800, 800]);
  expect(priceOf(list, 3)).toEqual({ each: 900, was: 1000, source: 'break', breakQty: 3, contract: null });
});

test('a sale price below the volume break applies', () => {
  expect(priceOf({ ...list, sale: 850 }, 4)).toMatchObject({ each: 850, was: 1000, source: 'sale' });
  expect(priceOf({ ...list, sale: 850 }, 6)).toMatchObject({ each: 800, source: 'break' });
});

test('buying more never raises the unit price', () => {
  const breaks = fc.uniqueArray(fc.record({ qty: fc.integer({ min: 2, max: 50 }), each: fc.integer({ min: 1, max: 2000 }) }), {
    selector: ({ qty }) => qty,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), breaks, fc.integer({ min: 1, max: 60 }), (base, drawn, qty) => {
      let lowest = base;
      const falling = drawn
        .toSorted((a, b) => a.qty - b.qty)
        .map(({ qty: from, each }) => ({ qty: from, each: (lowest = Math.min(lowest, each)) }));
      const one = priceOf({ base, breaks: falling }, qty)?.each ?? 0;
      expect(priceOf({ base, breaks: falling }, qty + 1)?.each ?? 0).toBeLessThanOrEqual(one);
    }),
  );
});

test('the price table names from, to and "or more"', () => {
  expect(priceSteps(list)).toEqual([
    { from: 1, to: 2, each: 1000 },
    { from: 3, to: 5, each: 900 },
    { from: 6, to: null, each: 800 },
  ]);
  expect(priceSteps({ base: 1000 })).toEqual([]);
  // A sale below the first break leaves two steps.
  expect(priceSteps({ ...list, sale: 850 })).toEqual([
    { from: 1, to: 5, each: 850 },
    { from: 6, to: null, each: 800 },
  ]);
});

test('a unit price is shown when a sales unit holds more than one', () => {
  expect([unitPriceOf(5000, 5000), unitPriceOf(100, 1), unitPriceOf(100, null)]).toEqual([1, null, null]);
});
