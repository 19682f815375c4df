// A changed order begins with what the placed one had: its payment, where that can pay twice, and its coupons (CART-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCoupon } from '#buying/cart/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import { openAccount } from '#test/accounts';
import { add, cartOf, prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { buyer, CARDS, count } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await prepareCarts(db);
    await db.transaction((tx) => writeCoupons(tx, [aCoupon({ code: 'ONCE', minimum: 1_000, limitPerShopper: 1, limitTotal: 1 })]));
  });
});
afterAll(() => shop.close());

const reopen = (browser: Browser, orderNumber: string) =>
  browser.send('PUT', `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${orderNumber}`);

/** A browser that has placed an order of one item. */
async function placed(itemId: string): Promise<{ readonly browser: Browser; readonly orderNumber: string }> {
  const browser = shop.browser();
  const one = await buyer(shop, { itemId, browser });
  return { browser, orderNumber: (await one.place()).json<{ orderNumber: string }>().orderNumber };
}

test('[CART-7] a saved card pays the changed order too, unless another payment is entered for it', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Maya Ortiz', email: 'changes@example.com', password: 'a long enough password' });
  const first = await buyer(shop, { itemId: '100', browser });
  // Setting up buy now saves the card, which then pays this order.
  expect((await browser.send('POST', '/api/quick-buy', { quickBuyActive: true })).status).toBe(200);
  const { orderNumber } = (await first.place()).json<{ orderNumber: string }>();
  await reopen(browser, orderNumber);
  await add(browser, [{ itemId: '101' }]);
  const { openStep, payment } = await first.details();
  expect({ openStep, payment }).toMatchObject({
    openStep: 'review',
    payment: { lastFour: '1111', profileRefId: expect.any(String) as string },
  });
  const { cartId, amounts } = await first.details();
  expect((await browser.send('POST', '/cc/api/checkout/default/order', { cartId, total: amounts.total })).status).toBe(200);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'cancelled' });
});

test('[CART-7] a typed card holds for one order: the changed one asks for a payment, and keeps the one entered for its cart', async () => {
  const { browser, orderNumber } = await placed('100');
  await reopen(browser, orderNumber);
  const again = await buyer(shop, { itemId: '101', browser, card: CARDS.asksPasses });
  await reopen(browser, orderNumber);
  expect((await again.details()).payment).toMatchObject({ lastFour: '3184' });
  expect((await browser.send('PUT', `/cc/api/cart/default?actionType=KEEP_ORDER&orderNumber=${orderNumber}`)).status).toBe(200);
  const next = await placed('100');
  await reopen(next.browser, next.orderNumber);
  const { openStep } = (await next.browser.send('GET', '/cc/api/checkout/default/details')).json<{ openStep: string }>();
  expect(openStep).toBe('payment');
});

test('[CART-7, CART-15] a coupon that the placed order used for the only time also counts in its change, and once', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100', qty: 3 }], { coupons: ['ONCE'] });
  const first = await buyer(shop, { itemId: '103', browser });
  const { orderNumber } = (await first.place()).json<{ orderNumber: string }>();
  const used = () => count(shop.db, 'order_head', `status = 'placed' and coupons @> '[{"code": "ONCE"}]'`);
  expect(await used()).toBe(1);
  await reopen(browser, orderNumber);
  expect((await cartOf(browser)).coupons).toMatchObject([{ code: 'ONCE', applied: true }]);
  const again = await buyer(shop, { itemId: '101', browser });
  expect((await again.details()).couponNotices).toEqual([]);
  expect((await again.place()).status).toBe(200);
  expect(await used()).toBe(1);
  // Somebody else cannot use it.
  const other = shop.browser();
  await add(other, [{ itemId: '100', qty: 3 }], { coupons: ['ONCE'] });
  expect((await cartOf(other)).coupons).not.toMatchObject([{ applied: true }]);
});
