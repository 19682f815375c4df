import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts, ids, NOW, type World } from '#buying/cart/fixtures';
import { moveLine, moveToCart } from './move-items.ts';
import { saveItem, type SavedItem } from './saved-item.ts';

const world = facts({ products: [aProduct({ itemId: 'old', status: 'discontinued', replacement: 'new' }), aProduct({ itemId: 'new' })] });
const aSaved = (over: Partial<SavedItem> & { readonly itemId: string }): SavedItem => ({
  listItemId: 's',
  qty: 2,
  services: [],
  delivery: null,
  choices: null,
  custom: null,
  seenCents: null,
  wasOut: false,
  savedAt: NOW,
  removedAt: null,
  ...over,
});
const saved = aSaved({ itemId: 'old' });

test('[SFL-1, CART-21] an item whose successor went to the cart leaves the list', () => {
  const { items, moved, change } = moveToCart(aCart(), { all: [saved], chosen: [saved] }, world, ids());
  expect(items).toEqual([]);
  expect([...moved]).toEqual([['s', 2]]);
  expect(change.cart.lines).toMatchObject([{ itemId: 'new', qty: 2 }]);
});

test('[SFL-1, CART-21] a successor that the shopper declined does not replace the item', () => {
  const all = [saved];
  const { items, change } = moveToCart(aCart(), { all, chosen: all }, world, ids(), { noAlternates: new Set(['old']) });
  expect(items).toBe(all);
  expect(change).toMatchObject({ cart: { lines: [] }, messages: [{ code: 'ITEM_NOT_AVAILABLE', itemId: 'old' }] });
});

const SHOP: World = {
  products: [
    aProduct({ itemId: 'desk', kind: 'directFurniture', services: ['plan'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'online', flags: { bopisEligible: false } }),
  ],
  shelves: { 'desk@0008': 5, 'online@0008': 5 },
};
const fetched = { type: 'ISP', storeNumber: '0008' } as const;
const choices = {
  furniture: { level: 'BASC', qty: 2 },
  budgetCenter: 'Labs 7',
  altOf: { itemId: 'old desk', type: 'HARD' },
  source: 'list',
} as const;

test('[SFL-1] a saved line returns unchanged: its delivery, its services and its choices', () => {
  const desk = aLine({ itemId: 'desk', qty: 3, delivery: fetched, seenCents: 1_000, extra: { ...choices, wasOut: true } });
  const plan = aLine({ itemId: 'plan', delivery: fetched, seenCents: 1_000, parent: { cartItemId: 'line-desk', relation: 'WARRANTY' } });
  const world = facts(SHOP);
  const moved = moveLine(aCart({ lines: [desk, plan] }), 'line-desk', world);
  if (!moved.ok) throw new Error(moved.message.code);
  const { items } = saveItem([], moved.item, () => 'row');
  const { change } = moveToCart(aCart(), { all: items, chosen: items }, world, ids());
  expect(change.cart.lines).toEqual([
    { ...desk, cartItemId: 'new-1', extra: choices },
    { ...plan, cartItemId: 'new-2', parent: { cartItemId: 'new-1', relation: 'WARRANTY' } },
  ]);
});

test.each<[string, World]>([
  ['the store has none', { ...SHOP, shelves: {} }],
  ['the store is no longer there', { ...SHOP, stores: [] }],
])('[SFL-1, DLV-3] a pickup becomes a delivery when %s', (_, shop) => {
  const items = [aSaved({ itemId: 'desk', delivery: fetched, choices })];
  const { change, items: left } = moveToCart(aCart(), { all: items, chosen: items }, facts(shop), ids());
  expect(change.cart.lines).toMatchObject([{ itemId: 'desk', qty: 2, delivery: { type: 'STA', storeNumber: null }, extra: choices }]);
  expect(left).toEqual([]);
});

test('[SFL-1, DLV-3] an item that can no longer be picked up is delivered', () => {
  const items = [aSaved({ itemId: 'online', delivery: fetched })];
  const { change } = moveToCart(aCart(), { all: items, chosen: items }, facts(SHOP), ids());
  expect(change.cart.lines).toMatchObject([{ itemId: 'online', delivery: { type: 'STA' }, extra: null }]);
});

test('[SFL-1] a line of the cart keeps its own choices when a saved item joins it; no service covers more pieces than there are', () => {
  const world = facts({ ...SHOP, stock: { desk: 1 } });
  const items = [aSaved({ itemId: 'desk', choices })];
  const few = moveToCart(aCart(), { all: items, chosen: items }, world, ids()).change.cart;
  expect(few.lines).toMatchObject([{ qty: 1, extra: { furniture: { level: 'BASC', qty: 1 } } }]);
  const own = aCart({ lines: [aLine({ itemId: 'desk', extra: { budgetCenter: 'Own' } })] });
  expect(moveToCart(own, { all: items, chosen: items }, facts(SHOP), ids()).change.cart.lines).toMatchObject([
    { cartItemId: 'line-desk', qty: 3, extra: { ...choices, budgetCenter: 'Own' } },
  ]);
});
