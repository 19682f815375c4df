// Paying with a saved card: checkout reads its row each time, so a removed or expired card pays for nothing (PAY-3, T39).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { CheckoutView } from '#buying/checkout/contract';
import type { SavedCards } from '#buying/saved-cards/contract';
import { booksOf, buyer, CARDS, count, tokenOf } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const BOOK = '/gus/api/usr/c/payments';
const PAYMENT = '/cc/api/checkout/default/payment';
let people = 0;

async function account(tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  people += 1;
  const who = { fullName: 'Maya Ortiz', email: `pays${people}@example.com`, password: 'a long enough password', company: 'Ortiz & Co.' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  return browser;
}

async function typed(number: string = CARDS.approved, more: object = {}) {
  const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
  const card = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry };
  return { ...card, source: 'USER_KEYED', currencyCode: 'USD', ...more };
}

const save = async (browser: Browser, number: string = CARDS.approved, more: object = {}) => {
  const { currencyCode: _, ...cardPayment } = await typed(number, more);
  return (await browser.send('POST', BOOK, { cardPayment })).json<{ id: string }>().id;
};
const use = (browser: Browser, profileRefId: string) =>
  browser.send('POST', PAYMENT, {
    cardPayment: { profileRefId, paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode: 'USD' },
  });
