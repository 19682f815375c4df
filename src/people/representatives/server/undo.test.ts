// What a representative put into a cart is marked there, and the shopper takes it out with one press (USR-6, USR-11).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { prepareCarts } from '#test/carts';
import { actorsOf, type Actors } from '#test/representatives';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let actors: Actors;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
  actors = actorsOf(shop);
});
afterAll(() => shop.close());

const add = (browser: Browser, itemId: string, qty: number) =>
  browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty }] });
const cartOf = async (browser: Browser) =>
  (await browser.send('GET', '/cc/api/checkout'))
    .json<CartReply>()
    .cart.items.map(({ itemId, qty, byRepresentative = 0 }) => [itemId, qty, byRepresentative]);
const undo = (browser: Browser, key?: string) =>
  browser.send('POST', '/api/cart/undo-representative', undefined, key === undefined ? {} : { 'idempotency-key': key });

test('[USR-6] [USR-11] the shopper sees what was added for them, and undoes all of it once', async () => {
  const [rep, shopper] = [await actors.representative(), await actors.somebody()];
  await add(shopper.browser, '100', 2);
  expect((await actors.begin(rep, shopper)).status).toBe(200);
  await add(rep.browser, '100', 3);
  await add(rep.browser, '101', 1);
  expect(await cartOf(shopper.browser)).toEqual([
    ['100', 5, 3],
    ['101', 1, 1],
  ]);
  // Not the representative's to undo.
  expect((await undo(rep.browser)).status).toBe(403);
  const first = await undo(shopper.browser, 'undo-1');
  expect([first.status, await cartOf(shopper.browser)]).toEqual([200, [['100', 2, 0]]]);
  // The same press again, and another one later.
  expect((await undo(shopper.browser, 'undo-1')).body).toBe(first.body);
  expect((await undo(shopper.browser)).status).toBe(200);
  expect(await cartOf(shopper.browser)).toEqual([['100', 2, 0]]);
});

test('[USR-6] a shopper alone has no marks, and nothing to undo', async () => {
  const shopper = await actors.somebody();
  await add(shopper.browser, '100', 2);
  expect((await undo(shopper.browser)).status).toBe(200);
  expect(await cartOf(shopper.browser)).toEqual([['100', 2, 0]]);
});

const attributes = async (browser: Browser) => (await browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.cartAttributes;

test('[USR-6] [USR-11] lines that a representative removed and coupons that they changed come back with the same press', async () => {
  const [rep, shopper] = [await actors.representative(), await actors.somebody()];
  await add(shopper.browser, '100', 2);
  await actors.begin(rep, shopper);
  const cart = (await rep.browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart;
  const line = cart.items[0]?.cartItemId ?? '';
  const reply = await rep.browser.send('POST', `/cc/api/checkout/default/item/${line}`, undefined, { 'x-http-method-override': 'DELETE' });
  expect(reply.status).toBe(200);
  await rep.browser.send('POST', '/cc/api/checkout/default', { coupons: ['PICKUP5'] }, { 'x-http-method-override': 'PUT' });
  const { representativeChanges } = await attributes(shopper.browser);
  expect([await cartOf(shopper.browser), representativeChanges > 0]).toEqual([[], true]);
  expect((await undo(shopper.browser)).status).toBe(200);
  expect(await cartOf(shopper.browser)).toEqual([['100', 2, 0]]);
  expect((await attributes(shopper.browser)).representativeChanges).toBe(0);
});

test('[USR-6] what a representative moves out of saved for later carries their mark', async () => {
  const [rep, shopper] = [await actors.representative(), await actors.somebody()];
  await shopper.browser.send('POST', '/cc/api/sfl', { itemId: '101', qty: 2 });
  await actors.begin(rep, shopper);
  expect((await rep.browser.send('POST', '/cc/api/sfl/cart', {})).status).toBe(200);
  expect(await cartOf(shopper.browser)).toEqual([['101', 2, 2]]);
  await undo(shopper.browser);
  expect((await cartOf(shopper.browser)).filter(([, qty]) => qty !== 0)).not.toContainEqual(['101', 2, 2]);
});
