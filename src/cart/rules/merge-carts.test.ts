import { expect, test } from 'vitest';
import { aCart, aLine, ids } from '../fixtures.ts';
import { liveLines } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';

const guest = aCart({
  cartId: 'g',
  ownerId: 'guest',
  coupons: ['TEN'],
  zip: '02110',
  lines: [
    aLine({ itemId: 'pen', qty: 5 }),
    aLine({ itemId: 'chair', qty: 2 }),
    aLine({ itemId: 'plan', qty: 2, parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } }),
    aLine({ itemId: 'removed', removedAt: 1 }),
  ],
});

test('[CART-23] the larger quantity wins, other lines move over with what belongs to them', () => {
  const account = aCart({
    coupons: ['FIVE'],
    lines: [aLine({ itemId: 'pen', cartItemId: 'own', qty: 3 }), aLine({ itemId: 'paper', qty: 9 })],
  });
  const merged = mergeCarts(account, guest, ids());
  expect(liveLines(merged).map(({ cartItemId, itemId, qty }) => [cartItemId, itemId, qty])).toEqual([
    ['own', 'pen', 5],
    ['line-paper', 'paper', 9],
    ['new-1', 'chair', 2],
    ['new-2', 'plan', 2],
  ]);
  expect(merged.lines[3]?.parent).toEqual({ cartItemId: 'new-1', relation: 'WARRANTY' });
  expect(merged).toMatchObject({ coupons: ['FIVE', 'TEN'], zip: '02110', notices: ['CART_AUTO_MERGE'] });
});

test('[CART-23] merging twice changes nothing', () => {
  const once = mergeCarts(aCart({ lines: [aLine({ itemId: 'paper' })] }), guest, ids());
  expect(mergeCarts(once, guest, ids())).toBe(once);
});

test('[CART-23] an empty account cart takes the guest’s without a notice', () => {
  expect(mergeCarts(aCart(), guest, ids()).notices).toEqual([]);
});

test('[CART-23] the same item another way is another line', () => {
  const account = aCart({ lines: [aLine({ itemId: 'pen', qty: 1, delivery: { type: 'ISP', storeNumber: '0008' } })] });
  expect(liveLines(mergeCarts(account, guest, ids())).filter(({ itemId }) => itemId === 'pen')).toHaveLength(2);
});

test('[CART-23] what a guest chose for a line is kept with the account’s own line', () => {
  const chose = aCart({
    cartId: 'g',
    lines: [aLine({ itemId: 'chair', extra: { furniture: { level: 'BASC', qty: 1 }, budgetCenter: 'G' } })],
  });
  const account = aCart({ lines: [aLine({ itemId: 'chair', cartItemId: 'own', qty: 2, extra: { budgetCenter: 'A' } })] });
  const merged = mergeCarts(account, chose, ids());
  expect(merged.lines).toEqual([{ ...account.lines[0], extra: { furniture: { level: 'BASC', qty: 1 }, budgetCenter: 'A' } }]);
  expect(mergeCarts(merged, chose, ids()).lines).toEqual(merged.lines);
});
