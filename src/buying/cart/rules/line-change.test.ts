import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts, ids, NOW } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import type { Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { quantityChange, type LineChange } from './line-change.ts';
import { restoreLine } from './restore-line.ts';

const WORLD = facts({
  products: [
    aProduct({ itemId: 'chair', services: ['plan'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'pen' }),
    aProduct({ itemId: 'set', kind: 'bundle', bundle: [{ itemId: 'pen', qty: 2 }] }),
  ],
  shelves: { 'chair@0008': 5 },
});
const CART = aCart({
  lines: [
    aLine({ itemId: 'chair', qty: 3 }),
    aLine({ itemId: 'plan', qty: 2, parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } }),
    aLine({ itemId: 'set', qty: 2 }),
    aLine({ itemId: 'pen', cartItemId: 'part', qty: 2, parent: { cartItemId: 'line-set', relation: 'BUNDLE' } }),
  ],
});

const wanted = (itemId: string, qty: number) => ({
  itemId,
  qty,
  deliveryType: 'STA' as const,
  storeNumber: null,
  parentItemId: null,
  parentCartItemId: null,
});
const edit = (cartItemId: string, qty?: number) => ({ cartItemId, qty, deliveryType: undefined, storeNumber: null });
const classed = ({ cart, changes }: { readonly cart: Cart; readonly changes: readonly LineChange[] }) =>
  Object.fromEntries(
    changes.map((change) => {
      const qty = cart.lines.find(({ cartItemId }) => cartItemId === change.cartItemId)?.qty ?? 0;
      return [change.cartItemId, `${change.actioned} ${quantityChange({ ...change, qty })}`];
    }),
  );

test.each([
  ['added', () => addItems(CART, [wanted('pen', 4)], WORLD, ids()), { 'new-1': 'ADD_ITEM increase' }],
  ['added to a line that is there', () => addItems(CART, [wanted('chair', 1)], WORLD, ids()), { 'line-chair': 'EDIT_ITEM increase' }],
  ['added twice', () => addItems(CART, [wanted('pen', 1), wanted('pen', 2)], WORLD, ids()), { 'new-1': 'ADD_ITEM increase' }],
  ['a bundle', () => addItems(CART, [wanted('set', 1)], WORLD, ids()), { 'line-set': 'EDIT_ITEM increase', part: 'EDIT_ITEM increase' }],
  [
    'a bundle that is new',
    () => addItems(aCart(), [wanted('set', 1), wanted('set', 1)], WORLD, ids()),
    { 'new-1': 'ADD_ITEM increase', 'new-2': 'ADD_ITEM increase' },
  ],
  ['more of it', () => changeLines(CART, [edit('line-chair', 5)], WORLD), { 'line-chair': 'EDIT_ITEM increase' }],
  ['less of it', () => changeLines(CART, [edit('line-chair', 2)], WORLD), { 'line-chair': 'EDIT_ITEM decrease' }],
  [
    'so little that its plan comes along',
    () => changeLines(CART, [edit('line-chair', 1)], WORLD),
    { 'line-chair': 'EDIT_ITEM decrease', 'line-plan': 'EDIT_ITEM decrease' },
  ],
  [
    'a bundle with its parts',
    () => changeLines(CART, [edit('line-set', 6)], WORLD),
    { 'line-set': 'EDIT_ITEM increase', part: 'EDIT_ITEM increase' },
  ],
  [
    'another way',
    () => changeLines(CART, [{ ...edit('line-chair'), deliveryType: 'ISP', storeNumber: '0008' }], WORLD),
    { 'line-chair': 'EDIT_ITEM none', 'line-plan': 'EDIT_ITEM none' },
  ],
  ['its price noted', () => changeLines(CART, [edit('line-chair', 3)], WORLD), { 'line-chair': 'EDIT_ITEM none' }],
  ['nothing', () => changeLines(CART, [edit('line-chair')], WORLD), {}],
  [
    'zero',
    () => changeLines(CART, [edit('line-chair', 0)], WORLD),
    { 'line-chair': 'DELETED_ITEM decrease', 'line-plan': 'DELETED_ITEM decrease' },
  ],
  ['removed', () => removeLines(CART, ['line-plan'], NOW), { 'line-plan': 'DELETED_ITEM decrease' }],
  [
    'brought back',
    () => restoreLine(removeLines(CART, ['line-chair'], NOW).cart, 'line-chair', WORLD),
    { 'line-chair': 'ADD_ITEM increase', 'line-plan': 'ADD_ITEM increase' },
  ],
] as const)('[CART-17] %s: each line is actioned and its quantity classed', (_, act, expected) => {
  expect(classed(act())).toEqual(expected);
});

test('[CART-17] an unchanged line is NONE without a quantity change', () => {
  expect(quantityChange({ actioned: 'NONE', prevQty: 3, qty: 3 })).toBe('none');
});

test('[CART-17] after any command, every line whose quantity differs is reported with the right direction', () => {
  const asked = fc.array(
    fc.tuple(fc.constantFrom('line-chair', 'line-plan', 'line-set', 'part', 'line-nothing'), fc.integer({ min: 0, max: 6 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(asked, (edits) => {
      for (const [id, qty] of edits) {
        const after = changeLines(CART, [edit(id, qty)], WORLD);
        const classes = classed(after);
        for (const line of CART.lines) {
          const now = after.cart.lines.find(({ cartItemId }) => cartItemId === line.cartItemId);
          const held = now === undefined || now.removedAt !== null ? 0 : now.qty;
          const direction = held > line.qty ? 'increase' : held < line.qty ? 'decrease' : 'none';
          expect((classes[line.cartItemId] ?? 'NONE none').split(' ')[1]).toBe(direction);
        }
      }
    }),
  );
});
