// The store calls of §7 (STO-1, STO-2, STO-3), with the demo's stores.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreFound, StoreResults } from '#goods/stores/contract';
import { NOW } from '#buying/cart/fixtures';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestReply, type TestShop } from '#test/shop';

const LOCATOR = '/ele-lpd/api/sparxProxy/storeLocator';
const AROUND = '/ele-lpd/api/sparxProxy/localbusiness';
const PICKUP = '/cc/api/omni/pickupinstore';
const PREFER = '/gus/api/usr/c/address?type=preferred_store';

let shop: TestShop;
/** Friday, November 20, 2026, 9:00 in New York. */
let now = new Date(NOW);
beforeAll(async () => {
  shop = await demoShop({}, { now: () => now });
});
afterAll(() => shop.close());

const locate = async (body: object, prefix = ''): Promise<StoreResults> =>
  (await shop.browser().send('POST', prefix + LOCATOR, body)).json<{ results: StoreResults }>().results;
const fetchAt = async (body: object, browser: Browser = shop.browser()) =>
  (await browser.send('POST', PICKUP, body)).json<{
    pickInStoreDetails: readonly { store: readonly StoreFound[]; partnerPoints: readonly StoreFound[] }[];
    messages: readonly { code: string; description: string }[];
    taxExempt?: boolean;
  }>();

test('[STO-1] stores near an address, nearest first, with every field of §3', async () => {
  const { status, stores, near } = await locate({ address: 'Framingham, MA' });
  expect(status).toBe('SUCCESS');
  expect(near).toBe('Framingham, MA');
  expect(stores[0]).toMatchObject({
    storeNumber: '0008',
    address: { city: 'Framingham', state: 'MA', zipcode: '01702' },
    storeStatus: 'OPEN',
    StoreOpenTime: '08:00',
    storeStatusTime: '21:00',
    distanceUnit: 'mi',
  });
  expect(stores[0]?.workingHours[0]).toEqual({ day: 'MON', hours: '08:00-21:00' });
  const away = stores.map(({ distance }) => distance ?? 0);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  expect(away.every((distance) => distance <= 100)).toBe(true);
});

test('[STO-2] without a tile address the shop draws its own map', async () => {
  expect((await shop.browser().send('GET', '/api/map')).json()).toEqual({ map: null });
});

test('[STO-2] an empty search looks around 01760, in Canada around the site’s place and in kilometres', async () => {
  expect((await locate({})).near).toBe('Natick, MA 01760');
  const canada = await locate({}, '/fr-ca');
  expect(canada).toMatchObject({ near: 'Montréal, QC H3B 1A7' });
  expect(canada.stores[0]).toMatchObject({ distanceUnit: 'km' });
});

test('[STO-2] a radius counts only when it is a number', async () => {
  const five = await locate({ address: '01702', radius: '5' });
  expect(five.stores.every(({ distance }) => (distance ?? 0) <= 5)).toBe(true);
  expect((await locate({ address: '01702', radius: 'wide' })).total).toBe((await locate({ address: '01702' })).total);
});

test('[STO-1] one store is found by its number, and only in its own country', async () => {
  expect((await locate({ storeNumber: '0008' })).stores).toMatchObject([{ storeNumber: '0008', distance: null }]);
  expect((await shop.browser().send('POST', `/fr-ca${LOCATOR}`, { storeNumber: '0008' })).status).toBe(400);
});

test.each([
  ['<b>', '', 'Invalid zipcode'],
  ['99999', '', 'Invalid zipcode'],
  ['A1A 1A1, Nowhere', '/en-ca', 'Invalid postal code'],
  ['*', '/fr-ca', 'Code postal non valide'],
])('[STO-2] %j is answered 400 with the words of “%s”', async (address, prefix, message) => {
  const reply = await shop.browser().send('POST', prefix + LOCATOR, { address });
  expect([reply.status, reply.json<{ message: string }>().message]).toEqual([400, message]);
});

test('[STO-1] stores around a position; in the middle of the sea there is none', async () => {
  const reply = await shop.browser().send('POST', AROUND, { latitude: 42.3, longitude: -71.41 });
  expect(reply.json<{ results: StoreResults }>().results.stores[0]?.storeNumber).toBe('0008');
  const sea = await shop.browser().send('POST', AROUND, { latitude: 30, longitude: -40 });
  expect([sea.status, sea.json<{ message: string }>().message]).toEqual([400, 'No Local Business']);
  expect((await shop.browser().send('POST', AROUND, { latitude: 'x', longitude: 0 })).status).toBe(400);
});

