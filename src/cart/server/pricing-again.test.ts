import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../fixtures.ts';
import { add, cartOf, testCarts } from '../../test-carts.ts';
import type { Browser, TestShop } from '../../test-shop.ts';

let shop: TestShop;
let now = NOW;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date(now) });
});
afterAll(() => shop.close());

/** A cart that a command has just priced: what is asked next finds its lines priced already. */
async function pricedCart(): Promise<Browser> {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }, { itemId: '101', qty: 2 }, { itemId: '103' }, { itemId: '106' }]);
  await add(browser, [{ itemId: '100' }], { responseType: 'DELTA' });
  return browser;
}

/** What a command on another line answers, beside the whole cart priced from nothing. */
async function totals(browser: Browser) {
  const { cart } = await add(browser, [{ itemId: '100' }], { responseType: 'DELTA' });
  const whole = await cartOf(browser, '?trace=true');
  expect(cart.cartSummary).toEqual(whole.cartSummary);
  expect(cart.cartAttributes).toEqual(whole.cartAttributes);
  expect(cart.messages).toEqual(whole.messages);
  return cart;
}

test.each([
  ['a price', `update price set base = 700 where item_id = '106' and currency = 'USD'`, 53],
  ['what an item is', `update product set status = 'discontinued' where item_id = '106'`, 46],
  ['what is in stock', `update stock set on_hand = 0 where item_id = '103'`, 36],
])('[CART-1] after a change of %s a command answers what the whole cart costs now', async (_what, sql, subTotal) => {
  const browser = await pricedCart();
  await shop.db.raw(sql);
  // The command that is asked before the change is known here is right as of before; the one after it, as of now.
  await expect.poll(async () => (await cartOf(browser, '?trace=true')).cartSummary.cartSubTotal).toBe(subTotal);
  expect((await totals(browser)).cartSummary.cartSubTotal).toBe(subTotal + 10);
});

test('[CART-1] dates move with the clock, whatever was priced before', async () => {
  const browser = await pricedCart();
  const dayOf = async () => (await cartOf(browser)).items.at(-1)?.selectedDeliveryOption.maxDeliveryDate;
  const first = await dayOf();
  now += 3 * 86_400_000;
  await totals(browser);
  expect(await dayOf()).not.toBe(first);
});
