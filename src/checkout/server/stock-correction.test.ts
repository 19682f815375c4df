// A count that finds less while a shopper is in checkout is said where they stand, before and at placing; nothing is charged (trust 1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '#checkout/contract';
import { importStockSheet, writeStock } from '#inventory/server';
import { buyer, count } from '../../orders/fixtures.ts';
import { cartOf, ITEM, prepareCarts, put } from '../../test-carts.ts';
import { testShop, type Browser, type TestShop } from '../../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const details = async (browser: Browser): Promise<CheckoutView> =>
  (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();
/** As `npm run staff -- stock import` does it. */
const countIn = (itemId: string, onHand: number) =>
  importStockSheet(shop.db, [{ itemId, location: 'US', onHand, safety: null, inbound: null }], 'count.csv');
const authorised = (): Promise<number> => count(shop.db, 'sandbox_authorisation');

test('[CHK-4, CART-9] what a count takes away during checkout is said at the step and at placing; with less of it the order goes through', async () => {
  const browser = shop.browser();
  const guest = await buyer(shop, { browser, itemId: '104', qty: 4 });
  expect((await details(browser)).stop).toBe('');
  const before = await authorised();
  await countIn('104', 2);
  await expect.poll(async () => (await details(browser)).stop).not.toBe('');
  const cart = await cartOf(browser);
  expect(cart.items[0]).toMatchObject({ messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }], inventory: { items: [{ availablequantity: 2 }] } });
  const refused = await guest.place();
  expect(refused.status).toBe(409);
  expect(refused.json()['message']).toBe((await details(browser)).stop);
  expect(await authorised()).toBe(before);

  await browser.send('POST', ITEM, { items: [{ cartItemId: cart.items[0]?.cartItemId, qty: 2 }] }, put);
  const { stop, amounts } = await details(browser);
  expect(stop).toBe('');
  expect((await guest.place({ total: amounts.total })).status).toBe(200);
});

test('[CHK-4, DLV-1] goods that come on another day since they were shown are not ordered before the new day was seen', async () => {
  await writeStock(shop.db, [{ itemId: '106', location: 'US-W', onHand: 20 }], 'whereNew');
  const browser = shop.browser();
  const { cartId } = await buyer(shop, { browser, itemId: '106' });
  const seen = await details(browser);
  const place = ({ amounts: { total }, arrivals }: CheckoutView) =>
    browser.send('POST', '/cc/api/checkout/default/order', { cartId, total, arrivals });
  const before = await authorised();
  // The near centre has none any more: it comes from the other coast.
  await countIn('106', 0);
  await expect.poll(async () => (await details(browser)).arrivals).not.toBe(seen.arrivals);
  const refused = await place(seen);
  expect([refused.status, refused.json()['code']]).toEqual([409, 'ARRIVAL_CHANGED']);
  expect(await authorised()).toBe(before);
  const now = await details(browser);
  expect(now.shipments[0]?.earliest).not.toBe(seen.shipments[0]?.earliest);
  expect((await place(now)).status).toBe(200);
});
