import { expect, test } from 'vitest';
import { aCart, aLine, ids } from '../fixtures.ts';
import { liveLines, type Cart } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { isNotice, messageOf, withMergeNotices } from './merge-notices.ts';
import { MAX_COUPONS, MAX_LINES } from './quantity.ts';

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

test('[CART-23] the larger quantity wins, and other lines move over with their services', () => {
  const account = aCart({
    coupons: ['FIVE'],
    lines: [aLine({ itemId: 'pen', cartItemId: 'own', qty: 3 }), aLine({ itemId: 'paper', qty: 9 })],
  });
  const { cart: merged } = mergeCarts(account, guest, ids());
  expect(liveLines(merged).map(({ cartItemId, itemId, qty }) => [cartItemId, itemId, qty])).toEqual([
    ['own', 'pen', 5],
    ['line-paper', 'paper', 9],
    ['new-1', 'chair', 2],
    ['new-2', 'plan', 2],
  ]);
  expect(merged.lines[3]?.parent).toEqual({ cartItemId: 'new-1', relation: 'WARRANTY' });
  expect(merged).toMatchObject({ coupons: ['FIVE', 'TEN'], zip: '02110', notices: ['CART_AUTO_MERGE'] });
});

test('[CART-23] a second merge changes nothing', () => {
  const { cart: once } = mergeCarts(aCart({ lines: [aLine({ itemId: 'paper' })] }), guest, ids());
  expect(mergeCarts(once, guest, ids()).cart).toBe(once);
});

test('[CART-23, APP-21] the guest’s ZIP and store fill gaps of the account, and there is no notice when no line moved', () => {
  const here = aCart({ cartId: 'g', ownerId: 'guest', zip: '02110', storeNumber: '0008', lines: [aLine({ itemId: 'paper' })] });
  const account = aCart({ zip: null, storeNumber: null, lines: [aLine({ itemId: 'paper' })] });
  const { cart } = mergeCarts(account, here, ids());
  expect(cart).toMatchObject({ zip: '02110', storeNumber: '0008', notices: [] });
  expect(mergeCarts(cart, here, ids()).cart).toBe(cart);
  const own = { ...account, zip: '10001', storeNumber: '0009' };
  expect(mergeCarts(own, { ...here, coupons: ['TEN'] }, ids()).cart).toMatchObject({ zip: '10001', coupons: ['TEN'], notices: [] });
});

test('[CART-23] an empty account cart takes the guest’s lines without a notice', () => {
  expect(mergeCarts(aCart(), guest, ids()).cart.notices).toEqual([]);
});

test('[CART-23, DLV-4] the guest’s delivery day moves too, unless the account has one', () => {
  const on = (deliverOn: string) => ({ extra: { deliverOn } });
  const chose = { ...guest, ...on('2026-11-24') };
  const dayIn = (account: Cart) => mergeCarts(account, chose, ids(), '2026-11-20').cart.extra?.deliverOn;
  expect(dayIn(aCart())).toBe('2026-11-24');
  expect(dayIn(aCart(on('2026-11-27')))).toBe('2026-11-27');
  expect(dayIn(aCart(on('2026-11-19')))).toBe('2026-11-24');
  expect(mergeCarts(aCart(), { ...guest, ...on('2026-11-19') }, ids(), '2026-11-20').cart.extra?.deliverOn).toBeUndefined();
  // Also when both carts have the same lines; and a second merge changes nothing.
  const { deliverOn: _, ...rest } = mergeCarts(aCart(), chose, ids()).cart.extra ?? {};
  const without = { ...mergeCarts(aCart(), chose, ids()).cart, extra: rest };
  const once = mergeCarts(without, chose, ids(), '2026-11-20').cart;
  expect(once.extra?.deliverOn).toBe('2026-11-24');
  expect(mergeCarts(once, chose, ids(), '2026-11-20').cart).toBe(once);
});

