import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts, ids, NOW } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import { liveLines } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { purgeRemoved, removeLines, RESTORABLE_MS } from './remove-lines.ts';
import { restoreLine } from './restore-line.ts';

const WORLD = facts({
  products: [
    aProduct({ itemId: 'chair', services: ['plan'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'pen' }),
    aProduct({ itemId: 'few', quantityLimit: 3 }),
  ],
  shelves: { 'pen@0008': 5, 'chair@0008': 5 },
});
const chair = aLine({ itemId: 'chair', qty: 3 });
const plan = aLine({ itemId: 'plan', qty: 2, parent: { cartItemId: 'line-chair', relation: 'WARRANTY' } });
const pen = aLine({ itemId: 'pen', qty: 4 });
const CART = aCart({ lines: [chair, plan, pen] });
const edit = (cartItemId: string, qty?: number) => ({ cartItemId, qty, deliveryType: undefined, storeNumber: null });

test('[CART-6] a quantity is set', () => {
  const { cart, changes } = changeLines(CART, [edit('line-pen', 9)], WORLD);
  expect(liveLines(cart).map(({ qty }) => qty)).toEqual([3, 2, 9]);
  expect(changes).toEqual([{ cartItemId: 'line-pen', actioned: 'EDIT_ITEM', prevQty: 4, requestedQty: 9 }]);
});

test('[CART-11] zero removes the line, which can then be restored', () => {
  const removed = changeLines(CART, [edit('line-chair', 0)], WORLD);
  expect(liveLines(removed.cart).map(({ itemId }) => itemId)).toEqual(['pen']);
  expect(removed.changes.map(({ cartItemId, actioned }) => [cartItemId, actioned])).toEqual([
    ['line-chair', 'DELETED_ITEM'],
    ['line-plan', 'DELETED_ITEM'],
  ]);
  expect(restoreLine(removed.cart, 'line-chair', WORLD).cart.lines).toEqual(CART.lines);
});

test('[CART-10] removing a plan leaves its product; restoring the plan of a removed product restores both', () => {
  const noPlan = removeLines(CART, ['line-plan'], NOW).cart;
  expect(liveLines(noPlan).map(({ itemId }) => itemId)).toEqual(['chair', 'pen']);
  const none = removeLines(CART, ['line-chair'], NOW).cart;
  expect(liveLines(restoreLine(none, 'line-plan', WORLD).cart)).toHaveLength(3);
});

test('[CART-10] fewer products reduce their plans; more plans than products are refused', () => {
  expect(liveLines(changeLines(CART, [edit('line-chair', 1)], WORLD).cart).map(({ qty }) => qty)).toEqual([1, 1, 4]);
  expect(changeLines(CART, [edit('line-plan', 4)], WORLD).messages).toMatchObject([
    { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', cartItemId: 'line-plan' },
  ]);
});

test('[DLV-3] a line moves to pickup with its plan, if the store has it in stock', () => {
  const { cart } = changeLines(CART, [{ ...edit('line-chair'), deliveryType: 'ISP', storeNumber: '0008' }], WORLD);
  expect(liveLines(cart).map(({ delivery }) => delivery.type)).toEqual(['ISP', 'ISP', 'STA']);
  const few = changeLines(CART, [{ ...edit('line-pen', 8), deliveryType: 'ISP', storeNumber: '0008' }], WORLD);
  expect(few.messages).toMatchObject([{ code: 'PARTIAL_QTY_AVAILABLE', applied: 5 }]);
});

test('[CART-26] a change of a removed line is refused, and the line stays removed', () => {
  const gone = removeLines(CART, ['line-pen'], NOW).cart;
  for (const { messages, cart } of [
    changeLines(gone, [edit('line-pen', 9)], WORLD),
    removeLines(gone, ['line-pen'], NOW),
    changeLines(gone, [edit('line-nothing', 2)], WORLD),
  ]) {
    expect(messages).toMatchObject([{ code: 'CART_ITEM_ID_NOT_FOUND' }]);
    expect(cart).toBe(gone);
  }
});

test('[CART-11] restoring never exceeds the purchase limit', () => {
  const removed = removeLines(aCart({ lines: [aLine({ itemId: 'few', qty: 3 })] }), ['line-few'], NOW).cart;
  const again = addItems(
    removed,
    [{ itemId: 'few', qty: 2, deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null }],
    WORLD,
    ids(),
  ).cart;
  expect(liveLines(restoreLine(again, 'line-few', WORLD).cart).map(({ qty }) => qty)).toEqual([1, 2]);
});

test('[CART-9] the cart drops removed lines once they cannot be restored', () => {
  const removed = removeLines(CART, ['line-pen'], NOW).cart;
  expect(purgeRemoved(removed, NOW + RESTORABLE_MS - 1)).toBe(removed);
  expect(purgeRemoved(removed, NOW + RESTORABLE_MS).lines).toEqual([chair, plan]);
});

test('[CART-26] adding and then removing restores the cart; a second removal changes nothing', () => {
  const items = fc.array(fc.record({ itemId: fc.constantFrom('chair', 'pen'), qty: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(items, (asked) => {
      const start = aCart();
      const wanted = asked.map((one) => ({
        ...one,
        deliveryType: 'STA' as const,
        storeNumber: null,
        parentItemId: null,
        parentCartItemId: null,
      }));
      const added = addItems(start, wanted, WORLD, ids()).cart;
      const all = added.lines.map(({ cartItemId }) => cartItemId);
      const removed = removeLines(added, all, NOW).cart;
      expect(purgeRemoved(removed, NOW + RESTORABLE_MS).lines).toEqual(start.lines);
      expect(removeLines(removed, all, NOW + 5).cart).toBe(removed);
      expect(all.reduce((cart, id) => restoreLine(cart, id, WORLD).cart, removed).lines).toEqual(added.lines);
    }),
  );
});

test('[CART-26] commands on different lines can come in any order', () => {
  const edits = [edit('line-pen', 7), edit('line-chair', 5)];
  expect(changeLines(CART, edits, WORLD).cart).toEqual(changeLines(CART, edits.toReversed(), WORLD).cart);
});

test('[CART-11] setting the quantity a line already has acknowledges its changed price and changes nothing else', () => {
  const cart = aCart({ lines: [aLine({ itemId: 'pen', cartItemId: 'a', qty: 2, seenCents: 900 })] });
  const edit = { cartItemId: 'a', deliveryType: undefined, storeNumber: null };
  const world = facts({ products: [aProduct({ itemId: 'pen' })] });
  expect(changeLines(cart, [{ ...edit, qty: undefined }], world).cart).toBe(cart);
  const noted = changeLines(cart, [{ ...edit, qty: 2 }], world).cart;
  expect(noted.lines).toEqual([{ ...cart.lines[0], seenCents: 1_000 }]);
  expect(changeLines(noted, [{ ...edit, qty: 2 }], world).cart).toBe(noted);
});

test('[CART-10, DLV-3] a service is delivered with its product: its own delivery type cannot be chosen', () => {
  const change = changeLines(CART, [{ cartItemId: plan.cartItemId, qty: undefined, deliveryType: 'ISP', storeNumber: '0008' }], WORLD);
  expect(change.cart).toBe(CART);
});

test('[CART-11, trust 12] a line that breaks a rule of the cart is not restored', () => {
  const world = facts({
    products: [
      aProduct({ itemId: 'chair', services: ['assembly'] }),
      aProduct({ itemId: 'assembly', kind: 'assembly' }),
      aProduct({ itemId: 'select', kind: 'membership', partNumber: 'M-SEL' }),
      aProduct({ itemId: 'premium', kind: 'membership', partNumber: 'M-PRE' }),
    ],
    shelves: { 'chair@0008': 5 },
  });
  const assembled = aCart({
    lines: [
      aLine({ itemId: 'chair' }),
      aLine({ itemId: 'assembly', parent: { cartItemId: 'line-chair', relation: 'ASSEMBLY' }, removedAt: NOW }),
    ],
  });
  const fetched = changeLines(assembled, [{ cartItemId: 'line-chair', qty: undefined, deliveryType: 'ISP', storeNumber: '0008' }], world);
  expect(restoreLine(fetched.cart, 'line-assembly', world)).toMatchObject({
    cart: fetched.cart,
    messages: [{ code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED' }],
  });
  const members = aCart({ lines: [aLine({ itemId: 'select', removedAt: NOW }), aLine({ itemId: 'premium' })] });
  expect(restoreLine(members, 'line-select', world)).toMatchObject({ cart: members, messages: [{ code: 'MEMBERSHIP_GENERIC_ERR' }] });
});
