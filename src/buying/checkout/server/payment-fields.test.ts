// Payment fields of §3 and §7 over HTTP: a card's last day, brand aliases, the site's currency.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { CheckoutView } from '#buying/checkout/contract';
import type { SavedCards } from '#buying/saved-cards/contract';
import { buyer, CARDS, tokenOf } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

const PAYMENT = '/cc/api/checkout/default/payment';
let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

async function typed(more: object = {}) {
  const { token, brand, lastFour, expiry } = await tokenOf(shop, CARDS.approved);
  const shown = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry };
  return { cardPayment: { ...shown, source: 'USER_KEYED', currencyCode: 'USD', ...more } };
}

test('[PAY-3] expiry has a day: the one that was sent, or the month’s last', async () => {
  const one = await buyer(shop, { itemId: '100' });
  const whole = async () => {
    const { userPayments = [] } = (await one.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>().cart;
    return userPayments.find(({ addedToOrder }) => addedToOrder)?.expiry;
  };
  expect((await one.details()).payment?.expiry).toEqual({ day: 31, month: 12, year: 2049 });
  expect(await whole()).toEqual({ day: 31, month: 12, year: 2049 });
  for (const [sent, told] of [
    [10, 10],
    [30, 30],
    [31, 30],
  ]) {
    const reply = await one.browser.send('POST', PAYMENT, await typed({ expiry: { day: sent, month: 11, year: 2031 } }));
    expect(reply.json()).toEqual({ errors: [] });
    expect((await one.details()).payment?.expiry).toEqual({ day: told, month: 11, year: 2031 });
    expect(await whole()).toEqual({ day: told, month: 11, year: 2031 });
  }
  expect((await one.browser.send('POST', PAYMENT, await typed({ expiry: { day: 32, month: 11, year: 2031 } }))).status).toBe(400);
});

test('[CHK-2] a doubtful billing address needs confirmation before anything is saved; a zip fills in city and state', async () => {
  const one = await buyer(shop, { itemId: '100' });
  const billingAddress = {
    fullName: 'Accounts Payable',
    organization: '',
    address1: '77 Ledger Rd',
    address2: '',
    city: 'Boston',
    state: 'MA',
    zip: '01702',
    phone: '',
  };
  const before = await one.details();
  const card = await typed({ contactInformation: { billingAddress } });
  const asked = (await one.browser.send('POST', PAYMENT, { ...card, askFirst: true })).json();
  expect(asked).toMatchObject({ errors: [], addressCode: 'ADDRESS_SUGGESTION', suggestedAddress: { city: 'Framingham' } });
  const street = { billingAddress: { ...billingAddress, address1: 'Ledger Road', city: 'Framingham' }, askFirst: true };
  expect((await one.browser.send('POST', PAYMENT, street)).json()).toMatchObject({
    addressCode: 'ADDRESS_INVALID',
    suggestedAddress: null,
  });
  expect(await one.details()).toEqual(before);
  // The shopper confirms the address; the token is the same.
  expect((await one.browser.send('POST', PAYMENT, card)).json()).toEqual({ errors: [] });
  expect((await one.details()).billTo).toMatchObject({ city: 'Boston' });
  const bare = { ...billingAddress, city: '', state: '' };
  expect((await one.browser.send('POST', PAYMENT, await typed({ contactInformation: { billingAddress: bare } }))).json()).toEqual({
    errors: [],
  });
  expect((await one.details()).billTo).toMatchObject({ city: 'Framingham', state: 'MA' });
  // An unreadable address is an error and needs no confirmation.
  const short = { billingAddress: { ...billingAddress, zip: '0170' }, askFirst: true };
  expect((await one.browser.send('POST', PAYMENT, short)).json()).toMatchObject({ errors: [{ field: 'billing.zip' }] });
});

test('[PAY-2] [PAY-3] a saved card expires after the day that was sent', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Maya Ortiz', email: 'days@example.com', password: 'a long enough password', company: '' });
  const ready = await buyer(shop, { itemId: '100', browser });
  const expiry = { day: 10, month: 11, year: 2026 };
  expect((await browser.send('POST', PAYMENT, await typed({ expiry, profilePayment: true }))).json()).toEqual({ errors: [] });
  const cards = async () => (await browser.send('GET', '/gus/api/usr/c/payments')).json<SavedCards>().payments;
  expect(await cards()).toMatchObject([{ expiry, expiryState: 'EXPIRING_SOON' }]);
  const details = async () => (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>().payment;
  expect(await details()).toMatchObject({ expiry });
  now = new Date('2026-11-11T15:00:00Z');
  expect(await cards()).toMatchObject([{ expiryState: 'EXPIRED' }]);
  expect(await details()).toBeNull();
  expect((await ready.place()).json()).toMatchObject({ code: 'CHECKOUT_INCOMPLETE', field: 'payment' });
});

test('[PAY-3] a brand is accepted by any alias, at checkout and in the account, and returned by its name', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, {
    fullName: 'Maya Ortiz',
    email: 'brands@example.com',
    password: 'a long enough password',
    company: '',
  });
  const one = await buyer(shop, { itemId: '100', browser });
  for (const brand of ['MASTERCARD', 'MasterCard', 'MASTER_CARD']) {
    expect((await browser.send('POST', PAYMENT, await typed({ brand }))).json(), brand).toEqual({ errors: [] });
    expect((await one.details()).payment?.brand).toBe('MASTER_CARD');
  }
  expect((await browser.send('POST', PAYMENT, await typed({ brand: 'DINERS' }))).json()).toMatchObject({
    errors: [{ code: 'CARD_MISSING' }],
  });
  const { currencyCode: _, ...cardPayment } = (await typed({ brand: 'Mastercard' })).cardPayment;
  expect((await browser.send('POST', '/gus/api/usr/c/payments', { cardPayment })).json()).toMatchObject({ errors: [] });
  const { payments } = (await browser.send('GET', '/gus/api/usr/c/payments')).json<SavedCards>();
  expect(payments.map(({ brand }) => brand)).toEqual(['MASTER_CARD']);
});

test('[PAY-3] a payment in another currency than the site’s is refused with a message, and nothing is saved', async () => {
  for (const [prefix, currencyCode, message] of [
    ['', 'CAD', 'Payments on this site are in USD. Nothing was saved.'],
    ['/en-ca', 'USD', 'Payments on this site are in CAD. Nothing was saved.'],
    ['/fr-ca', 'USD', 'Sur ce site, les paiements se font en CAD. Rien n’a été enregistré.'],
  ] as const) {
    const address = { fullName: 'Maya Ortiz', address1: '1200 rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
    const one = await buyer(shop, { itemId: '100', prefix, ...(prefix === '' ? {} : { address }) });
    const before = await one.details();
    const refusal = { status: 400, code: 'CURRENCY_NOT_TAKEN', message, field: 'currencyCode' };
    const card = await typed({ currencyCode, brand: 'DISCOVER' });
    expect((await one.browser.send('POST', prefix + PAYMENT, card)).json()).toEqual(refusal);
    const gift = { id: 'tok_of_nothing_at_all', paymentType: 'GIFT_CARD', lastFourDigit: '0014', source: 'USER_KEYED', currencyCode };
    expect((await one.browser.send('POST', `${prefix}/cc/api/checkout/default/giftcard`, { cardPayment: gift })).json()).toEqual(refusal);
    expect(await one.details()).toEqual(before);
  }
});
