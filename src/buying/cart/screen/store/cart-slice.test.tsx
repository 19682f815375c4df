import { expect, test } from 'vitest';
import type { Cart, CartMessage } from '#buying/cart/contract';
import { cartCommands } from '../commands/cart-commands.ts';
import { cartEvents } from './cart-slice.ts';
import { aStore, cartOf, line, reply } from '#test/screen/cart-store';

test('[CART-18] the requesting flag is true while a change is pending, and false after an answer or error', () => {
  const { send, dispatch, state } = aStore();
  expect(state().requesting).toBe(false);
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  send('2', cartCommands.remove({ cartItemId: 'b' }));
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('a', { qty: 2 }), line('b')])) }));
  expect(state().requesting).toBe(true);
  dispatch(cartEvents.commandFailed({ id: '2', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state()).toMatchObject({ requesting: false, error: 'No', pending: [] });
});

test('[CART-18] a cart from storage leaves the flag on; a hidden spinner, a placed order and accounting turn it off', () => {
  for (const event of [cartEvents.spinnerHidden(), cartEvents.orderPlaced(), cartEvents.accountingAnswered()]) {
    const { send, dispatch, state } = aStore();
    send('1', cartCommands.coupon({ code: 'X' }));
    dispatch(cartEvents.loaded({ cart: cartOf([line('a')]), again: true }));
    expect(state().requesting).toBe(true);
    dispatch(event);
    expect(state().requesting).toBe(false);
  }
});

test('[CART-18] a load clears the error and the previous cart; removing the cart keeps only the mini cart’s breakpoint', () => {
  const { send, dispatch, state } = aStore();
  dispatch(cartEvents.previousSaved());
  expect(state().previous?.items).toHaveLength(2);
  send('1', cartCommands.remove({ cartItemId: 'a' }));
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: '' }));
  dispatch(cartEvents.loaded({ cart: cartOf([line('a')]) }));
  expect(state()).toMatchObject({ error: null, previous: null });
  dispatch(cartEvents.miniCartOpened('xs'));
  dispatch(cartEvents.cartRemoved());
  expect(state()).toMatchObject({ cart: null, status: 'unknown', miniCart: { open: false, breakpoint: 'xs' } });
});

test('[PAY-3] the cart’s errors show why a payment method could not be removed, until the next load', () => {
  const { dispatch, state } = aStore();
  const before = state().cart;
  dispatch(cartEvents.paymentRemovalFailed({ code: 'PAYMENT_NOT_FOUND', message: 'That card is no longer part of this order.' }));
  expect(state()).toMatchObject({
    cart: before,
    error: 'That card is no longer part of this order.',
    messages: [{ code: 'PAYMENT_NOT_FOUND', type: 'failure', description: 'That card is no longer part of this order.' }],
  });
  dispatch(cartEvents.loaded({ cart: cartOf([line('a')]) }));
  expect(state().error).toBeNull();
});

test('a pending change is never written into the cart; a failure leaves the cart unchanged', () => {
  const { send, dispatch, state } = aStore();
  const before = state().cart;
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 7 }));
  expect(state().cart).toBe(before);
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state().cart).toBe(before);
});

test('[CART-24] a failed update of one line shows an alert at that line; of several lines, one for the cart', () => {
  const { send, dispatch, state } = aStore();
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 7 }));
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state()).toMatchObject({ error: 'No', messages: [{ code: 'GENERIC_CART_ERROR', type: 'failure', cartItemId: 'a' }] });
  const ways = ['a', 'b'].map((cartItemId) => ({ cartItemId, deliveryType: 'STA' as const, pickStoreNumber: null }));
  send('2', cartCommands.delivery(ways));
  dispatch(cartEvents.commandFailed({ id: '2', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state()).toMatchObject({ error: 'No', messages: [] });
});

test('while a command runs, later ones on the same line become one', () => {
  const { send, state } = aStore();
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  send('2', cartCommands.quantity({ cartItemId: 'a', qty: 3 }));
  send('3', cartCommands.quantity({ cartItemId: 'b', qty: 9 }));
  send('4', cartCommands.quantity({ cartItemId: 'a', qty: 4 }));
  expect(state().pending.map(({ id }) => id)).toEqual(['1', '3', '4']);
  send('5', cartCommands.remove({ cartItemId: 'a' }));
  expect(state().pending.map(({ id }) => id)).toEqual(['1', '3', '5']);
});

test('[CART-9] a removed line leaves a row in its place, which never returns after its time', () => {
  const { send, dispatch, state } = aStore([line('a'), line('b', { qty: 3 }), line('c')]);
  send('1', cartCommands.remove({ cartItemId: 'b' }));
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('a'), line('c')])) }));
  expect(state().removed).toEqual([{ cartItemId: 'b', name: 'b', qty: 3, index: 1 }]);
  dispatch(cartEvents.lineHidden({ cartItemId: 'b' }));
  dispatch(cartEvents.loaded({ cart: cartOf([line('a'), line('b', { status: 'DELETED' }), line('c')]) }));
  expect(state().removed).toEqual([]);
  expect(state().cart?.items.map(({ cartItemId }) => cartItemId)).toEqual(['a', 'c']);
});

