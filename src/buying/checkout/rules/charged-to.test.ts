import { expect, test } from 'vitest';
import { chargedTo } from './index.ts';

test.each([
  // Typed number and release, in the cart number and release: number and release of the order.
  ['', '', null, null, '', ''],
  ['', '', 'PO-CART', '2', 'PO-CART', '2'],
  ['', '3', 'PO-CART', '2', 'PO-CART', '3'],
  ['PO-TYPED', '', 'PO-CART', '2', 'PO-TYPED', ''],
  ['PO-TYPED', '3', 'PO-CART', '2', 'PO-TYPED', '3'],
  ['PO-CART', '', 'PO-CART', '2', 'PO-CART', '2'],
  ['', '3', null, null, '', ''],
])('[B2B-2] typed “%s” release “%s”, in the cart %s release %s: charged to “%s” release “%s”', (...row) => {
  const [purchaseOrder, purchaseOrderRelease, inCart, released, number, release] = row;
  const cart = { purchaseOrder: inCart, purchaseOrderRelease: released, budgetCenter: null };
  expect(chargedTo({ purchaseOrder, purchaseOrderRelease }, cart)).toEqual({
    purchaseOrder: number,
    purchaseOrderRelease: release,
    budgetCenter: '',
  });
});

test.each([null, 'Art'])('[B2B-1] the budget center %s of the cart is the order’s', (budgetCenter) => {
  const cart = { purchaseOrder: null, purchaseOrderRelease: null, budgetCenter };
  expect(chargedTo({ purchaseOrder: '', purchaseOrderRelease: '' }, cart).budgetCenter).toBe(budgetCenter ?? '');
});
