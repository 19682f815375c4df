// The organization's own details, through real requests: who changes them, and what the history says (B2B-5, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { invited } from '#test/invited';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let admin: Browser;
beforeAll(async () => {
  shop = await testShop();
  admin = shop.browser('business');
  await openAccount(shop, admin, { fullName: 'Ruth Wells', email: 'ruth@inkwell.example', password: PASSWORD, company: 'Harbor' });
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
const DETAILS = '/api/organization/details';
const read = async (browser: Browser) => (await browser.send('GET', DETAILS)).json();
const history = async () =>
  (await admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string; about: string }[] }>().events;

test('[B2B-5] an administrator changes names and phone; the history has a line for each change, and none for the same again', async () => {
  const body = { name: 'Harbor Dental', legalName: 'Harbor Dental Group, Inc.', phone: '(617) 555-0137' };
  for (const time of [1, 2]) expect([time, (await admin.send('POST', DETAILS, body)).status]).toEqual([time, 200]);
  expect(await read(admin)).toMatchObject({
    name: 'Harbor Dental',
    legalName: 'Harbor Dental Group, Inc.',
    phone: '6175550137',
    administrators: ['Ruth Wells'],
    taxExempt: false,
    customerNumber: expect.stringMatching(/^X+\d{4}$/),
  });
  expect((await admin.send('GET', '/api/session')).json()).toMatchObject({ accountName: 'Harbor Dental' });
  expect((await history()).map(({ kind, about }) => [kind, about])).toEqual([
    ['phoneChanged', '6175550137'],
    ['legalNameChanged', 'Harbor Dental Group, Inc.'],
    ['organizationRenamed', 'Harbor Dental'],
  ]);
});

test('[B2B-5] a refused form names its field and changes nothing', async () => {
  const before = await read(admin);
  const refused = await admin.send('POST', DETAILS, { name: ' ', legalName: '', phone: '' });
  expect([refused.status, refused.json()]).toMatchObject([400, { code: 'ORGANIZATION_NAME_REQUIRED', field: 'name' }]);
  // A card number is kept nowhere (trust 24).
  const card = await admin.send('POST', DETAILS, { name: 'Harbor', legalName: '4111 1111 1111 1111', phone: '' });
  expect(card.status).toBe(400);
  expect(await read(admin)).toEqual(before);
});

test('[B2B-5] a page of the history that does not exist shows the first', async () => {
  const reply = await admin.send('GET', '/api/organization/history?page=99');
  expect(reply.json()).toMatchObject({ page: 1, events: expect.arrayContaining([expect.anything()]) as unknown });
});

test('[B2B-5] nobody but administrators reads or changes the details, and everybody only their own organization’s', async () => {
  const buyer = await invited(shop, admin, { email: 'ben@inkwell.example', role: 'buyer', password: PASSWORD });
  const stranger = shop.browser('business');
  await openAccount(shop, stranger, { fullName: 'Sten Moss', email: 'sten@inkwell.example', password: PASSWORD, company: 'Sten & Co' });
  const body = { name: 'Taken', legalName: '', phone: '' };
  expect([(await buyer.send('GET', DETAILS)).status, (await buyer.send('POST', DETAILS, body)).status]).toEqual([403, 403]);
  expect((await shop.browser('business').send('GET', DETAILS)).status).toBe(401);
  expect((await stranger.send('POST', DETAILS, body)).status).toBe(200);
  expect(await read(admin)).toMatchObject({ name: 'Harbor Dental' });
});
