import { expect, test } from 'vitest';
import { aCart, aLine, ids, NOW } from '../fixtures.ts';
import { reopenCart } from './reopen-cart.ts';

const ORDERED = aCart({
  cartId: 'ordered',
  coupons: ['FIVE'],
  accounting: { budgetCenter: 'B', purchaseOrder: 'PO-1', purchaseOrderRelease: null },
  lines: [aLine({ itemId: 'pen', qty: 3, extra: { furniture: { level: 'BASC', qty: 1 } } }), aLine({ itemId: 'gone', removedAt: 1 })],
});

test('[CART-7] what was ordered stands in the cart again, as it was ordered', () => {
  expect(reopenCart(aCart(), { ordered: ORDERED, orderNumber: '123456789012', now: NOW }, ids())).toMatchObject({
    coupons: ['FIVE'],
    accounting: { purchaseOrder: 'PO-1' },
    extra: { orderNumber: '123456789012', previousCartId: 'ordered' },
    lines: [{ itemId: 'pen', qty: 3, extra: { furniture: { level: 'BASC', qty: 1 } } }],
  });
});

test('[CART-7] what is in the cart by now stays, and nothing comes twice', () => {
  const own = aCart({ lines: [aLine({ itemId: 'pen', qty: 1 }), aLine({ itemId: 'ink' })] });
  const once = reopenCart(own, { ordered: ORDERED, orderNumber: '1', now: NOW }, ids());
  expect(once.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['pen', 3],
    ['ink', 1],
  ]);
  expect(reopenCart(once, { ordered: ORDERED, orderNumber: '1', now: NOW }, ids()).lines).toEqual(once.lines);
});
