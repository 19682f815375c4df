import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, testCarts } from '#test/carts';
import { opens, purchasingSystem, settingOf, transfers, type System } from '#test/punchout';
import type { Browser, TestShop } from '#test/shop';

const HOOK = 'https://tidewater.example/sap/hook';

let shop: TestShop;
let system: System;
let user: string;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date() });
  system = await purchasingSystem(shop, 'sap', {}, 'oci');
  const page = await system.admin.send('GET', `/api/organization/procurement/${system.connectionId}`);
  user = page.json<{ connection: { ociUser: string } }>().connection.ociUser;
});
afterAll(() => shop.close());

/** Where a call leads, after the start page. */
async function calls(browser: Browser, more: Readonly<Record<string, string>>): Promise<string> {
  const query = new URLSearchParams({ USERNAME: user, PASSWORD: system.secret, HOOK_URL: HOOK, '~TARGET': '_parent', ...more });
  const first = String((await opens(browser, `/punchout/oci?${query.toString()}`)).headers['location']);
  return first.startsWith('/punchout/start') ? String((await opens(browser, first)).headers['location']) : first;
}

test('[B2B-9] an OCI call opens the shop, and its cart goes back in NEW_ITEM fields', async () => {
  const browser = shop.browser('business');
  expect(await calls(browser, {})).toBe('/');
  await add(browser, [{ itemId: '101', qty: 3 }]);
  const form = await transfers(browser);
  expect([form.action, form.target]).toEqual([HOOK, '_parent']);
  const fields = new Map(form.fields.map(({ name, value }) => [name, value]));
  expect([
    fields.get('NEW_ITEM-VENDORMAT[1]'),
    fields.get('NEW_ITEM-QUANTITY[1]'),
    fields.get('NEW_ITEM-PRICE[1]'),
    fields.get('NEW_ITEM-CURRENCY[1]'),
  ]).toEqual(['101', '3', '8.000', 'USD']);
  expect(fields.get('NEW_ITEM-VENDORMAT[2]')).toBe('DELIVERY');
  expect([...fields].every(([name, value]) => !name.startsWith('NEW_ITEM-DESCRIPTION') || value.length <= 40)).toBe(true);
});

test('[B2B-9] DETAIL leads to a product, SOURCING to a search', async () => {
  expect(await calls(shop.browser('business'), { FUNCTION: 'DETAIL', PRODUCTID: '101' })).toMatch(/product_101$/);
  expect(await calls(shop.browser('business'), { FUNCTION: 'SOURCING', SEARCHSTRING: 'copy paper' })).toMatch(/^\/search\?q=copy/);
});

test('[B2B-9] VALIDATE answers the price of a product, also of one that there is not', async () => {
  const browser = shop.browser('business');
  expect(await calls(browser, { FUNCTION: 'VALIDATE', PRODUCTID: '101', QUANTITY: '2' })).toBe('/punchout/return?now=1');
  expect((await cartOf(browser)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['101', 2]]);
  expect((await transfers(browser)).fields.find(({ name }) => name === 'NEW_ITEM-QUANTITY[1]')?.value).toBe('2');
  const empty = shop.browser('business');
  await calls(empty, { FUNCTION: 'VALIDATE', PRODUCTID: '999' });
  expect((await transfers(empty)).fields).toEqual([]);
});

test.each([
  ['a wrong password', { PASSWORD: 'wrong' }, 'CREDENTIAL_REFUSED'],
  ['an unknown user', { USERNAME: 'oci-nobody' }, 'CREDENTIAL_REFUSED'],
  ['a script', { HOOK_URL: 'javascript:alert(1)' }, 'RETURN_ADDRESS'],
  ['another origin', { HOOK_URL: 'https://evil.example/' }, 'RETURN_ADDRESS'],
  ['a function that there is not', { FUNCTION: 'DROP' }, 'OCI_CALL'],
])('[B2B-9] %s opens nothing', async (_what, more, why) => {
  const browser = shop.browser('business');
  expect(await calls(browser, more)).toBe(`/punchout/over?why=${why}`);
  expect(browser.cookies.has('__Host-punchout')).toBe(false);
});

test('[B2B-9] a target that is no window is left out', async () => {
  const browser = shop.browser('business');
  await calls(browser, { '~TARGET': '"><script>' });
  await add(browser, [{ itemId: '101', qty: 1 }]);
  expect((await transfers(browser)).target).toBe('');
});

test('[B2B-9] a connection is not turned on before it has a secret and an address for its carts', async () => {
  const { admin } = system;
  const { connectionId } = (await admin.send('POST', '/api/organization/procurement', { kind: 'oci', name: 'Second' })).json<{
    connectionId: string;
  }>();
  const reply = await settingOf({ admin, connectionId }, '/state', { isEnabled: true, isTest: false });
  expect([reply.status, reply.json()['code']]).toEqual([400, 'NOT_READY']);
});