const cards = async (browser: Browser) => (await browser.send('GET', BOOK)).json<SavedCards>();
const remove = (browser: Browser, id: string) => browser.send('POST', `${BOOK}/${id}`, {}, { 'x-http-method-override': 'DELETE' });
const details = async (browser: Browser) => (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();
const orders = (browser: string) => count(shop.db, 'order_head', `email = '${browser}' and status = 'placed'`);

test('[PAY-3] a card saved at checkout pays this order and the next, and becomes the last used', async () => {
  const browser = await account();
  const one = await buyer(shop, { itemId: '100', browser, email: 'saves@example.com' });
  const cardPayment = await typed(CARDS.approved, { profilePayment: true, userNotes: 'Kitchen' });
  expect((await browser.send('POST', PAYMENT, { cardPayment })).json()).toEqual({ errors: [] });
  const [kept] = (await cards(browser)).payments;
  expect(kept).toMatchObject({ userNotes: 'Kitchen', lastFourDigit: '1111', billTo: ['Maya Ortiz', '14 Elm St', 'Framingham MA 01702'] });
  const id = kept?.id ?? '';
  expect((await details(browser)).payment).toMatchObject({ lastFour: '1111', profileRefId: id });
  expect((await cards(browser)).lastUsedPaymentId).toBeNull();
  expect((await one.place()).status).toBe(200);
  expect((await cards(browser)).lastUsedPaymentId).toBe(id);

  const next = await buyer(shop, { itemId: '101', browser, card: '5555555555554444', email: 'saves@example.com' });
  expect((await use(browser, id)).json()).toEqual({ errors: [] });
  const { orderNumber } = (await next.place()).json<{ orderNumber: string }>();
  expect(await booksOf(shop, { reference: orderNumber })).toMatchObject([{ status: 'authorised' }]);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and last_four <> '1111'`)).toBe(0);
  // Checkout stores the card's id, not the provider's reference.
  expect(await count(shop.db, 'checkout', `payment ? 'savedCardId' and payment ? 'token'`)).toBe(0);
});

test('[PAY-3] a removed card cannot pay, at checkout or at placing; a restored one can', async () => {
  const browser = await account();
  const ready = await buyer(shop, { itemId: '100', browser, email: 'removes@example.com' });
  const id = await save(browser);
  await use(browser, id);
  await remove(browser, id);
  expect(await details(browser)).toMatchObject({ payment: null, openStep: 'payment' });
  expect((await ready.place()).json()).toMatchObject({ status: 409, code: 'CHECKOUT_INCOMPLETE', field: 'payment' });
  expect((await use(browser, id)).json()).toMatchObject({ status: 404, code: 'CARD_NOT_FOUND' });
  expect(await orders('removes@example.com')).toBe(0);
  await browser.send('POST', `${BOOK}/${id}`, { restore: true }, { 'x-http-method-override': 'PUT' });
  expect((await ready.place()).status).toBe(200);
});

test('[PAY-3] a card removed during placing has paid for the order, or there is no order', async () => {
  let placed = 0;
  for (let round = 1; round <= 10; round += 1) {
    const browser = await account();
    const email = `race${round}@example.com`;
    const ready = await buyer(shop, { itemId: '106', browser, email });
    const id = await save(browser);
    await use(browser, id);
    const order = ready.place();
    for (let turn = 0; turn < round * 2; turn += 1) await new Promise((next) => setImmediate(next));
    expect((await remove(browser, id)).status).toBe(200);
    const { status } = await order;
    expect([200, 409]).toContain(status);
    expect(await orders(email)).toBe(status === 200 ? 1 : 0);
    placed += status === 200 ? 1 : 0;
    expect((await cards(browser)).payments).toEqual([]);
  }
  expect(await count(shop.db, 'order_head', `email like 'race%' and status = 'draft'`)).toBe(0);
  expect(await count(shop.db, 'order_head', `email like 'race%' and status = 'placed'`)).toBe(placed);
});

test('[PAY-2] T39: an expired card is refused when chosen, and a chosen one stops paying after its last day', async () => {
  const start = now;
  now = new Date('2026-11-29T15:00:00Z');
  const browser = await account();
  const ready = await buyer(shop, { itemId: '100', browser, email: 'expires@example.com' });
  const id = await save(browser, CARDS.approved, { expiry: { month: 11, year: 2026 } });
  expect((await use(browser, id)).json()).toEqual({ errors: [] });
  now = new Date('2026-12-01T05:00:00Z');
  expect(await details(browser)).toMatchObject({ payment: null, openStep: 'payment' });
  expect((await ready.place()).json()).toMatchObject({ code: 'CHECKOUT_INCOMPLETE', field: 'payment' });
  expect((await use(browser, id)).json()).toMatchObject({
    errors: [{ field: 'card', code: 'CARD_EXPIRED', message: 'This card has expired. Choose another card, or add a new one.' }],
  });
  expect(await orders('expires@example.com')).toBe(0);
  now = start;
});

test('[PAY-3] trust 22: another shopper’s card, a guest’s card and a card too many are refused', async () => {
  const owner = await account();
  const id = await save(owner);
  const other = await account();
  await buyer(shop, { itemId: '100', browser: other, email: 'other@example.com' });
  for (const browser of [other, shop.browser(), await account('business')])
    expect((await use(browser, id)).json()).toMatchObject({ status: 404, code: 'CARD_NOT_FOUND' });
  expect((await details(other)).payment).toMatchObject({ lastFour: '1111', profileRefId: null });
  const guest = shop.browser();
  const saved = { cardPayment: await typed(CARDS.approved, { profilePayment: true }) };
  expect((await guest.send('POST', PAYMENT, saved)).json()).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  await shop.db.raw(
    `insert into saved_card (profile_id, card_id, reference, brand, last_four, likeness, added_at, changed_at)
     select profile_id, 'full' || n, 'card_x', 'VISA', '0000', 'full' || n, now(), now() from profile, generate_series(1, 10) n where email = $1`,
    [`pays${people - 1}@example.com`],
  );
  expect((await other.send('POST', PAYMENT, saved)).json()).toMatchObject({ status: 422, code: 'SAVED_CARD_LIMIT_REACHED' });
  expect((await cards(other)).payments).toHaveLength(10);
});

test('[PAY-9] a declined saved card does not become the last used, and checkout asks for another', async () => {
  const browser = await account();
  const ready = await buyer(shop, { itemId: '100', browser });
  const id = await save(browser, CARDS.declined);
  await use(browser, id);
  expect((await ready.place()).json()).toMatchObject({
    status: 422,
    field: 'declined',
    message: 'Please select a different card or add a new card to proceed with your order. Your card was not charged.',
  });
  expect(await cards(browser)).toMatchObject({ lastUsedPaymentId: null, payments: [{ id }] });
  expect((await details(browser)).payment).toBeNull();
  await use(browser, await save(browser));
  expect((await ready.place()).status).toBe(200);
});

test('[CART-1] [CART-29] the cart’s reply lists the saved cards and which one pays', async () => {
  const browser = await account();
  await buyer(shop, { itemId: '100', browser, card: '5555555555554444' });
  const id = await save(browser, CARDS.approved, { userNotes: 'Kitchen' });
  const whole = async () => (await browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>().cart;
  const { userPayments = [], userPayment, orderPayment, cartAttributes } = await whole();
  expect(cartAttributes.ccmultisave).toBe(true);
  expect(userPayment).toMatchObject({ id, profileRefId: id, userNotes: 'Kitchen', defaultPayment: true, addedToOrder: false });
  expect(userPayments.map(({ lastFourDigit, addedToOrder }) => [lastFourDigit, addedToOrder])).toEqual([
    ['1111', false],
    ['4444', true],
  ]);
  expect(orderPayment?.id).not.toBe(id);
  await use(browser, id);
  expect(await whole()).toMatchObject({ userPayments: [{ id, addedToOrder: true }], orderPayment: { id } });
  const guest = shop.browser();
  await buyer(shop, { itemId: '100', browser: guest });
  expect((await guest.send('GET', '/cc/api/checkout')).json<CartReply>().cart.cartAttributes.ccmultisave).toBe(false);
});

test('[CART-22] buy now uses a card of the account: it is off while that card is removed, and on again when it is restored', async () => {
  const browser = await account();
  const first = await buyer(shop, { itemId: '100', browser });
  const id = await save(browser, '5555555555554444');
  await use(browser, id);
  expect((await browser.send('POST', '/api/quick-buy', { quickBuyActive: true })).json()).toMatchObject({
    quickBuyPaymentId: id,
    payment: { lastFour: '4444', profileRefId: id },
  });
  expect(await cards(browser)).toMatchObject({ quickBuyPaymentId: id, payments: [{ id }] });
  expect((await first.place()).status).toBe(200);
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  const eligible = async () => (await browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.buyNowEligible;
  expect(await eligible()).toBe(true);
  await remove(browser, id);
  expect((await browser.send('GET', '/api/quick-buy')).json()).toMatchObject({ quickBuyActive: false });
  expect(await eligible()).toBe(false);
  await browser.send('POST', `${BOOK}/${id}`, { restore: true }, { 'x-http-method-override': 'PUT' });
  expect(await eligible()).toBe(true);
});
