import { expect, test } from 'vitest';
import { choicesOf } from './line-choices.ts';

test('[SFL-1, CART-6] a saved item keeps what the shopper chose, but not where the line came from or what is known of its stock', () => {
  const custom = { lines: ['Paid'], color: null, typeface: null, customSkuCode: 'stamp-1' };
  const known = { wasOut: true, pieces: 2, custom, from: { country: 'US', cents: 100, qty: 1 } } as const;
  expect(choicesOf(known)).toBeNull();
  expect(choicesOf(null)).toBeNull();
  const chosen = {
    furniture: { level: 'BASC', qty: 1 },
    altOf: { itemId: 'old', type: 'HARD' },
    budgetCenter: 'Lab',
    source: 'search',
  } as const;
  expect(choicesOf({ ...known, ...chosen })).toEqual(chosen);
});