test('[CART-23] the same item with another delivery type is another line', () => {
  const account = aCart({ lines: [aLine({ itemId: 'pen', qty: 1, delivery: { type: 'ISP', storeNumber: '0008' } })] });
  expect(liveLines(mergeCarts(account, guest, ids()).cart).filter(({ itemId }) => itemId === 'pen')).toHaveLength(2);
});

test('[CART-23] what a guest chose for a line moves to the account’s line', () => {
  const chose = aCart({
    cartId: 'g',
    lines: [aLine({ itemId: 'chair', extra: { furniture: { level: 'BASC', qty: 1 }, budgetCenter: 'G' } })],
  });
  const account = aCart({ lines: [aLine({ itemId: 'chair', cartItemId: 'own', qty: 2, extra: { budgetCenter: 'A' } })] });
  const { cart: merged } = mergeCarts(account, chose, ids());
  expect(merged.lines).toEqual([{ ...account.lines[0], extra: { furniture: { level: 'BASC', qty: 1 }, budgetCenter: 'A' } }]);
  expect(mergeCarts(merged, chose, ids()).cart.lines).toEqual(merged.lines);
});

/** An account's cart with this many lines. */
const nearlyFull = (count: number) =>
  aCart({ lines: Array.from({ length: count }, (_, at) => aLine({ itemId: `own${at}`, cartItemId: `own-${at}` })) });

test('[CART-23] lines without room are returned, each together with its services', () => {
  // One place is left: the pens take it; the chair and its plan would need two.
  const full = mergeCarts(nearlyFull(MAX_LINES - 1), guest, ids());
  expect(liveLines(full.cart)).toHaveLength(MAX_LINES);
  expect(full.cart.lines.at(-1)).toMatchObject({ itemId: 'pen', qty: 5 });
  expect(full.unplaced).toMatchObject([{ line: { itemId: 'chair', qty: 2 }, services: [{ itemId: 'plan', qty: 2 }] }]);
  expect(full.noRoom).toEqual([]);
  // Three places fit all lines; two fit the chair and its plan once the pens join a line of the cart.
  expect(mergeCarts(nearlyFull(MAX_LINES - 3), guest, ids()).unplaced).toEqual([]);
  const own = nearlyFull(MAX_LINES - 3);
  const withPens = { ...own, lines: [...own.lines, aLine({ itemId: 'pen' })] };
  expect(mergeCarts(withPens, guest, ids())).toMatchObject({ unplaced: [], noRoom: [] });
});

test('[CART-23] a plan without room for a line of the account’s cart is named, because it cannot stand alone', () => {
  const own = nearlyFull(MAX_LINES - 2);
  const account = { ...own, lines: [...own.lines, aLine({ itemId: 'pen' }), aLine({ itemId: 'chair', cartItemId: 'mine' })] };
  const merged = mergeCarts(account, guest, ids());
  expect(merged).toMatchObject({ unplaced: [], noRoom: ['plan'] });
  expect(withMergeNotices(merged, { saved: 0, noRoom: [] }).notices).toEqual(['CART_AUTO_MERGE', 'NO_ROOM plan']);
});

test('[CART-23] items and coupons without room are named one by one', () => {
  const coupons = Array.from({ length: MAX_COUPONS }, (_, at) => `C${at}`);
  const merged = mergeCarts({ ...nearlyFull(MAX_LINES), coupons }, guest, ids());
  expect(merged).toMatchObject({ coupons: ['TEN'], cart: { coupons } });
  const { notices } = withMergeNotices(merged, { saved: 1, noRoom: ['chair'] });
  expect(notices).toEqual(['SAVED 1', 'NO_ROOM chair', 'COUPONS TEN']);
  expect(notices.every(isNotice)).toBe(true);
  expect(notices.map(messageOf)).toEqual([
    { code: 'SFL_MOVED', to: 'merged', items: 1, limit: MAX_LINES },
    { code: 'CART_AUTO_MERGE', noRoom: 'items', names: ['chair'], limit: MAX_LINES },
    { code: 'CART_AUTO_MERGE', noRoom: 'coupons', names: ['TEN'], limit: MAX_COUPONS },
  ]);
});
