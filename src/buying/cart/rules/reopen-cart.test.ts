import { expect, test } from 'vitest';
import { aCart, aLine, ids, NOW } from '../fixtures.ts';
import { reopenCart, stopChanging } from './reopen-cart.ts';

const ORDERED = aCart({
  cartId: 'ordered',
  coupons: ['FIVE'],
  accounting: { budgetCenter: 'B', purchaseOrder: 'PO-1', purchaseOrderRelease: null },
  lines: [aLine({ itemId: 'pen', qty: 3, extra: { furniture: { level: 'BASC', qty: 1 } } }), aLine({ itemId: 'gone', removedAt: 1 })],
});

test('[CART-7] the goods of the order are in the cart again, as ordered', () => {
  expect(reopenCart(aCart(), { ordered: ORDERED, orderNumber: '123456789012', now: NOW }, ids())).toMatchObject({
    coupons: ['FIVE'],
    accounting: { purchaseOrder: 'PO-1' },
    extra: { orderNumber: '123456789012', previousCartId: 'ordered' },
    lines: [{ itemId: 'pen', qty: 3, extra: { furniture: { level: 'BASC', qty: 1 } } }],
  });
});

test('[CART-7] what is in the cart meanwhile stays, and nothing comes twice', () => {
  const own = aCart({ lines: [aLine({ itemId: 'pen', qty: 1 }), aLine({ itemId: 'ink' })] });
  const once = reopenCart(own, { ordered: ORDERED, orderNumber: '1', now: NOW }, ids());
  expect(once?.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['pen', 3],
    ['ink', 1],
  ]);
  expect(reopenCart(once ?? own, { ordered: ORDERED, orderNumber: '1', now: NOW }, ids())?.lines).toEqual(once?.lines);
});

test('[CART-7] a cart without room for the whole order takes none of it, and loses neither lines nor coupons', () => {
  const lines = Array.from({ length: 1_500 }, (_, at) => aLine({ itemId: `own-${at}`, cartItemId: `own-${at}` }));
  const back = { ordered: ORDERED, orderNumber: '1', now: NOW };
  expect(reopenCart(aCart({ lines }), back, ids())).toBeNull();
  expect(reopenCart(aCart({ lines: lines.slice(1) }), back, ids())?.lines).toHaveLength(1_500);
  expect(reopenCart(aCart({ coupons: Array.from({ length: 20 }, (_, at) => `C${at}`) }), back, ids())).toBeNull();
});

test('[CART-7] a cart that stops changing an order is as before, with what was added since', () => {
  const own = aCart({ coupons: ['TEN'], zip: '02139', lines: [aLine({ itemId: 'pen', qty: 1 }), aLine({ itemId: 'ink' })] });
  const changing = reopenCart(own, { ordered: { ...ORDERED, zip: '10001' }, orderNumber: '1', now: NOW }, ids()) ?? own;
  const more = {
    ...changing,
    coupons: [...changing.coupons, 'NEW'],
    lines: [...changing.lines, aLine({ itemId: 'cap', cartItemId: 'cap' })],
  };
  const after = stopChanging(more);
  expect(after).toMatchObject({ coupons: ['TEN', 'NEW'], zip: '02139', accounting: own.accounting, extra: {} });
  expect(after.lines.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['pen', 1],
    ['ink', 1],
    ['cap', 1],
  ]);
  expect(stopChanging(own)).toBe(own);
});

test('[CART-7] an item that only the order brought leaves with its services', () => {
  const changing = reopenCart(aCart(), { ordered: ORDERED, orderNumber: '1', now: NOW }, ids());
  const [pen] = changing?.lines ?? [];
  const plan = aLine({ itemId: 'plan', cartItemId: 'plan', parent: { cartItemId: pen?.cartItemId ?? '', relation: 'WARRANTY' } });
  expect(stopChanging({ ...aCart(), ...changing, lines: [...(changing?.lines ?? []), plan] }).lines).toEqual([]);
});
