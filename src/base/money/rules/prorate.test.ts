import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorate } from './prorate.ts';

test('splits by weight and gives the rest to the largest remainders', () => {
  expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(prorate(10, [500, 0, 1500])).toEqual([3, 0, 7]);
  expect(prorate(0, [5, 5])).toEqual([0, 0]);
  expect(prorate(7, [0, 0])).toEqual([0, 0]);
});

test('[CART-15] shares sum to the amount and never exceed their line', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 9_999 * 500_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor(total * part);
      const shares = prorate(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : amount);
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at] ?? 0);
    }),
  );
});
