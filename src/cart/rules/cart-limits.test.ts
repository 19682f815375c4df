import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts } from '../fixtures.ts';
import { priceCart } from './price-cart.ts';

const WORLD = facts({
  stock: { few: 9_999, machine: 9_999 },
  products: [
    aProduct({ itemId: 'few', quantityLimit: 5 }),
    aProduct({ itemId: 'select', kind: 'membership', partNumber: 'M-SEL' }),
    aProduct({ itemId: 'premium', kind: 'membership', partNumber: 'M-PRE' }),
    aProduct({ itemId: 'card', kind: 'giftCard', usd: { base: 50_000 } }),
    aProduct({ itemId: 'machine', usd: { base: 100_000 } }),
    aProduct({ itemId: 'addOn', usd: { base: 100 }, facets: { addOn: { 'en-US': 'yes', 'en-CA': 'yes', 'fr-CA': 'oui' } } }),
    aProduct({ itemId: 'pen' }),
  ],
});
const codes = (...lines: readonly { itemId: string; cartItemId?: string; qty?: number }[]) => {
  const priced = priceCart(aCart({ lines: lines.map((line) => aLine(line)) }), WORLD);
  return [priced.lines.flatMap(({ messages }) => messages.map(({ code }) => code)), priced.review.proceedCheckout];
};

// Carts come together in other ways than by adding: two are merged at sign-in, a limit is lowered, a line is brought back.
test.each([
  [
    'lines of one item beyond its limit',
    [
      { itemId: 'few', qty: 4 },
      { itemId: 'few', cartItemId: 'two', qty: 2 },
    ],
    'QTY_LIMIT_ITEM',
  ],
  ['two memberships', [{ itemId: 'select' }, { itemId: 'premium' }], 'MEMBERSHIP_GENERIC_ERR'],
  ['one membership twice', [{ itemId: 'select', qty: 2 }], 'MEMBERSHIP_GENERIC_ERR'],
  ['gift cards above what an order holds', [{ itemId: 'card', qty: 5 }], 'GIFT_CARD_LIMIT_EXCEEDED'],
  ['goods above what is sold online', [{ itemId: 'machine', qty: 1_001 }], 'TECHNICAL_PROBLEM'],
  ['an add-on alone', [{ itemId: 'addOn' }], 'ADDON_THRESHOLD_NOT_MET'],
] as const)('[CART-13, trust 12] %s stop the order, however they came in', (_, lines, code) => {
  const [said, proceeds] = codes(...lines);
  expect(new Set(said as readonly string[])).toEqual(new Set([code]));
  expect(proceeds).toBe(false);
});

test('[CART-13] what is within the limits says nothing', () => {
  expect(
    codes({ itemId: 'few', qty: 5 }, { itemId: 'select' }, { itemId: 'card', qty: 4 }, { itemId: 'machine', qty: 10 }, { itemId: 'addOn' }),
  ).toEqual([[], true]);
});
