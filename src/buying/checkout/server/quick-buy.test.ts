// Buy now: set up once at checkout, then the review follows one click after the item (CART-22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { CheckoutView, QuickBuyView } from '#buying/checkout/contract';
import { ADDRESS, buyer, CARDS, count } from '#buying/orders/fixtures';
import { add, cartOf, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { writeToggles } from '#people/toggles/server';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const set = (browser: Browser, quickBuyActive: boolean) => browser.send('POST', '/api/quick-buy', { quickBuyActive });
const details = async (browser: Browser, query = '') =>
  (await browser.send('GET', `/cc/api/checkout/default/details${query}`)).json<CheckoutView>();
const NOW = '?buyNow=true';

async function account(email: string): Promise<Browser> {
  const browser = shop.browser();
  const made = await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: 'a long enough password' });
  expect(made.status).toBe(200);
  return browser;
}

test('[CART-22] set up from the entries of checkout, buy now leaves only placing the order', async () => {
  const browser = await account('quick@example.com');
  expect((await add(browser, [{ itemId: '100' }])).cart.buyNowEligible).toBe(false);
  expect((await set(browser, true)).json()).toMatchObject({ status: 409, code: 'CHECKOUT_INCOMPLETE' });
  const first = await buyer(shop, { itemId: '100', browser, address: { ...ADDRESS, zipCode: '10001', city: 'New York', state: 'NY' } });
  const on = (await set(browser, true)).json<QuickBuyView>();
  expect(on).toMatchObject({ quickBuyActive: true, payment: { lastFour: '1111' } });
  expect(on.shipTo?.join(' ')).toContain('14 Elm St');
  // The shop stores a lasting reference, not the form's token, which expires after a day.
  expect(await count(shop.db, 'saved_card', `card_id = '${on.quickBuyPaymentId}' and reference like 'card%'`)).toBe(1);
  expect((await first.place()).status).toBe(200);

  const { cart } = await add(browser, [{ itemId: '101' }], { buyNow: true });
  expect(cart).toMatchObject({ buyNowEligible: true, cartAttributes: { zipCode: '10001' }, items: [{ itemId: '101' }] });
  expect((await browser.send('GET', `/cc/api/precheckout${NOW}`)).headers['location']).toMatch(/review\?buyNow=true$/);
  const { cartId, amounts } = await details(browser, NOW);
  const placed = await browser.send('POST', '/cc/api/checkout/default/order', { cartId, total: amounts.total });
  expect(placed.status).toBe(200);
  expect(await count(shop.db, 'order_head', `email = 'maya@example.com' and status = 'placed'`)).toBe(2);

  expect((await set(browser, false)).json()).toMatchObject({ quickBuyActive: false, quickBuyAddressId: null });
  expect(await count(shop.db, 'quick_buy')).toBe(0);
  await add(browser, [{ itemId: '101' }], { buyNow: true });
  expect((await details(browser, NOW)).openStep).toBe('payment');
});

test('[CART-22] buy now of a whole cart has its own call; a guest goes through checkout, a business guest signs in', async () => {
  const browser = await account('quick2@example.com');
  await buyer(shop, { itemId: '100', browser });
  await set(browser, true);
  await add(browser, [{ itemId: '101' }]);
  const reply = await browser.send('POST', '/cc/api/checkout/default?buyNow=true', {}, put);
  expect(reply.json<CartReply>().cart.buyNowEligible).toBe(true);
  expect((await details(browser)).openStep).toBe('review');
  const guest = shop.browser();
  expect((await add(guest, [{ itemId: '100' }], { buyNow: true })).cart.buyNowEligible).toBe(false);
  expect((await guest.send('GET', '/cc/api/checkout?buyNow=true')).status).toBe(200);
  expect((await set(guest, true)).status).toBe(401);
  const business = shop.browser('business');
  for (const [method, path, body] of [
    ['POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], buyNow: true }],
    ['GET', '/cc/api/checkout?buyNow=true', undefined],
  ] as const)
    expect((await business.send(method, path, body)).json()).toMatchObject({ status: 401, code: 'MISSING_USER' });
  expect((await cartOf(business)).items).toEqual([]);
});

test('[CART-22, trust 22] nobody sees another’s address or card, and the settings hold on one site only', async () => {
  const browser = await account('quick3@example.com');
  await buyer(shop, { itemId: '100', browser });
  await set(browser, true);
  expect((await shop.browser().send('GET', '/api/quick-buy')).json()).toMatchObject({ quickBuyActive: false, shipTo: null });
  expect((await browser.send('GET', '/fr-ca/api/quick-buy')).json()).toMatchObject({ quickBuyActive: false, shipTo: null });
  expect((await browser.send('GET', '/fr-ca/cc/api/checkout')).json<CartReply>().cart.buyNowEligible).toBe(false);
});

test('[APP-6] the toggle leads its customers to the next generation of checkout, which offers the quick-order settings; all others keep the usual start', async () => {
  const browser = await account('express@example.com');
  const entry = async (one: Browser) => (await one.send('GET', '/cc/api/precheckout')).headers['location'];
  const first = await buyer(shop, { itemId: '100', browser });
  await set(browser, true);
  expect((await first.place()).status).toBe(200);
  await add(browser, [{ itemId: '101' }]);
  expect(await entry(browser)).toBe('/checkout/payment');
  await writeToggles(shop.db, [{ toggleName: 'nextGenerationCheckout', values: ['Maya Ortiz'], active: true }]);
  await expect.poll(() => entry(browser)).toBe('/checkout/express');
  expect((await browser.send('POST', '/cc/api/checkout/default/express')).json()).toEqual({ next: '/checkout/review' });
  expect((await details(browser)).payment).toMatchObject({ lastFour: '1111' });

  // A guest has no quick-order settings.
  const guest = shop.browser();
  await buyer(shop, { itemId: '100', browser: guest });
  expect(await entry(guest)).toBe('/checkout/review');
  await add(guest, [{ itemId: '101' }]);
  const open = (await details(guest)).openStep;
  expect((await guest.send('POST', '/cc/api/checkout/default/express')).json()).toEqual({ next: `/checkout/${open}` });
  await writeToggles(shop.db, [{ toggleName: 'nextGenerationCheckout', values: ['Y'], active: false }]);
  await expect.poll(() => entry(browser)).toBe('/checkout/review');
});

test('[CHK-3, CART-22] a typed purchase order holds for one order: neither the next checkout nor buy now has it', async () => {
  const browser = await account('one-order@example.com');
  const first = await buyer(shop, { itemId: '100', browser });
  await first.useCard(CARDS.approved, 'PO-4821');
  await set(browser, true);
  expect((await details(browser)).purchaseOrder).toBe('PO-4821');
  expect((await first.place()).status).toBe(200);
  await add(browser, [{ itemId: '101' }]);
  expect((await details(browser)).purchaseOrder).toBe('');
  await add(browser, [{ itemId: '101' }], { buyNow: true });
  expect(await details(browser, NOW)).toMatchObject({ openStep: 'review', purchaseOrder: '' });
  const { cartId, amounts } = await details(browser, NOW);
  expect((await browser.send('POST', '/cc/api/checkout/default/order', { cartId, total: amounts.total })).status).toBe(200);
  const { rows } = await shop.db.raw(
    "select purchase_order from order_head where status = 'placed' and purchase_order <> '' order by placed_at",
  );
  expect(rows).toEqual([{ purchase_order: 'PO-4821' }]);
});