test('[STO-2] a service or a radius also filters the stores around a position', async () => {
  const around = async (more: object) =>
    (await shop.browser().send('POST', AROUND, { latitude: 42.3, longitude: -71.41, ...more })).json<{ results: StoreResults }>().results
      .stores;
  const [all, staffed, near] = await Promise.all([
    around({}),
    around({ services: ['furnitureShowroom', 'techHelp'] }),
    around({ radius: 5 }),
  ]);
  expect(staffed.length).toBeLessThan(all.length);
  expect(staffed.every(({ services }) => services.includes('furnitureShowroom') && services.includes('techHelp'))).toBe(true);
  expect(near.every(({ distance }) => (distance ?? 99) <= 5)).toBe(true);
});

test('[STO-1] pickup returns the stock of each item in each store, and when all of it is ready', async () => {
  const { pickInStoreDetails, messages } = await fetchAt({ zipCode: '01702', items: [{ itemId: '246810', qty: 2 }] });
  const [first] = pickInStoreDetails[0]?.store ?? [];
  expect(first).toMatchObject({ items: [{ itemId: '246810', qty: 2, enough: true }], pickup: { soon: true, text: 'Pick up in 1-hour' } });
  expect(messages).toEqual([]);
  const much = await fetchAt({ zipCode: '01702', items: [{ itemId: '246810', qty: 9_999 }] });
  expect(much.messages).toMatchObject([{ code: 'ITEM_INVENTORY_NOT_AVAILABLE' }]);
  expect(much.pickInStoreDetails[0]?.store.every(({ pickup }) => pickup === null)).toBe(true);
});

test('[STO-1] an item requested twice must be in stock for both', async () => {
  const ask = async (...quantities: readonly number[]) =>
    (await fetchAt({ storeNumber: '0008', items: quantities.map((qty) => ({ itemId: '246810', qty })) })).pickInStoreDetails[0]?.store[0];
  const available = (await ask(1))?.items[0]?.available ?? 0;
  expect((await ask(available))?.pickup).not.toBeNull();
  const twice = await ask(available, 1);
  expect(twice).toMatchObject({ items: [{ itemId: '246810', qty: available + 1, enough: false }], pickup: null });
});

test('[STO-1] late in the evening nothing is ready within the hour', async () => {
  now = new Date('2026-11-21T01:30:00Z');
  const { pickInStoreDetails } = await fetchAt({ storeNumber: '0008', items: [{ itemId: '246810' }] });
  expect(pickInStoreDetails[0]?.store[0]?.pickup).toMatchObject({ soon: false, text: 'Ready tomorrow at 10:00 am' });
  now = new Date(NOW);
});

test('[STO-1] the business site returns whether the account is tax-exempt; the consumer site does not', async () => {
  const business = shop.browser('business');
  expect((await fetchAt({ zipCode: '01702' }, business)).taxExempt).toBe(false);
  expect(await fetchAt({ zipCode: '01702' })).not.toHaveProperty('taxExempt');
});

test('[STO-3] the preferred store is stored in the cookie for everybody and on the profile of a signed-in shopper', async () => {
  const guest = shop.browser();
  expect((await guest.send('POST', PREFER, { storeNumber: '0014' })).json()).toEqual({ storeNumber: '0014', saved: false });
  expect(JSON.parse(decodeURIComponent(guest.cookies.get('YourStore') ?? ''))).toMatchObject({
    storeNumber: '0014',
    city: 'Natick',
    persists: true,
  });
  const member = shop.browser();
  const account = { fullName: 'Ana Silva', email: 'ana.store@inkwell.example', password: 'correct horse battery' };
  await openAccount(shop, member, account);
  expect((await member.send('POST', PREFER, { storeNumber: '0014', city: '<script>' })).json()).toEqual({
    storeNumber: '0014',
    saved: true,
  });
  const { rows } = await shop.db.raw('select preferred_store from profile where email = $1', [account.email]);
  expect(rows).toEqual([{ preferred_store: '0014' }]);
  expect((await member.send('POST', PREFER, { storeNumber: '9999' })).status).toBe(400);
});

/** The store cookie that the reply sets. */
const setBy = ({ headers }: TestReply): string =>
  [headers['set-cookie'] ?? '']
    .flat()
    .find((one) => String(one).startsWith('YourStore='))
    ?.toString() ?? '';