test('[CART-9] a load makes no row for a line whose time was over on another page, and keeps the row that is shown', () => {
  const { send, dispatch, state } = aStore();
  send('1', cartCommands.remove({ cartItemId: 'a' }));
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('b')])) }));
  const gone = ['a', 'x', 'y'].map((id) => line(id, { status: 'DELETED' }));
  dispatch(cartEvents.loaded({ cart: cartOf([...gone, line('b')]), hidden: ['a', 'x'] }));
  expect(state().removed.map(({ cartItemId }) => cartItemId)).toEqual(['a', 'y']);
});

test('[CART-2] a DELTA answer changes the lines it names and keeps the others; after a gap the cart reloads', () => {
  const { send, dispatch, state } = aStore();
  send('1', cartCommands.quantity({ cartItemId: 'b', qty: 5 }));
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('b', { qty: 5 })], { delta: true, version: 2 })) }));
  expect(state().cart?.items.map(({ cartItemId, qty }) => [cartItemId, qty])).toEqual([
    ['a', 1],
    ['b', 5],
  ]);
  send('2', cartCommands.quantity({ cartItemId: 'b', qty: 6 }));
  dispatch(cartEvents.commandAnswered({ id: '2', reply: reply(cartOf([line('b', { qty: 6 })], { delta: true, version: 9 })) }));
  expect(state().status).toBe('stale');
});

test('[CART-2] a DELTA answer without a line that used to be discounted is not enough, because that line’s price changed', () => {
  const cheaper = (cartItemId: string, priceAdjustment: number) => line(cartItemId, { priceInfo: { priceAdjustment } as never });
  const { send, dispatch, state } = aStore([cheaper('a', -2), line('b')]);
  send('1', cartCommands.quantity({ cartItemId: 'b', qty: 5 }));
  const both = [cheaper('a', -1), line('b', { qty: 5 })];
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf(both, { delta: true, version: 2 })) }));
  expect([state().status, state().cart?.items[0]?.priceInfo.priceAdjustment]).toEqual(['ready', -1]);
  send('2', cartCommands.quantity({ cartItemId: 'b', qty: 6 }));
  dispatch(cartEvents.commandAnswered({ id: '2', reply: reply(cartOf([line('b', { qty: 6 })], { delta: true, version: 3 })) }));
  expect(state().status).toBe('stale');
});

test('[CART-2] a whole answer keeps unchanged lines, so that only the others render again', () => {
  const { send, dispatch, state } = aStore();
  const [first] = state().cart?.items ?? [];
  send('1', cartCommands.quantity({ cartItemId: 'b', qty: 5 }));
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('a'), line('b', { qty: 5 })], { version: 2 })) }));
  expect(state().cart?.items[0]).toBe(first);
  expect(state().cart?.items[1]).toMatchObject({ cartItemId: 'b', qty: 5 });
  send('2', cartCommands.coupon({ code: 'X' }));
  const messages: CartMessage[] = [{ code: 'PRICE_CHANGED', type: 'info', description: 'It changed.' }];
  dispatch(cartEvents.commandAnswered({ id: '2', reply: reply(cartOf([line('a', { messages }), line('b', { qty: 5 })], { version: 3 })) }));
  expect(state().cart?.items[0]?.messages).toEqual(messages);
});

test('[CART-24] a failed add is shown in the drawer; a missing line stays named when the cart reloads', () => {
  const { send, dispatch, state } = aStore();
  send('1', cartCommands.add({ items: [{ itemId: 'x', qty: 1 }], confirm: true }));
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state()).toMatchObject({ error: 'No', confirmation: { outcome: 'failed', messages: [{ description: 'No' }] } });
  send('2', cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  dispatch(cartEvents.commandFailed({ id: '2', code: 'CART_ITEM_ID_NOT_FOUND', message: 'Gone', gone: true }));
  dispatch(cartEvents.outdated());
  dispatch(cartEvents.loaded({ cart: cartOf([line('b')]) }));
  expect(state()).toMatchObject({ error: null, messages: [{ code: 'CART_ITEM_ID_NOT_FOUND', description: 'Gone' }] });
});

test('[CART-18] an answer after a change of shoppers changes nothing', () => {
  const { send, dispatch, state } = aStore();
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  dispatch(cartEvents.cartRemoved());
  dispatch(cartEvents.commandAnswered({ id: '1', reply: reply(cartOf([line('a', { qty: 2 })])) }));
  dispatch(cartEvents.commandFailed({ id: '1', code: 'GENERIC_CART_ERROR', message: 'No' }));
  expect(state()).toMatchObject({ cart: null, status: 'unknown', error: null, requesting: false });
});

test('[CART-29] newItemAdded switches the mini cart from the saved items to the new ones', () => {
  const { send, dispatch, state } = aStore();
  dispatch(cartEvents.miniCartViewed('saved'));
  const answer = (id: string, newItemAdded: boolean) =>
    dispatch(
      cartEvents.commandAnswered({
        id,
        reply: reply(cartOf([line('a')], { cartAttributes: { newItemAdded } as Cart['cartAttributes'] })), // all that is read
      }),
    );
  send('1', cartCommands.quantity({ cartItemId: 'a', qty: 2 }));
  answer('1', false);
  expect(state().miniCart.view).toBe('saved');
  send('2', cartCommands.add({ items: [{ itemId: 'a', qty: 1 }] }));
  answer('2', true);
  expect(state().miniCart.view).toBe('cart');
});
