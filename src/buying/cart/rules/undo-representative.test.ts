import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import { liveLines, type Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { undoRepresentative } from './undo-representative.ts';

const WORLD = facts({ products: [aProduct({ itemId: 'pen' }), aProduct({ itemId: 'pad' })] });
const CART = aCart({ lines: [aLine({ itemId: 'pen', qty: 4 })] });
const asked = { deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null } as const;
const added = (cart: Cart, itemId: string, qty: number, byRepresentative: boolean): Cart =>
  addItems(cart, [{ itemId, qty, ...asked }], WORLD, () => 'line-new', { byRepresentative }).cart;
const set = (cart: Cart, cartItemId: string, qty: number, byRepresentative: boolean): Cart =>
  changeLines(cart, [{ cartItemId, qty, deliveryType: undefined, storeNumber: null, byRepresentative }], WORLD).cart;
const shown = (cart: Cart) => liveLines(cart).map(({ itemId, qty, extra }) => [itemId, qty, extra?.byRepresentative ?? 0]);

test('[USR-6] what a representative adds is marked piece by piece, and what the shopper adds is not', () => {
  const both = added(added(CART, 'pen', 3, true), 'pad', 2, true);
  expect(shown(both)).toEqual([
    ['pen', 7, 3],
    ['pad', 2, 2],
  ]);
  expect(shown(added(both, 'pen', 1, false))).toEqual([
    ['pen', 8, 3],
    ['pad', 2, 2],
  ]);
});

test('[USR-6] a representative who changes a quantity changes the mark; a shopper who sets it takes the line over', () => {
  const more = set(CART, 'line-pen', 6, true);
  expect(shown(more)).toEqual([['pen', 6, 2]]);
  expect(shown(set(more, 'line-pen', 5, true))).toEqual([['pen', 5, 1]]);
  expect(shown(set(more, 'line-pen', 3, true))).toEqual([['pen', 3, 0]]);
  expect(shown(set(more, 'line-pen', 9, false))).toEqual([['pen', 9, 0]]);
});

test('[USR-6] [USR-11] one command takes all of it out, and a second one changes nothing', () => {
  const both = added(added(CART, 'pen', 3, true), 'pad', 2, true);
  const undone = undoRepresentative(both, WORLD);
  expect(shown(undone.cart)).toEqual([['pen', 4, 0]]);
  expect(undone.changes.map(({ actioned }) => actioned)).toEqual(['EDIT_ITEM', 'DELETED_ITEM']);
  expect(undoRepresentative(undone.cart, WORLD)).toEqual({ cart: undone.cart, messages: [], changes: [] });
});
