import { expect, test } from 'vitest';
import type { Cart, CartMessage } from '#buying/cart/contract';
import { confirmationOf } from './confirmation.ts';

const item = (itemId: string) =>
  ({
    itemId,
    cartItemId: itemId,
    qty: 1,
    qtyAdded: 1,
    prevQty: 0,
    actioned: 'ADD_ITEM',
    parentRelationType: null,
    parentRelationCartItemId: null,
  }) as Cart['items'][number]; // all that is read
const successor: CartMessage = { code: 'HARD_ALT_ADDED', type: 'info', itemId: 'new', description: 'It takes its place' };
const told = (asked: readonly string[], came: readonly string[], messages: readonly CartMessage[]) =>
  confirmationOf({ items: asked.map((itemId) => ({ itemId, qty: 1 })), confirm: true }, { cart: { items: came.map(item) }, messages });

test('[ATC-3, CART-21] an item replaced by its successor is confirmed as a replacement', () => {
  expect(told(['old'], ['new'], [successor])?.outcome).toBe('replaced');
  expect(told(['pen'], ['pen'], [])?.outcome).toBe('added');
});

test('[ATC-1, CART-21] one successor among other items opens a drawer with its message, for which a toast has no room', () => {
  const one = told(['pen', 'old'], ['pen', 'new'], [successor]);
  expect([one?.outcome, one?.messages, one?.surface]).toEqual(['added', [successor], 'drawer']);
  expect(told(['pen', 'paper'], ['pen', 'paper'], [])?.surface).toBe('toast');
});

test('[ATC-1, CART-13] a reduced quantity of one of several items is shown, and no toast hides it', () => {
  const fewer: CartMessage = { code: 'PARTIAL_QTY_AVAILABLE', type: 'warning', itemId: 'pen', description: 'Three only' };
  const some = told(['pen', 'paper'], ['pen', 'paper'], [fewer]);
  expect([some?.surface, some?.messages]).toEqual(['drawer', [fewer]]);
});
