import { expect, test } from 'vitest';
import { readQuantity, type CartFacts, type NoAlternates } from '#buying/cart/rules';
import { aCart, aLine, aProduct, facts } from '#buying/cart/fixtures';
import { makeRowChecker } from './check-row.ts';

const products = [
  aProduct({ itemId: 'plain' }),
  aProduct({ itemId: 'few' }),
  aProduct({ itemId: 'gone' }),
  aProduct({ itemId: 'limited', quantityLimit: 5 }),
  aProduct({ itemId: 'steps', increment: 6 }),
  aProduct({ itemId: 'old', status: 'discontinued', replacement: 'plain' }),
  aProduct({ itemId: 'late', status: 'discontinued', replacement: 'gone' }),
  aProduct({ itemId: 'dead', status: 'discontinued' }),
  aProduct({ itemId: 'policy' }),
];
const world = facts({ products, stock: { plain: 100, few: 18, gone: 0, limited: 50, steps: 60, policy: 9 }, blocked: ['policy'] });
const judgeOf = (known: CartFacts = world, lines: Parameters<typeof aLine>[0][] = [], declined?: NoAlternates) => {
  const judge = makeRowChecker(aCart({ lines: lines.map(aLine) }), known, declined);
  return (itemId: string, qty: string) => {
    const { state, product, qty: settled, messages } = judge(known.product(itemId), qty);
    return [state, product?.itemId, settled, ...messages.map(({ code }) => code)];
  };
};

test.each([
  ['plain', '10', ['found', 'plain', 10]],
  ['plain', '', ['found', 'plain', 1]],
  ['few', '25', ['adjusted', 'few', 18, 'PARTIAL_QTY_AVAILABLE']],
  ['limited', '9', ['adjusted', 'limited', 5, 'QTY_LIMIT_ITEM']],
  ['steps', '7', ['adjusted', 'steps', 12, 'PARTIAL_QTY_FIXED']],
  ['old', '3', ['replaced', 'plain', 3]],
  ['gone', '2', ['blocked', 'gone', 2, 'OUT_OF_STOCK']],
  ['late', '2', ['blocked', 'late', 2, 'ITEM_NOT_AVAILABLE']],
  ['dead', '2', ['blocked', 'dead', 2, 'ITEM_NOT_AVAILABLE']],
  ['policy', '2', ['blocked', 'policy', 2, 'BLOCKED_FOR_ADD_TO_CART']],
  ['plain', 'ten', ['badQuantity', 'plain', 0, 'INVALID_QTY']],
  ['plain', '-5', ['badQuantity', 'plain', 0, 'INVALID_QTY']],
  ['nothing', '2', ['unknown', undefined, 2]],
])('[ATC-6] a row of %s, %s', (itemId, qty, wanted) => {
  expect(judgeOf()(itemId, qty)).toEqual(wanted);
});

test('[ATC-6] rows of the same item add up, including the cart’s quantity', () => {
  const judge = judgeOf(world, [{ itemId: 'few', qty: 10 }]);
  expect(judge('few', '5')).toEqual(['found', 'few', 5]);
  expect(judge('few', '5')).toEqual(['adjusted', 'few', 3, 'PARTIAL_QTY_AVAILABLE']);
  expect(judge('few', '1')).toEqual(['blocked', 'few', readQuantity('1'), 'EXCEEDED_LIMIT']);
});

test('[CART-21, ATC-6] a successor that the shopper declined does not replace the item', () => {
  expect(judgeOf(world, [], new Set(['old']))('old', '3')).toEqual(['blocked', 'old', 3, 'ITEM_NOT_AVAILABLE']);
  expect(judgeOf(world, [], true)('old', '3')).toEqual(['blocked', 'old', 3, 'ITEM_NOT_AVAILABLE']);
  expect(judgeOf(world, [], new Set(['dead']))('old', '3')).toEqual(['replaced', 'plain', 3]);
});
