import { expect, test } from 'vitest';
import { chargedTo } from './index.ts';

test.each([
  ['', null, null, '', ''],
  ['', 'PO-CART', 'Art', 'PO-CART', 'Art'],
  ['PO-TYPED', 'PO-CART', null, 'PO-TYPED', ''],
  ['PO-TYPED', null, 'Art', 'PO-TYPED', 'Art'],
])('[B2B-1] [B2B-2] typed “%s”, in the cart %s and %s: charged to “%s” and “%s”', (typed, inCart, center, purchaseOrder, budgetCenter) => {
  expect(chargedTo({ purchaseOrder: typed }, { purchaseOrder: inCart, budgetCenter: center })).toEqual({ purchaseOrder, budgetCenter });
});
