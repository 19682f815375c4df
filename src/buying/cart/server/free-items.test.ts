import { expect, test } from 'vitest';
import { aCart, aCoupon, aLine, aProduct, facts, ids } from '../fixtures.ts';
import { addFreeItems } from './free-items.ts';

const GIFT = aCoupon({ code: 'GIFT', kind: 'freeItem', value: 0, scope: 'item', freeItemId: 'mug', minimum: 0 });
const world = facts({ products: [aProduct({ itemId: 'mug' }), aProduct({ itemId: 'pen' })], coupons: [GIFT] });

test('[CART-14, CART-15] a shopper who already has units of a gift keeps them all: one of them is the gift', () => {
  const cart = aCart({ lines: [aLine({ itemId: 'mug', qty: 3 })], coupons: ['GIFT'] });
  const { cart: after, messages } = addFreeItems(cart, [{ itemId: 'mug' }], world, ids());
  expect([after.lines.map(({ itemId, qty }) => [itemId, qty]), messages]).toEqual([[['mug', 3]], []]);
});

test('[CART-14, CART-15] a gift comes as one unit, once, and only with its coupon', () => {
  const cart = aCart({ lines: [aLine({ itemId: 'pen', qty: 3 })], coupons: ['GIFT'] });
  const { cart: after } = addFreeItems(cart, [{ itemId: 'mug', qty: 5 }, { itemId: 'mug' }], world, ids());
  expect(after.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['pen', 3],
    ['mug', 1],
  ]);
  const { messages } = addFreeItems({ ...cart, coupons: [] }, [{ itemId: 'mug' }], world, ids());
  expect(messages).toEqual([{ code: 'INVALID_FREE_ITEM', of: 'ordinary', itemId: 'mug' }]);
});
