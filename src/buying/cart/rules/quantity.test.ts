import { expect, test } from 'vitest';
import { addedQuantity, changedQuantity, readQuantity, type QuantityLimits } from './quantity.ts';

const FREE: QuantityLimits = { itemId: 'a', limit: 9_999, increment: 1, stock: Infinity, elsewhere: 0, elsewhereHere: 0, offer: 'none' };

test.each([
  [undefined, 1],
  ['', 1],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  [Number.NaN, 0],
  [Infinity, 0],
  [1e9, 1_000_000_000],
  ['１２', 0],
  [' 12 ', 12],
  [10_000, 10_000],
] as const)('[CART-11, CART-12] a request for %j asks for %j', (asked, read) => {
  expect(readQuantity(asked)).toBe(read);
});

test.each([
  ['within everything', 2, 3, {}, 5, []],
  ['nothing in stock', 0, 1, { stock: 0 }, 0, ['OUT_OF_STOCK']],
  ['less in stock than asked', 0, 9, { stock: 4 }, 4, ['PARTIAL_QTY_AVAILABLE']],
  ['all of the stock is in the cart', 4, 1, { stock: 4 }, 4, ['EXCEEDED_LIMIT']],
  ['all of the stock is on another line', 0, 1, { stock: 4, elsewhere: 4, elsewhereHere: 4 }, 0, ['EXCEEDED_LIMIT']],
  ['more than the item allows, none in the cart', 0, 6, { limit: 5 }, 0, ['QTY_LIMIT_ITEM']],
  ['more than the item allows, some in the cart', 3, 6, { limit: 5 }, 5, ['QTY_LIMIT_EXCEEDED']],
  ['the limit is in the cart already', 5, 1, { limit: 5 }, 5, ['EXCEEDED_LIMIT']],
  ['the limit is reached with other lines', 1, 3, { limit: 5, elsewhere: 3 }, 2, ['QTY_LIMIT_EXCEEDED']],
  ['above the line cap', 0, 10_000, {}, 9_999, ['EXCEEDS_MAX_LINE_QTY']],
  ['up to the line cap', 9_990, 20, {}, 9_999, ['QTY_LIMIT_EXCEEDED']],
  ['not a multiple of the step', 0, 7, { increment: 5 }, 10, ['PARTIAL_QTY_FIXED']],
  ['the step is more than the stock', 0, 5, { increment: 5, stock: 3 }, 0, ['OUT_OF_STOCK']],
  ['the stock ends within a step', 0, 10, { increment: 5, stock: 8 }, 5, ['PARTIAL_QTY_AVAILABLE']],
] as const)('[CART-11] adding: %s', (_title, had, asked, over, qty, codes) => {
  const settled = addedQuantity(had, asked, { ...FREE, ...over });
  expect([settled.qty, settled.messages.map(({ code }) => code)]).toEqual([qty, codes]);
});

test('[CART-11] a purchase limit says "allowed", stock says "available"', () => {
  expect(addedQuantity(5, 1, { ...FREE, limit: 5 }).messages).toMatchObject([{ cause: 'limit' }]);
  expect(addedQuantity(5, 1, { ...FREE, stock: 5 }).messages).toMatchObject([{ cause: 'stock' }]);
});

test.each([
  ['less is always granted', 8, 3, { stock: 0 }, 3, []],
  ['more than in stock', 2, 9, { stock: 4 }, 4, ['PARTIAL_QTY_AVAILABLE']],
  ['more when nothing is left', 2, 9, { stock: 0 }, 2, ['OUT_OF_STOCK']],
  ['more than the item allows', 2, 9, { limit: 5 }, 5, ['QTY_LIMIT_EXCEEDED']],
  ['above the line cap', 2, 10_000, {}, 9_999, ['QTY_LIMIT_EXCEEDED']],
  ['to the next step', 5, 6, { increment: 5 }, 10, ['PARTIAL_QTY_FIXED']],
] as const)('[CART-11] changing: %s', (_title, had, asked, over, qty, codes) => {
  const settled = changedQuantity(had, asked, { ...FREE, ...over });
  expect([settled.qty, settled.messages.map(({ code }) => code)]).toEqual([qty, codes]);
});
