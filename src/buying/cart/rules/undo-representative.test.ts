import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import { liveLines, type Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { removeCoupons } from './cart-details.ts';
import { removeLines, RESTORABLE_MS, purgeRemoved } from './remove-lines.ts';
import { countDeeds, noteDeeds } from './representative-deeds.ts';
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

/** A command of a representative. */
const rep = (cart: Cart, act: (cart: Cart) => Cart): Cart => noteDeeds(cart, { cart: act(cart), messages: [], changes: [] }).cart;
const removed =
  (...ids: readonly string[]) =>
  (cart: Cart): Cart =>
    removeLines(cart, ids, 1_000).cart;

test('[USR-6] [USR-11] what a representative removes comes back, long after a removed line could be restored', () => {
  const gone = rep(CART, removed('line-pen'));
  expect([shown(gone), countDeeds(gone)]).toEqual([[], 1]);
  const later = purgeRemoved(gone, 1_001 + RESTORABLE_MS);
  expect(later.lines).toEqual([]);
  const undone = undoRepresentative(later, WORLD);
  expect([shown(undone.cart), undone.cart.extra]).toEqual([[['pen', 4, 0]], null]);
  expect(undone.changes.map(({ actioned }) => actioned)).toEqual(['ADD_ITEM']);
  expect(undoRepresentative(undone.cart, WORLD)).toEqual({ cart: undone.cart, messages: [], changes: [] });
});

test('[USR-6] of a removed line only the shopper’s own pieces come back, of the representative’s own line none', () => {
  const more = added(added(CART, 'pen', 3, true), 'pad', 2, true);
  const gone = rep(more, removed(...liveLines(more).map(({ cartItemId }) => cartItemId)));
  expect(countDeeds(gone)).toBe(1);
  expect(shown(undoRepresentative(gone, WORLD).cart)).toEqual([['pen', 4, 0]]);
});

test('[USR-6] a representative who restores what they removed leaves nothing to undo; what the shopper removed stays out', () => {
  const gone = rep(CART, removed('line-pen'));
  const back = rep(gone, () => CART);
  expect([countDeeds(back), back.extra]).toEqual([0, null]);
  const own = removeLines(CART, ['line-pen'], 1_000).cart;
  expect(undoRepresentative(own, WORLD).cart).toBe(own);
});

test('[USR-6] coupons that came go, those that went come back, and what both changed counts once', () => {
  const mine = { ...CART, coupons: ['MINE', 'TOO'] };
  const swapped = rep(
    rep(mine, (cart) => removeCoupons(cart, ['MINE']).cart),
    (cart) => ({ ...cart, coupons: [...cart.coupons, 'THEIRS'] }),
  );
  expect([swapped.coupons, countDeeds(swapped)]).toEqual([['TOO', 'THEIRS'], 2]);
  expect(undoRepresentative(swapped, WORLD).cart.coupons).toEqual(['TOO', 'MINE']);
  const regretted = rep(swapped, (cart) => ({ ...cart, coupons: ['TOO', 'MINE'] }));
  expect([countDeeds(regretted), regretted.extra]).toEqual([0, null]);
});

test('[USR-6] a removed product comes back with its services, and a removed service to its product', () => {
  const plan = { ...aLine({ itemId: 'pad', qty: 1 }), parent: { cartItemId: 'line-pen', relation: 'ADDON' as const } };
  const both = aCart({ lines: [aLine({ itemId: 'pen', qty: 4 }), plan] });
  const all = undoRepresentative(purgeRemoved(rep(both, removed('line-pen')), 1_001 + RESTORABLE_MS), WORLD);
  expect(shown(all.cart)).toEqual([
    ['pen', 4, 0],
    ['pad', 1, 0],
  ]);
  const one = undoRepresentative(rep(both, removed('line-pad')), WORLD);
  expect(shown(one.cart)).toEqual([
    ['pen', 4, 0],
    ['pad', 1, 0],
  ]);
});
