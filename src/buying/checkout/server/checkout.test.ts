// Checkout's entry point, what it stores, and what it asks again (APP-6, CHK-1, CHK-2, APP-22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '#buying/checkout/contract';
import { ADDRESS, buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';

const ITEM = '100';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const add = (browser: Browser, prefix = '', delivery: object = {}) =>
  browser.send('POST', `${prefix}/cc/api/checkout/default/item`, { items: [{ itemId: ITEM, qty: 1, ...delivery }] });
const enter = (browser: Browser, address: object, prefix = '', email = 'maya@example.com') =>
  browser.send('POST', `${prefix}/cc/api/checkout/default/shipping`, { email, addresses: [address] });
const details = async (browser: Browser, prefix = ''): Promise<CheckoutView> =>
  (await browser.send('GET', `${prefix}/cc/api/checkout/default/details`)).json<CheckoutView>();
const entryPageOf = async (browser: Browser, prefix = ''): Promise<unknown> => {
  const reply = await browser.send('GET', `${prefix}/cc/api/precheckout`);
  expect(reply.status).toBe(302);
  return reply.headers['location'];
};
const account = (browser: Browser, email: string) =>
  openAccount(shop, browser, {
    fullName: 'Ana Maria Silva',
    email,
    password: 'correct horse battery',
    company: 'Silva & Co',
  });

test('[APP-6] checkout of an empty cart leads to the cart page', async () => {
  expect(await entryPageOf(shop.browser())).toBe('/cc/sparq/cart?viewcart=true');
  expect(await entryPageOf(shop.browser('business'))).toBe('/cc/mmx/cart?viewcart=true');
});

test('[CHK-1] a guest is asked once whether to sign in, with the way back, and not again after the first entry', async () => {
  const guest = shop.browser();
  await add(guest, '/fr-ca');
  expect(await entryPageOf(guest, '/fr-ca')).toBe('/fr-ca/office/supplies/login?jump=%2Ffr-ca%2Fcc%2Fapi%2Fprecheckout&type=checkout');
  await enter(guest, { ...ADDRESS, city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' }, '/fr-ca');
  expect(await entryPageOf(guest, '/fr-ca')).toBe('/fr-ca/checkout/payment');
});

test('[APP-6] the business site sells to signed-in shoppers: others are sent to sign in, with target', async () => {
  const visitor = shop.browser('business');
  await add(visitor);
  expect(await entryPageOf(visitor)).toBe('/office/supplies/login?target=%2Fcc%2Fapi%2Fprecheckout');
});

test('[CHK-1] a signed-in shopper proceeds, and the form knows name and e-mail', async () => {
  const browser = shop.browser();
  await account(browser, 'ana@inkwell.example');
  await add(browser);
  expect(await entryPageOf(browser)).toBe('/checkout/delivery');
  expect(await details(browser)).toMatchObject({
    userType: 'registered',
    email: 'ana@inkwell.example',
    address: { fullName: 'Ana Maria Silva' },
  });
});

test('[CHK-2] city and state are filled from the zip code; taxes and dates follow the address', async () => {
  const guest = shop.browser();
  await add(guest);
  const { city: _city, state: _state, ...address } = ADDRESS;
  expect((await enter(guest, { ...address, zipCode: '97201' })).json()).toMatchObject({ errors: [] });
  const view = await details(guest);
  expect(view.shipTo).toEqual(['Maya Ortiz', '14 Elm St', 'Portland OR 97201']);
  expect(view.amounts.taxes).toEqual([]);
  await enter(guest, ADDRESS);
  expect((await details(guest)).amounts.taxes).toMatchObject([{ name: 'SALES', jurisdiction: 'MA' }]);
});

test.each([
  ['', '0170', 'Invalid zip code'],
  ['/en-ca', '01702', 'Invalid postal code'],
  ['/fr-ca', '01702', 'Code postal non valide'],
])('[APP-22] %s zip %s is answered with “%s”', async (prefix, zipCode, message) => {
  const guest = shop.browser();
  await add(guest, prefix);
  const reply = await enter(guest, { ...ADDRESS, zipCode }, prefix);
  expect(reply.json<{ errors: object[] }>().errors).toContainEqual({ field: 'zip', code: 'ZIP_INVALID', message });
});

test('[APP-22] a wrong e-mail and phone are answered with the words of the specification', async () => {
  const guest = shop.browser();
  await add(guest);
  const reply = await enter(guest, { ...ADDRESS, phones: [{ number: '12' }] }, '', 'maya@');
  expect(reply.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual([
    'Invalid email address',
    'Invalid phone number',
  ]);
  const none = await enter(guest, ADDRESS, '', '');
  expect(none.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual(['NO_EMAIL']);
});

test('[CHK-1] a pickup order asks for the collecting person instead of an address, and a mixed one for both', async () => {
  const guest = shop.browser();
  await add(guest, '', { deliveryType: 'ISP', pickupStoreNumber: '0008' });
  expect(await details(guest)).toMatchObject({ mode: 'pickup', sections: { shipping: 'NA', pickup: 'active' }, openStep: 'delivery' });
  await guest.send('POST', '/cc/api/checkout/default/shipping', {
    email: 'maya@example.com',
    addresses: [],
    storePickup: { fullName: 'Maya Ortiz' },
  });
  const view = await details(guest);
  expect(view).toMatchObject({ openStep: 'payment', pickupBy: 'Maya Ortiz' });
  expect(view.shipments[0]).toMatchObject({ kind: 'pickup', store: { storeNumber: '0008' } });
});

test('[CHK-2] a guest’s entries survive signing in', async () => {
  const guest = shop.browser();
  await add(guest);
  await enter(guest, ADDRESS, '', 'entered@example.com');
  await account(guest, 'later@inkwell.example');
  expect(await details(guest)).toMatchObject({
    userType: 'registered',
    email: 'entered@example.com',
    shipTo: ['Maya Ortiz', '14 Elm St', 'Framingham MA 01702'],
  });
});

test('[CHK-5] a guest sees their order, takes it into an account, and finds it by number and e-mail', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const stranger = shop.browser();
  await add(stranger);
  expect((await stranger.send('GET', `/api/orders/${orderNumber}`)).status).toBe(404);

  const found = await stranger.send('POST', '/api/order-lookup', {
    orderNumber: orderNumber.replace(/(\d{4})(?=\d)/g, '$1-'),
    email: 'MAYA@example.com',
  });
  expect(found.json()).toMatchObject({ orderNumber, status: 'placed' });
  const business = await shop.browser('business').send('POST', '/api/order-lookup', { orderNumber, email: 'maya@example.com' });
  expect(business.status).toBe(404);

  expect((await guest.browser.send('GET', '/api/orders')).status).toBe(401);
  await openAccount(shop, guest.browser, {
    fullName: 'Maya Ortiz',
    email: 'maya@example.com',
    password: 'correct horse battery',
  });
  const list = (await guest.browser.send('GET', '/api/orders')).json<{ orders: { orderNumber: string }[]; total: number }>();
  expect([list.total, list.orders[0]?.orderNumber]).toEqual([1, orderNumber]);
  expect((await guest.browser.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);
});

test('trust 20: an unknown order and a wrong e-mail get the same answer', async () => {
  const guest = await buyer(shop, { itemId: ITEM });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const ask = async (number: string, email: string) => {
    const { status, body } = await shop.browser().send('POST', '/api/order-lookup', { orderNumber: number, email });
    return { status, body };
  };
  const wrongEmail = await ask(orderNumber, 'eve@example.com');
  expect(wrongEmail.status).toBe(404);
  expect(await ask('000000000000', 'maya@example.com')).toEqual(wrongEmail);
  expect(await ask('not a number', 'maya@example.com')).toEqual(wrongEmail);
});

test('[CHK-3] entering checkout holds the last units for ten minutes: others see none left, the holder’s order goes through', async () => {
  await shop.db.raw(`update stock set on_hand = allocated + 1 where item_id = '104' and location = 'US'`);
  const [first, second] = [shop.browser(), shop.browser()];
  for (const browser of [first, second])
    await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '104', qty: 1 }] });
  expect((await details(first)).stop).toBe('');
  await expect.poll(async () => (await details(second)).stop).toContain('out of stock');
  expect((await details(first)).stop).toBe('');
});

test('[CHK-2] a doubtful address needs confirmation first: nothing is saved until the shopper has chosen', async () => {
  const guest = shop.browser();
  await add(guest);
  const send = (address: object, askFirst: boolean) =>
    guest.send('POST', '/cc/api/checkout/default/shipping', { email: 'maya@example.com', askFirst, addresses: [address] });
  const asked = await send({ ...ADDRESS, address1: '14 Elm St Apt 4', city: 'Boston' }, true);
  expect(asked.json()).toEqual({
    errors: [],
    addressCode: 'ADDRESS_SUGGESTION',
    suggestedAddress: {
      fullName: 'Maya Ortiz',
      organization: '',
      address1: '14 Elm St',
      address2: 'Apt 4',
      city: 'Framingham',
      state: 'MA',
      zip: '01702',
      phone: '',
    },
  });
  expect((await details(guest)).shipTo).toBeNull();
  expect((await send({ ...ADDRESS, address1: 'Elm St' }, true)).json()).toMatchObject({
    addressCode: 'ADDRESS_INVALID',
    suggestedAddress: null,
  });
  expect((await details(guest)).shipTo).toBeNull();
  // The shopper confirms the address unchanged.
  expect((await send({ ...ADDRESS, address1: 'Elm St' }, false)).status).toBe(200);
  expect((await details(guest)).shipTo).toEqual(['Maya Ortiz', 'Elm St', 'Framingham MA 01702']);
});

test('[CHK-2] an address whose parts agree needs no confirmation', async () => {
  const guest = shop.browser();
  await add(guest, '/fr-ca');
  const address = { ...ADDRESS, address1: '1200 rue Peel', city: 'montreal', state: 'QC', zipCode: 'h3b1a7' };
  const body = { email: 'maya@example.com', askFirst: true, addresses: [address] };
  expect((await guest.send('POST', '/fr-ca/cc/api/checkout/default/shipping', body)).json()).toEqual({
    errors: [],
    addressCode: '',
    suggestedAddress: null,
  });
  expect((await details(guest, '/fr-ca')).shipTo).toEqual(['Maya Ortiz', '1200 rue Peel', 'montreal QC H3B\u00A01A7']);
});
