// A stored address at checkout: used by id, saved and edited from checkout; an order keeps a copy (CHK-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddressBook } from '#people/addresses/contract';
import type { CheckoutView } from '#buying/checkout/contract';
import { ADDRESS, buyer } from '#buying/orders/fixtures';
import { add, prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const BOOK = '/gus/api/usr/c/addresses';
const SHIPPING = '/cc/api/checkout/default/shipping';
const EMAIL = 'maya@example.com';

async function account(email: string): Promise<Browser> {
  const browser = shop.browser();
  const made = await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: 'a long enough password' });
  expect(made.status).toBe(200);
  await add(browser, [{ itemId: '100' }]);
  return browser;
}
const keep = async (browser: Browser, body: object) => (await browser.send('POST', BOOK, body)).json<{ id: string }>().id;
const ship = (browser: Browser, address: object) => browser.send('POST', SHIPPING, { askFirst: true, email: EMAIL, addresses: [address] });
const book = async (browser: Browser) => (await browser.send('GET', BOOK)).json<AddressBook>().addresses;
const details = async (browser: Browser) => (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();

test('[CHK-2] a call names a stored address by id alone; the order keeps a copy', async () => {
  const browser = await account('stored@example.com');
  const id = await keep(browser, { ...ADDRESS, phones: [{ number: '5085550137' }] });
  const { place } = await buyer(shop, { itemId: '100', browser, address: { id } });
  expect(await details(browser)).toMatchObject({ openStep: 'review', address: { address1: '14 Elm St', phone: '5085550137' } });
  const changed = await browser.send('POST', `${BOOK}/${id}`, { ...ADDRESS, address1: '16 Elm St' }, { 'x-http-method-override': 'PUT' });
  expect(changed.status).toBe(200);
  expect((await details(browser)).shipTo?.join(' ')).toContain('14 Elm St');
  const { orderNumber } = (await place()).json<{ orderNumber: string }>();
  await browser.send('POST', `${BOOK}/${id}`, {}, { 'x-http-method-override': 'DELETE' });
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).body).toContain('14 Elm St');
});

test('[CHK-2] a billing-only address or one of the other country cannot be the delivery address', async () => {
  const browser = await account('bills@example.com');
  const id = await keep(browser, { ...ADDRESS, type: 'B' });
  expect((await ship(browser, { id })).json()).toMatchObject({
    addressCode: 'UN_DELIVERABLE_ADDRESSES',
    errors: [{ field: 'address1', message: 'We can’t deliver to this address from this site. Choose another one.' }],
  });
  expect((await ship(browser, { ...ADDRESS, country: 'CA' })).json()).toMatchObject({ addressCode: 'UN_DELIVERABLE_ADDRESSES' });
  // Carriers deliver no parcels to military post offices.
  const abroad = { ...ADDRESS, city: 'APO', state: 'NY', zipCode: '09012' };
  expect((await ship(browser, abroad)).json()).toMatchObject({ addressCode: 'UN_DELIVERABLE_ADDRESSES' });
  expect((await details(browser)).shipTo).toBeNull();
});

test('[CHK-2] an address typed at checkout is saved in the account on request: once, and after its confirmation', async () => {
  const browser = await account('saver@example.com');
  await ship(browser, ADDRESS);
  expect(await book(browser)).toEqual([]);
  const odd = { ...ADDRESS, city: 'Farmington', save: true };
  expect((await ship(browser, odd)).json()).toMatchObject({ addressCode: 'ADDRESS_SUGGESTION' });
  expect(await book(browser)).toEqual([]);
  await Promise.all([1, 2].map(() => ship(browser, { ...ADDRESS, save: true })));
  const [kept, ...more] = await book(browser);
  expect([kept?.address1, kept?.type, more.length]).toEqual(['14 Elm St', 'SB', 0]);
  // With an id and fields, the call changes the stored address and uses it.
  await ship(browser, { ...ADDRESS, id: kept?.id, address2: 'Apt 4', save: true });
  expect(await book(browser)).toMatchObject([{ id: kept?.id, address2: 'Apt 4' }]);
  expect((await details(browser)).address.address2).toBe('Apt 4');
  // Without `save`, the fields are for this order only.
  await ship(browser, { ...ADDRESS, id: kept?.id, address2: 'Apt 5' });
  expect(await book(browser)).toMatchObject([{ address2: 'Apt 4' }]);
  expect((await details(browser)).address.address2).toBe('Apt 5');
});

test('[CHK-2] a guest can neither save an address nor use a stored one', async () => {
  const guest = shop.browser();
  await add(guest, [{ itemId: '100' }]);
  expect((await ship(guest, { ...ADDRESS, save: true })).status).toBe(401);
  expect((await ship(guest, { id: 'x' })).status).toBe(401);
  expect((await ship(guest, ADDRESS)).status).toBe(200);
});

test('[CHK-2] a stored address still needs an e-mail for the confirmation', async () => {
  const browser = await account('mailless@example.com');
  const id = await keep(browser, ADDRESS);
  const reply = await browser.send('POST', SHIPPING, { email: '', addresses: [{ id }] });
  expect(reply.json()).toMatchObject({ errors: [{ field: 'email', code: 'NO_EMAIL' }] });
});
