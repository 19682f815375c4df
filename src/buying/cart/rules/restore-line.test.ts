// Restored lines never outnumber their product, never stand without it, and never exceed the most lines of a cart.
import { expect, test } from 'vitest';
import { asked, aCart, aLine, aProduct, facts, ids, NOW } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import { liveLines, type Cart, type CartLine } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { MAX_LINES } from './quantity.ts';
import { restoreLine } from './restore-line.ts';

const WORLD = facts({
  products: [
    aProduct({ itemId: 'chair', services: ['plan', 'assembly', 'help'] }),
    aProduct({ itemId: 'plan', kind: 'warranty' }),
    aProduct({ itemId: 'assembly', kind: 'assembly' }),
    aProduct({ itemId: 'help', kind: 'techHelp' }),
    aProduct({ itemId: 'pair', increment: 2, quantityLimit: 6 }),
  ],
});
const under = (relation: 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP') => ({ parent: { cartItemId: 'line-chair', relation } }) as const;
const chair = aLine({ itemId: 'chair', qty: 3 });
const plan = aLine({ itemId: 'plan', qty: 3, ...under('WARRANTY') });
const held = (cart: Cart) => liveLines(cart).map(({ itemId, qty }) => [itemId, qty]);
const withoutPlan = removeLines(aCart({ lines: [chair, plan] }), ['line-plan'], NOW).cart;

test('[CART-10, CART-11] a restored plan has no more units than its product, however the product became fewer', () => {
  const edit = { cartItemId: 'line-chair', qty: 1, deliveryType: undefined, storeNumber: null };
  const fewer = [
    changeLines(withoutPlan, [edit], WORLD).cart,
    addItems(withoutPlan, [asked('chair')], WORLD, ids(), { ignoreExisting: true }).cart,
    // A state that the database may hold.
    { ...withoutPlan, lines: withoutPlan.lines.map((line) => (line.itemId === 'chair' ? { ...line, qty: 1 } : line)) },
  ];
  for (const cart of fewer)
    expect(held(restoreLine(cart, 'line-plan', WORLD).cart)).toEqual([
      ['chair', 1],
      ['plan', 1],
    ]);
});

test('[CART-10] an add that sets a product to fewer units reduces its plans', () => {
  const { cart, changes } = addItems(aCart({ lines: [chair, plan] }), [asked('chair')], WORLD, ids(), { ignoreExisting: true });
  expect(held(cart)).toEqual([
    ['chair', 1],
    ['plan', 1],
  ]);
  expect(changes).toContainEqual({ cartItemId: 'line-plan', actioned: 'EDIT_ITEM', prevQty: 3, requestedQty: 1, along: true });
});

test('[CART-10, CART-11] a plan that was added again meanwhile is restored only for products without one', () => {
  const again = (qty: number): Cart => addItems(withoutPlan, [asked('plan', qty, { parentItemId: 'chair' })], WORLD, ids()).cart;
  const all = again(3);
  const refused = restoreLine(all, 'line-plan', WORLD);
  expect(refused.cart).toBe(all);
  expect(refused.messages).toEqual([{ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', itemId: 'plan', cartItemId: 'line-plan' }]);
  expect(held(restoreLine(again(2), 'line-plan', WORLD).cart)).toEqual([
    ['chair', 3],
    ['plan', 1],
    ['plan', 2],
  ]);
  // Both were removed with the chair, and are restored with it.
  const none = removeLines(all, ['line-chair'], NOW).cart;
  expect(held(restoreLine(none, 'line-chair', WORLD).cart)).toEqual([
    ['chair', 3],
    ['plan', 3],
  ]);
});

test.each([
  ['WARRANTY', 'plan', { service: 'warranty' }],
  ['ASSEMBLY', 'assembly', { service: 'assembly' }],
] as const)('[CART-10, trust 12] %s does not come back without its product', (relation, itemId, service) => {
  const cart = aCart({ lines: [aLine({ itemId, ...under(relation), removedAt: NOW })] });
  const change = restoreLine(cart, `line-${itemId}`, WORLD);
  expect(change.cart).toBe(cart);
  expect(change.messages).toEqual([{ code: 'STANDALONE_WARRANTY_ITEM', itemId, cartItemId: `line-${itemId}`, ...service }]);
});

test('[CART-10] tech help, which can be bought alone, is restored alone', () => {
  const cart = aCart({ lines: [aLine({ itemId: 'help', ...under('TECHHELP'), removedAt: NOW })] });
  expect(liveLines(restoreLine(cart, 'line-help', WORLD).cart)).toMatchObject([{ itemId: 'help', parent: null }]);
});

test('[CART-10, CART-11] a plan removed before its product can be restored with it', () => {
  const both = removeLines(withoutPlan, ['line-chair'], NOW + 1).cart;
  expect(held(restoreLine(both, 'line-plan', WORLD).cart)).toEqual([
    ['chair', 3],
    ['plan', 3],
  ]);
  expect(held(restoreLine(both, 'line-chair', WORLD).cart)).toEqual([['chair', 3]]);
});

test('[CART-11] a partly restored quantity respects the quantity step', () => {
  const lines = [aLine({ itemId: 'pair', qty: 4, removedAt: NOW }), aLine({ itemId: 'pair', cartItemId: 'odd', qty: 3 })];
  expect(held(restoreLine(aCart({ lines }), 'line-pair', WORLD).cart)).toEqual([
    ['pair', 2],
    ['pair', 3],
  ]);
});

test('[CART-11, CART-13] a full cart restores no line, and no line without its services', () => {
  const filled = (count: number): CartLine[] =>
    Array.from({ length: count }, (_, at) => aLine({ itemId: `other${at}`, cartItemId: `other-${at}` }));
  const gone = [
    { ...chair, removedAt: NOW },
    { ...plan, removedAt: NOW },
  ];
  const full = aCart({ lines: [...gone, ...filled(MAX_LINES - 1)] });
  expect(restoreLine(full, 'line-chair', WORLD)).toMatchObject({
    cart: full,
    messages: [{ code: 'CART_LINES_LIMIT', cartItemId: 'line-chair', limit: MAX_LINES }],
    changes: [],
  });
  expect(liveLines(restoreLine(aCart({ lines: [...gone, ...filled(MAX_LINES - 2)] }), 'line-chair', WORLD).cart)).toHaveLength(MAX_LINES);
});
