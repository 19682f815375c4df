import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts } from '../fixtures.ts';
import type { CartLine } from './cart.ts';
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
    aProduct({ itemId: 'chair', services: ['plan', 'assembly'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'assembly', kind: 'assembly' }),
    aProduct({ itemId: 'help', kind: 'techHelp' }),
  ],
});
const under = { parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } } as const;
const codes = (...lines: readonly (Partial<CartLine> & { readonly itemId: string })[]) => {
  const priced = priceCart(aCart({ lines: lines.map((line) => aLine(line)) }), WORLD);
  return [priced.lines.flatMap(({ messages }) => messages.map(({ code }) => code)), priced.review.proceedCheckout];
};

// Adding is not the only way into a cart: sign-in merges two carts, staff lower a limit, a shopper restores a line.
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
  ['a plan alone', [{ itemId: 'pen' }, { itemId: 'plan' }], 'STANDALONE_WARRANTY_ITEM'],
  ['a plan whose product is gone', [{ itemId: 'pen' }, { itemId: 'plan', ...under }], 'STANDALONE_WARRANTY_ITEM'],
  ['an assembly alone', [{ itemId: 'pen' }, { itemId: 'assembly' }], 'STANDALONE_WARRANTY_ITEM'],
  [
    'more plans than products',
    [
      { itemId: 'chair', qty: 2 },
      { itemId: 'plan', qty: 3, ...under },
    ],
    'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
  ],
  [
    'plans on two lines that together outnumber their product',
    [
      { itemId: 'chair', qty: 2 },
      { itemId: 'plan', qty: 2, ...under },
      { itemId: 'plan', cartItemId: 'again', qty: 1, ...under },
    ],
    'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
  ],
] as const)('[CART-10, CART-13, trust 12] %s stop the order, however they came in', (_, lines, code) => {
  const [said, proceeds] = codes(...lines);
  expect(new Set(said as readonly string[])).toEqual(new Set([code]));
  expect(proceeds).toBe(false);
});

test('[CART-13] a cart within the limits has no messages', () => {
  expect(
    codes(
      { itemId: 'chair', qty: 2 },
      { itemId: 'plan', qty: 2, ...under },
      { itemId: 'assembly', parent: { cartItemId: 'line-chair', relation: 'ASSEMBLY' } },
      { itemId: 'help' },
    ),
  ).toEqual([[], true]);
  expect(
    codes({ itemId: 'few', qty: 5 }, { itemId: 'select' }, { itemId: 'card', qty: 4 }, { itemId: 'machine', qty: 10 }, { itemId: 'addOn' }),
  ).toEqual([[], true]);
});
