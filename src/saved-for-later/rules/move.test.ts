import { expect, test } from 'vitest';
import { aCart, aProduct, facts, ids, NOW } from '../../cart/fixtures.ts';
import { moveToCart } from './move.ts';

test('[SFL-1, CART-21] an item whose successor went to the cart in its place has left the list', () => {
  const world = facts({ products: [aProduct({ itemId: 'old', status: 'discontinued', replacement: 'new' }), aProduct({ itemId: 'new' })] });
  const saved = {
    listItemId: 's',
    itemId: 'old',
    qty: 2,
    services: [],
    custom: null,
    seenCents: null,
    wasOut: false,
    savedAt: NOW,
    removedAt: null,
  };
  const { items, moved, change } = moveToCart(aCart(), { all: [saved], chosen: [saved] }, world, ids());
  expect(items).toEqual([]);
  expect([...moved]).toEqual([['s', 2]]);
  expect(change.cart.lines).toMatchObject([{ itemId: 'new', qty: 2 }]);
});
