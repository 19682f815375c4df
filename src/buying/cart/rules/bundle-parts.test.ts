import { expect, test } from 'vitest';
import { asked, aCart, aCoupon, aProduct, facts, ids, type World } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import type { AddItem } from './add-item.ts';
import { isBundlePart } from './bundle-parts.ts';
import { liveLines, type Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { priceCart } from './price-cart.ts';
import { restoreLine } from './restore-line.ts';

const PRODUCTS = [
  aProduct({
    itemId: 'set',
    kind: 'bundle',
    usd: { base: 6_000 },
    bundle: [
      { itemId: 'pen', qty: 3 },
      { itemId: 'tray', qty: 1 },
    ],
  }),
  aProduct({ itemId: 'pen', quantityLimit: 5, services: ['plan'], usd: { base: 900, handling: 100 } }),
  aProduct({ itemId: 'tray', kind: 'surcharge', usd: { base: 2_000, surcharge: 250 } }),
  aProduct({ itemId: 'plan', kind: 'warranty' }),
];
const WORLD: World = { products: PRODUCTS, zip: '97201' };
const add = (cart: Cart, items: readonly AddItem[]) => addItems(cart, items, facts(WORLD), ids()).cart;
const shown = (cart: Cart) => liveLines(cart).map(({ itemId, qty, parent }) => [itemId, qty, parent?.relation ?? null]);

test('[CART-10] a bundle adds its parts as lines with the quantity of the bundle, also when the quantity grows', () => {
  const one = add(aCart(), [asked('set', 2)]);
  expect(shown(one)).toEqual([
    ['set', 2, null],
    ['pen', 2, 'BUNDLE'],
    ['tray', 2, 'BUNDLE'],
  ]);
  expect(one.lines.map(({ extra }) => extra?.pieces ?? 1)).toEqual([1, 3, 1]);
  expect(shown(add(one, [asked('set')]))).toEqual([
    ['set', 3, null],
    ['pen', 3, 'BUNDLE'],
    ['tray', 3, 'BUNDLE'],
  ]);
});

test('[CART-10] parts follow their bundle: quantity, delivery type, removal and restoring', () => {
  const cart = add(aCart(), [asked('set', 2)]);
  const [set] = cart.lines;
  const edit = { cartItemId: set?.cartItemId ?? '', qty: 4, deliveryType: undefined, storeNumber: null };
  const more = changeLines(cart, [edit], facts(WORLD)).cart;
  expect(more.lines.map(({ qty }) => qty)).toEqual([4, 4, 4]);
  expect(changeLines(more, [{ ...edit, qty: 1 }], facts(WORLD)).cart.lines.map(({ qty }) => qty)).toEqual([1, 1, 1]);
  const gone = removeLines(cart, [edit.cartItemId], 1).cart;
  expect(liveLines(gone)).toEqual([]);
  expect(shown(restoreLine(gone, edit.cartItemId, facts(WORLD)).cart)).toEqual(shown(cart));
});

test('[CART-10] a part cannot be changed or removed alone, and never outnumbers its bundle', () => {
  const cart = add(aCart(), [asked('set', 2)]);
  const part = cart.lines.find(isBundlePart)?.cartItemId ?? '';
  const change = (qty: number) =>
    changeLines(cart, [{ cartItemId: part, qty, deliveryType: undefined, storeNumber: null }], facts(WORLD)).messages.map((message) =>
      'of' in message ? `${message.code} ${message.of}` : message.code,
    );
  expect(change(1)).toEqual(['BUNDLE_PART_FIXED']);
  expect(change(0)).toEqual(['BUNDLE_PART_FIXED']);
  // A part is no plan, so its message has words of its own.
  expect(change(3)).toEqual(['CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY bundle']);
  const removed = removeLines(cart, [part], 1);
  expect(removed.messages.map(({ code }) => code)).toEqual(['BUNDLE_PART_FIXED']);
  expect(removed.cart).toBe(cart);
});

test('[CART-10] only the bundle has a price: parts have no price, fee, tax or coupon, and count neither as items nor against limits', () => {
  const coupons = [aCoupon({ code: 'PENS', kind: 'percent', value: 5_000, scope: 'item', items: ['pen'] })];
  const cart = { ...add(aCart(), [asked('set', 2), asked('pen', 5)]), coupons: ['PENS'] };
  expect(shown(cart)).toContainEqual(['pen', 5, null]);
  const { lines, summary } = priceCart(cart, facts({ ...WORLD, coupons }));
  expect(
    lines.filter(({ line }) => isBundlePart(line)).map(({ net, handling, surcharge, counted }) => [net, handling, surcharge, counted]),
  ).toEqual([
    [0, 0, 0, true],
    [0, 0, 0, true],
  ]);
  expect(summary).toMatchObject({ cartSubTotal: 12_000 + 4_500, couponSavings: 2_250, surchargeFee: 0, handlingFee: 500 });
  expect([summary.numberOfItems, summary.numberOfLineItems]).toEqual([7, 2]);
  expect(lines.flatMap(({ messages }) => messages)).toEqual([]);
});

test('[CART-10] a plan fits a product bought alone, not a part of a bundle', () => {
  const { messages } = addItems(aCart(), [asked('set'), asked('plan')], facts(WORLD), ids());
  expect(messages.map(({ code }) => code)).toEqual(['STANDALONE_WARRANTY_ITEM']);
});

test('[CART-10] a bundle that ran out does not count, nor do its parts', () => {
  const { lines, summary } = priceCart(add(aCart(), [asked('set')]), facts({ ...WORLD, stock: { set: 0 } }));
  expect(lines.map(({ counted, messages }) => [counted, messages.map(({ code }) => code)])).toEqual([
    [false, ['OUT_OF_STOCK']],
    [false, []],
    [false, []],
  ]);
  expect(summary.ordTotal).toBe(0);
});

test('[CART-23] merging brings a bundle with its parts, once', () => {
  const guest = add(aCart({ cartId: 'guest' }), [asked('set', 3)]);
  const account = add(aCart(), [asked('set')]);
  const { cart: merged } = mergeCarts(account, guest, ids());
  expect(shown(merged)).toEqual([
    ['set', 3, null],
    ['pen', 3, 'BUNDLE'],
    ['tray', 3, 'BUNDLE'],
  ]);
  expect(mergeCarts(merged, guest, ids()).cart.lines).toEqual(merged.lines);
});
