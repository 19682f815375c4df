import { expect, test } from 'vitest';
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartCommands } from '../commands/cart-commands.ts';
import { cartEvents } from '../store/cart-slice.ts';
import { aStore, cartOf, line, reply } from '#test/screen/cart-store';

test('[ATC-1, ERR-1] one item opens the drawer, several a toast, and a limit forces the drawer', () => {
  const confirmationAfter = (added: CartItem[], messages: CartMessage[] = []) => {
    const { send, dispatch, state } = aStore([]);
    send('1', cartCommands.add({ items: added.map(({ itemId }) => ({ itemId, qty: 1 })), confirm: true }));
    dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf(added), messages) }));
    return state().confirmation;
  };
  const limit: CartMessage = { code: 'QTY_LIMIT_EXCEEDED', type: 'warning', description: 'At most 2.' };
  expect(confirmationAfter([line('a', { qtyAdded: 2 })])).toMatchObject({ surface: 'drawer', outcome: 'added', added: 2 });
  // The server has a sentence for several items (ERR-1), which replaces its message.
  const words: CartMessage = { code: 'ADDED_TO_CART', type: 'info', description: 'Your SKUs have been added to the cart.' };
  expect(confirmationAfter([line('a', { qtyAdded: 1 }), line('b', { qtyAdded: 2 })], [words])).toMatchObject({
    surface: 'toast',
    added: 3,
    sentence: words.description,
    messages: [],
  });
  expect(confirmationAfter([line('a', { qtyAdded: 1 }), line('b', { qtyAdded: 1 })], [limit])).toMatchObject({ surface: 'drawer' });
  expect(confirmationAfter([], [limit])).toMatchObject({ surface: 'drawer', outcome: 'limit', added: 0 });
  const plan = line('p', { qtyAdded: 1, parentRelationCartItemId: 'a' });
  expect(confirmationAfter([line('a', { qtyAdded: 1 }), plan])).toMatchObject({ surface: 'drawer', added: 1 });
});

test('[ATC-1, ATC-6] next to a screen with its own answers, several items open a toast, and only a message without a row there opens a drawer', () => {
  const confirmationAfter = (added: CartItem[], messages: CartMessage[] = []) => {
    const { send, dispatch, state } = aStore([]);
    send('1', cartCommands.add({ items: [...added, line('z')].map(({ itemId }) => ({ itemId, qty: 1 })), confirm: 'beside' }));
    dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf(added), messages) }));
    return state().confirmation;
  };
  const [one, two] = [line('a', { qtyAdded: 1 }), line('b', { qtyAdded: 1 })];
  const of = (code: string, type: CartMessage['type']): CartMessage => ({ code, type, description: code, itemId: 'z' });
  expect(confirmationAfter([one, two])).toMatchObject({ surface: 'toast', added: 2 });
  expect(confirmationAfter([one, two], [of('HARD_ALT_ADDED', 'info')]), 'a successor, named at its row').toMatchObject({
    surface: 'toast',
    added: 2,
  });
  expect(confirmationAfter([one])).toBeNull();
  expect(confirmationAfter([one, two], [of('OUT_OF_STOCK', 'failure')])).toBeNull();
  // Fewer were added than requested, and no row is left to show it.
  expect(confirmationAfter([one, two], [of('PARTIAL_QTY_AVAILABLE', 'warning')])).toMatchObject({ surface: 'drawer' });
  expect(confirmationAfter([one, two], [of('EXCEEDED_LIMIT', 'failure')])).toMatchObject({ surface: 'drawer' });
  const { send, dispatch, state } = aStore([]);
  send('1', cartCommands.add({ items: [], confirm: 'beside' }));
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state().confirmation).toBeNull();
});

test('[ATC-1, CART-15, ERR-1] a coupon alone opens a toast; an item with its coupon opens the drawer with the sentence for both', () => {
  const confirmationAfter = (added: CartItem[], messages: CartMessage[], freeItems: string[] = []) => {
    const { send, dispatch, state } = aStore([]);
    send('1', cartCommands.add({ items: [], coupons: ['GIFT'], freeItems, confirm: true }));
    dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf(added), messages) }));
    return state().confirmation;
  };
  const words = (description: string): CartMessage => ({ code: 'ADDED_TO_CART', type: 'info', description });
  expect(confirmationAfter([], [words('Your coupon has been added to the cart.')])).toMatchObject({
    surface: 'toast',
    sentence: 'Your coupon has been added to the cart.',
    messages: [],
  });
  const both = words('Your SKU and your coupon have been added to the cart.');
  expect(confirmationAfter([line('pen', { qtyAdded: 1 })], [both], ['pen'])).toMatchObject({
    surface: 'drawer',
    added: 1,
    messages: [both],
  });
  const warned: CartMessage = { code: 'NEGATIVE_CART_TOTAL', type: 'warning', description: 'More than the cart comes to.' };
  expect(confirmationAfter([], [words('Your coupon has been added to the cart.'), warned])).toMatchObject({ surface: 'drawer', added: 0 });
  // Both were in the cart already, so their message replaces a title that counts nothing.
  const there: CartMessage = { code: 'COUPON_IN_CART', type: 'info', description: 'This coupon is already in your cart.' };
  expect(confirmationAfter([], [there, warned], ['pen'])).toMatchObject({
    outcome: 'added',
    added: 0,
    sentence: there.description,
    messages: [warned],
  });
  const refused: CartMessage = { code: 'COUPON_EXPIRED', type: 'failure', description: 'This coupon has expired.' };
  expect(confirmationAfter([], [refused])).toMatchObject({ outcome: 'failed', messages: [refused] });
});

test('[ATC-3] the first unavailable item gets the alternatives, whatever the order of the request', () => {
  const { send, dispatch, state } = aStore([]);
  send('1', cartCommands.add({ items: ['a', 'b'].map((itemId) => ({ itemId, qty: 5 })), confirm: true }));
  const limit: CartMessage = { code: 'QTY_LIMIT_ITEM', type: 'failure', description: 'At most 2.', itemId: 'b' };
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([]), [limit]) }));
  expect(state().confirmation?.asked.map(({ itemId }) => itemId)).toEqual(['b', 'a']);
});

test('[CART-17, ATC-1] only increased lines count as added: not decreased ones, nor the parts that come with a bundle', () => {
  const { send, dispatch, state } = aStore([]);
  send('1', cartCommands.add({ items: [{ itemId: 'set', qty: 1 }], confirm: true }));
  const part = line('part', { qtyAdded: 1, parentRelationType: 'BUNDLE', parentRelationCartItemId: 'set' });
  const less = line('less', { actioned: 'EDIT_ITEM', prevQty: 3, qty: 1 });
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('set', { qtyAdded: 1 }), part, less])) }));
  expect(state().confirmation).toMatchObject({ surface: 'drawer', added: 1, items: [{ itemId: 'set' }] });
});