test('[STO-3] a store may be chosen for this visit only; the next search uses its radius', async () => {
  const member = shop.browser();
  const account = { fullName: 'Cy Roth', email: 'cy.store@inkwell.example', password: 'correct horse battery' };
  await openAccount(shop, member, account);
  const lent = await member.send('POST', PREFER, { storeNumber: '0014', persists: false, radius: '5' });
  expect(lent.json()).toEqual({ storeNumber: '0014', saved: false });
  expect(setBy(lent)).toContain('YourStore=');
  expect(setBy(lent)).not.toContain('Max-Age');
  const kept = () => JSON.parse(decodeURIComponent(member.cookies.get('YourStore') ?? '')) as object;
  expect(kept()).toMatchObject({ persists: false, radius: 5 });
  const { rows } = await shop.db.raw('select preferred_store from profile where email = $1', [account.email]);
  expect(rows).toEqual([{ preferred_store: null }]);

  const near = (await fetchAt({ zipCode: '01702' }, member)).pickInStoreDetails[0]?.store ?? [];
  expect(near.every(({ distance }) => (distance ?? 0) <= 5)).toBe(true);
  const usual = (await fetchAt({ zipCode: '01702' })).pickInStoreDetails[0]?.store ?? [];
  expect(usual.length).toBeGreaterThan(near.length);
  const held = await member.send('POST', PREFER, { storeNumber: '0014' });
  expect(setBy(held)).toContain('Max-Age');
  expect(kept()).toMatchObject({ persists: true, radius: 5 });
});

test('[ERR-4, STO-3] when the profile cannot store the choice, the cookie keeps it and the shopper sees no error', async () => {
  const member = shop.browser();
  await openAccount(shop, member, {
    fullName: 'Bo Lind',
    email: 'bo.store@inkwell.example',
    password: 'correct horse battery',
  });
  await shop.db.raw('alter table profile rename column preferred_store to lost');
  try {
    const reply = await member.send('POST', PREFER, { storeNumber: '0014' });
    expect([reply.status, reply.json()]).toEqual([200, { storeNumber: '0014', saved: false }]);
    expect(JSON.parse(decodeURIComponent(member.cookies.get('YourStore') ?? ''))).toMatchObject({ storeNumber: '0014' });
  } finally {
    await shop.db.raw('alter table profile rename column lost to preferred_store');
  }
});

test('trust 26: text in the store calls is limited in length and never more than text', async () => {
  const browser = shop.browser();
  for (const body of [{ address: 'x'.repeat(201) }, { address: { $gt: '' } }, { services: Array.from({ length: 11 }, () => 'pickup') }])
    expect((await browser.send('POST', LOCATOR, body)).status).toBe(400);
  expect((await browser.send('POST', PICKUP, { items: Array.from({ length: 101 }, () => ({ itemId: '1' })) })).status).toBe(400);
  expect((await browser.send('POST', LOCATOR, { address: 'http://169.254.169.254/latest' })).status).toBe(400);
});

test('[DLV-1] partner points are listed separately from stores, for items that can be shipped there', async () => {
  const pointsFor = async (body: object) =>
    (await fetchAt(body)).pickInStoreDetails[0]?.partnerPoints.map(({ storeNumber }) => storeNumber);
  expect(await pointsFor({ address: '01702', items: [{ itemId: '246810' }] })).toEqual(['8001', '8002']);
  expect(await pointsFor({ address: '01702' })).toEqual([]);
  expect(await pointsFor({ address: '01702', items: [{ itemId: '900007' }] })).toEqual([]);
  expect((await locate({ address: '01702' })).stores.map(({ storeNumber }) => storeNumber)).not.toContain('8001');
  expect((await shop.browser().send('POST', LOCATOR, { storeNumber: '8001' })).status).toBe(400);
  expect((await shop.browser().send('POST', PREFER, { storeNumber: '8001' })).json()).toMatchObject({ code: 'INVALID_STORE_NUMBER' });
});

test('[STO-2] a change of a store invalidates its cached page and the cached lists', async () => {
  const before = shop.cache.version;
  await shop.db.raw(`update store set phone = '5085550199' where store_number = '0014'`);
  const phone = async () => (await shop.browser().send('GET', '/api/stores/0014')).json<StoreFound>().phone;
  await expect.poll(phone).toBe('5085550199');
  expect(shop.cache.version).toBeGreaterThan(before);
});
