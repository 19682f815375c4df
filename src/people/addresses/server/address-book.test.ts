// A shopper's stored addresses, through the API; the tests count rows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddressBook, SaveAddressReply } from '#people/addresses/contract';
import { likenessOf, MOST_ADDRESSES } from '#people/addresses/rules';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';
import { FORGET_REMOVED_ADDRESSES } from './address-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const BOOK = '/gus/api/usr/c/addresses';
const HOME = { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Framingham', state: 'MA', zipCode: '01702' };
const WORK = { fullName: 'Maya Ortiz', organizationName: 'Lantern School', address1: '200 Union Ave', zipCode: '01702' };
const QUEBEC = { fullName: 'Maya Ortiz', address1: '1, rue Sherbrooke O', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };

type Said = SaveAddressReply & { readonly status: number; readonly code?: string; readonly message?: string };
let people = 0;

async function account(tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  people += 1;
  const who = { fullName: 'Maya Ortiz', email: `maya${people}@example.com`, password: 'a long enough password', company: 'Ortiz & Co.' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  return browser;
}

async function send(browser: Browser, path: string, body: object = {}, override?: 'PUT' | 'DELETE'): Promise<Said> {
  const reply = await browser.send('POST', path, body, override === undefined ? {} : { 'x-http-method-override': override });
  return { ...reply.json<Said>(), status: reply.status };
}
const add = (browser: Browser, body: object) => send(browser, BOOK, body);
const change = (browser: Browser, id: string | null, body: object, prefix = '') => send(browser, `${prefix}${BOOK}/${id}`, body, 'PUT');
const remove = (browser: Browser, id: string | null) => send(browser, `${BOOK}/${id}`, {}, 'DELETE');
const book = async (browser: Browser, prefix = '') => (await browser.send('GET', prefix + BOOK)).json<AddressBook>();
const rows = async (where = 'true') =>
  Number((await shop.db.raw(`select count(*) as n from stored_address where ${where}`)).rows[0]?.['n']);
const defaults = (addresses: AddressBook['addresses'], use: 'defaultShipping' | 'defaultBilling') =>
  addresses.filter((one) => one[use]).map(({ id }) => id);

test('[CHK-2] [USR-1] an address is saved with the specification’s fields, changed, removed and restored', async () => {
  const browser = await account();
  const { id } = await add(browser, { ...HOME, phones: [{ number: '(508) 555-0137' }], field1: 'APPLE_PAY' });
  expect((await book(browser)).addresses).toEqual([
    {
      id,
      type: 'SB',
      field1: 'APPLE_PAY',
      firstName: 'Maya',
      lastName: 'Ortiz',
      organizationName: '',
      address1: '14 Elm St',
      address2: '',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      country: 'USA',
      phones: [{ number: '5085550137' }],
      email: `maya${people}@example.com`,
      defaultShipping: true,
      defaultBilling: true,
    },
  ]);
  expect(await change(browser, id, { ...HOME, address2: 'Apt 4' })).toMatchObject({ status: 200, id, errors: [] });
  expect((await book(browser)).addresses).toMatchObject([{ id, address2: 'Apt 4', field1: 'APPLE_PAY' }]);
  expect((await remove(browser, id)).status).toBe(200);
  expect((await remove(browser, id)).status).toBe(200);
  expect((await book(browser)).addresses).toEqual([]);
  expect(await change(browser, id, HOME)).toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' });
  expect(await change(browser, id, { restore: true })).toMatchObject({ status: 200, id });
  expect((await book(browser)).addresses).toMatchObject([{ id, address2: 'Apt 4', defaultShipping: true }]);
  await remove(browser, id);
  await shop.db.run(FORGET_REMOVED_ADDRESSES, [new Date(Date.now() + 60_000)]);
  expect(await change(browser, id, { restore: true })).toMatchObject({ status: 404 });
});

test('[CHK-2] errors name their field, advice comes first, and nothing is saved meanwhile', async () => {
  const browser = await account();
  const before = await rows();
  expect(await add(browser, { fullName: '', address1: '14 Elm St', zipCode: '123' })).toMatchObject({
    status: 200,
    id: null,
    errors: [
      { field: 'fullName', code: 'NAME_REQUIRED' },
      { field: 'zip', code: 'ZIP_INVALID', message: 'Invalid zip code' },
      { field: 'city', code: 'CITY_REQUIRED' },
      { field: 'state', code: 'STATE_REQUIRED' },
    ],
  });
  expect(await add(browser, { ...HOME, city: 'Farmington', askFirst: true })).toMatchObject({
    id: null,
    addressCode: 'ADDRESS_SUGGESTION',
    suggestedAddress: { city: 'Framingham' },
  });
  expect(await add(browser, { ...HOME, address1: 'Elm Street', askFirst: true })).toMatchObject({
    id: null,
    addressCode: 'ADDRESS_INVALID',
  });
  expect(await add(browser, { ...HOME, country: 'CA' })).toMatchObject({
    id: null,
    addressCode: 'UN_DELIVERABLE_ADDRESSES',
    errors: [{ code: 'UN_DELIVERABLE_ADDRESSES' }],
  });
  expect(await add(browser, { ...HOME, address2: '4111 1111 1111 1111' })).toMatchObject({ status: 400, code: 'CARD_NUMBER_REFUSED' });
  expect(await rows()).toBe(before);
  expect(await add(browser, { ...HOME, address1: 'Elm Street' })).toMatchObject({ addressCode: 'ADDRESS_INVALID', errors: [] });
  expect(await rows()).toBe(before + 1);
});

test('[CHK-2] the same address sent again, simultaneously or in another spelling stays one, for all its uses', async () => {
  const browser = await account();
  const before = await rows();
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(browser, { ...HOME, type: 'S' })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await add(browser, { ...HOME, address1: '14 ELM ST.', type: 'B', phones: [{ number: '508 555 0137' }] });
  expect((await book(browser)).addresses).toMatchObject([{ type: 'SB', address1: '14 Elm St', phones: [{ number: '5085550137' }] }]);
  const { id } = await add(browser, WORK);
  expect(await change(browser, id, HOME)).toMatchObject({ status: 409, code: 'ADDRESS_EXISTS' });
  expect(await rows()).toBe(before + 2);
});

test('[CHK-2] a removed address is not restored when it was added again', async () => {
  const browser = await account();
  const first = await add(browser, HOME);
  await remove(browser, first.id);
  const second = await add(browser, HOME);
  expect((await change(browser, first.id, { restore: true })).status).toBe(200);
  expect((await book(browser)).addresses.map(({ id }) => id)).toEqual([second.id]);
});

test('[CHK-2] exactly one address is the default for each use, with any number of simultaneous changes', async () => {
  const browser = await account();
  const [home, work, bills] = [
    await add(browser, { ...HOME, type: 'S' }),
    await add(browser, { ...WORK, type: 'S' }),
    await add(browser, { ...HOME, fullName: 'Accounts', type: 'B' }),
  ];
  expect(defaults((await book(browser)).addresses, 'defaultShipping')).toEqual([home.id]);
  expect(defaults((await book(browser)).addresses, 'defaultBilling')).toEqual([bills.id]);
  await Promise.all([home, work, home, work].map(({ id }) => change(browser, id, { defaultShipping: true })));
  await change(browser, work.id, { defaultShipping: true });
  const { addresses } = await book(browser);
  expect(defaults(addresses, 'defaultShipping')).toEqual([work.id]);
  expect(addresses[0]?.id).toBe(work.id);
  // It was not for billing: becoming the default adds that use.
  await change(browser, home.id, { defaultBilling: true });
  expect((await book(browser)).addresses.find(({ id }) => id === home.id)).toMatchObject({ type: 'SB', defaultBilling: true });
  const marks = await shop.db.raw(`select use from stored_address_default where address_id = any($1) order by use`, [
    [home.id, work.id, bills.id],
  ]);
  expect(marks.rows).toEqual([{ use: 'billing' }, { use: 'shipping' }]);
  // After its removal the next oldest is the default; after its restoration, it is again.
  await remove(browser, work.id);
  expect(defaults((await book(browser)).addresses, 'defaultShipping')).toEqual([home.id]);
  await change(browser, work.id, { restore: true });
  expect(defaults((await book(browser)).addresses, 'defaultShipping')).toEqual([work.id]);
});

test('[CHK-2] an address changed in one tab and made the default in another keeps both changes', async () => {
  const browser = await account();
  const { id } = await add(browser, { ...HOME, type: 'S' });
  // The second request starts during the first, a little later each time.
  for (let round = 1; round <= 40; round += 1) {
    const changed = change(browser, id, { ...HOME, address2: `Apt ${round}` });
    for (let turn = 0; turn < round; turn += 1) await new Promise((next) => setImmediate(next));
    expect([(await change(browser, id, { defaultBilling: true })).status, (await changed).status]).toEqual([200, 200]);
    expect((await book(browser)).addresses).toMatchObject([{ id, type: 'SB', address2: `Apt ${round}`, defaultBilling: true }]);
  }
});

test('[CHK-2] the limit holds for simultaneous requests', async () => {
  const browser = await account();
  await add(browser, HOME);
  const address = {
    ...EMPTY,
    firstName: 'Maya',
    lastName: 'Ortiz',
    city: 'Framingham',
    state: 'MA',
    zip: '01702',
    country: 'USA' as const,
  };
  const likeness = Array.from({ length: MOST_ADDRESSES - 2 }, (_, at) => likenessOf({ ...address, address1: `${at + 1} Oak St` }));
  await shop.db.raw(
    `insert into stored_address select profile_id, 'oak' || at, type, field1, first_name, last_name, organization, at || ' Oak St', '', city, state, zip,
       country, phone, l, added_at from stored_address, unnest($2::text[]) with ordinality as n (l, at)
     where profile_id = (select profile_id from profile where email = $1)`,
    [`maya${people}@example.com`, likeness],
  );
  expect((await book(browser)).room).toBe(1);
  const answers = await Promise.all(['Ash', 'Birch', 'Cedar', 'Fir'].map((tree) => add(browser, { ...HOME, address1: `9 ${tree} St` })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 422)).toMatchObject({
    code: 'ADDRESSES_FULL',
    message: 'Your address book can hold 100 addresses. Remove one first.',
  });
  const { addresses, room } = await book(browser);
  expect([addresses.length, room]).toEqual([MOST_ADDRESSES, 0]);
  // A duplicate needs no room.
  expect(await add(browser, HOME)).toMatchObject({ status: 200 });
  await remove(browser, 'oak1');
  await add(browser, { ...HOME, address1: '9 Larch St' });
  expect(await change(browser, 'oak1', { restore: true })).toMatchObject({ status: 422, code: 'ADDRESSES_FULL' });
  expect((await book(browser)).addresses).toHaveLength(MOST_ADDRESSES);
});

test('[CHK-2] each country has its own addresses and defaults', async () => {
  const browser = await account('business');
  const home = await add(browser, HOME);
  expect(await send(browser, `/fr-ca${BOOK}`, QUEBEC)).toMatchObject({ status: 200, errors: [] });
  expect((await book(browser)).addresses).toMatchObject([{ country: 'USA', defaultShipping: true }]);
  expect((await book(browser, '/en-ca')).addresses).toMatchObject([{ country: 'CA', zipCode: 'H3B 1A7', defaultShipping: true }]);
  expect(await change(browser, home.id, { defaultShipping: true }, '/en-ca')).toMatchObject({ status: 404 });
});

test('[CHK-2] [STO-3] the preferred store is part of its country’s addresses', async () => {
  const browser = await account();
  expect((await book(browser)).store).toBeNull();
  await browser.send('POST', '/gus/api/usr/c/address?type=preferred_store', { storeNumber: '0008' });
  expect((await book(browser)).store).toMatchObject({ type: 'ST', storeNumber: '0008', city: 'Framingham', country: 'USA' });
  expect((await book(browser, '/en-ca')).store).toBeNull();
});

test('[CHK-2] a guest has no address book', async () => {
  const guest = shop.browser();
  expect((await guest.send('GET', BOOK)).status).toBe(401);
  expect(await add(guest, HOME)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  expect((await guest.send('GET', `/fr-ca${BOOK}`)).json()).toMatchObject({ message: 'Ouvrez une session pour voir vos adresses' });
});

const EMPTY = { organization: '', address1: '', address2: '', phone: '' };
