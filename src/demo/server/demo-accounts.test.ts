import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddressBook } from '#people/addresses/contract';
import type { ShipTo } from '#people/locations/contract';
import { addressForm, adviceOn, readAddress } from '#people/addresses/rules';
import { cityOf } from '#people/addresses/server';
import { testShop, type TestShop } from '#test/shop';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop();
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

/** What most are, and `certified`: the fraud service is asked in the background. */
const USUAL: ReadonlySet<string> = new Set(['certified', 'promotions', 'deals', 'unidentified', 'storeEmpty']);

const signedIn = async (name: string): Promise<Record<string, unknown>> => {
  const account = DEMO_ACCOUNTS.find((one) => one.name === name);
  const browser = shop.browser(account?.tenant);
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  const facts = (await browser.send('GET', '/api/session')).json<{ audience: string[] }>();
  return { ...facts, audience: facts.audience.filter((flag) => !USUAL.has(flag)) };
};

test.each([
  ['shopper', { userType: 'REGISTERED', segment: 'unidentified', audience: ['loggedIn'], customerType: 'consumer' }],
  ['rewards', { segmentCode: '21', audience: ['loggedIn', 'rewards', 'best'] }],
  ['select', { membershipProgram: 'SELECT', audience: ['loggedIn', 'select', 'rewards', 'best'] }],
  ['premium', { membershipProgram: 'PREMIUM', segmentCode: '26', segment: 'elite' }],
  ['partner', { userType: 'THIRD_PARTY' }],
  [
    'associate',
    { userType: 'ASC', segmentCode: 'ASC', segment: 'associate', audience: ['loggedIn', 'rewards', 'associateRewards', 'associate'] },
  ],
  ['business', { customerType: 'business', routeType: 'SBA', contractOnly: false, accountName: 'Harbor Dental Group' }],
  ['approver', { salesRepName: 'Andre Wilkins', salesRepEmail: 'andre.wilkins@inkwell.example', salesRepPhone: '8005550164' }],
  ['link', { salesRepName: '', salesRepEmail: '', salesRepPhone: '' }],
  ['contract', { contractOnly: true, accountName: 'Ville de Saint-Aubin' }],
  ['link', { customerType: 'link' }],
  ['linkplus', { customerType: 'linkPlus' }],
  ['approver', { audience: ['loggedIn', 'approvers', 'salesRep'], accountName: 'Harbor Dental Group', contractOnly: false }],
  ['groupapprover', { audience: ['loggedIn', 'approvers', 'salesRep'] }],
  ['admin', { accountName: 'Harbor Dental Group' }],
  ['sso', { audience: ['loggedIn', 'singleSignOn'], flow: 'SAML' }],
  ['rep', { audience: ['loggedIn', 'customerServiceRep'], flow: 'CSR', contractOnly: false }],
  ['mvp', { customerType: 'MVP', flow: 'MVP' }],
  ['clinic', { audience: ['loggedIn', 'billTrust'] }],
  ['hidden', { audience: ['loggedIn', 'blueTarp'] }],
  ['volume', { audience: ['loggedIn', 'blueTarp'], accountName: 'Castell Printing' }],
  ['basics', { contractOnly: false, permissions: ['G_IOC', 'G_BIO', 'H_EMP', 'H_CP'] }],
] as const)('[APP-4] %s@ is its kind of shopper', async (name, facts) => expect(await signedIn(name)).toMatchObject(facts));

test.each([
  [
    'premium',
    { customerType: 'consumer', segmentCode: '26', segment: 'elite', membershipProgram: 'PREMIUM', accountNumber: '', permissions: [] },
  ],
  ['business', { customerType: 'business', membershipProgram: 'NON_MEMBER', accountNumber: '10024501', contractOnly: false }],
  ['contract', { customerType: 'business', accountNumber: '10024502', contractOnly: true }],
] as const)('[ANL-1] the session of %s@ has what analytics is told about a customer', async (name, facts) => {
  const told = await signedIn(name);
  expect(told).toMatchObject(facts);
  expect(told).toMatchObject({ division: expect.any(String), permissions: expect.any(Array), routeType: expect.any(String) });
  expect(told['customerNumber']).toMatch(/^X+\d{4}$/);
});

test('[APP-3] Spanish mode is a flag of the session: targeting reads it, the server says its messages in it, on the en-US sites alone', async () => {
  const browser = shop.browser();
  await browser.send('POST', '/api/sign-in', { email: 'spanish@inkwell.example', password });
  const said = async (prefix: string) => {
    const { audience } = (await browser.send('GET', `${prefix}/api/session`)).json<{ audience: string[] }>();
    const { message } = (await browser.send('POST', `${prefix}/cc/api/checkout/default/item`, { items: [{ itemId: '1', qty: 0 }] })).json<{
      message: string;
    }>();
    return [audience.includes('spanish'), message];
  };
  expect(await said('')).toEqual([true, 'La cantidad de uno de los artículos es incorrecta']);
  expect(await said('/en-ca')).toEqual([false, 'Qty of one the items is incorrect']);
  expect(await said('/fr-ca')).toEqual([false, 'La quantité d’un des articles est incorrecte']);
  await browser.send('POST', '/api/sign-out', {});
  expect(await said('')).toEqual([false, 'Qty of one the items is incorrect']);
});

test('[APP-4] spanish@ is handed Spanish pages', async () => {
  const browser = shop.browser();
  const reply = await browser.send('POST', '/api/sign-in', { email: 'spanish@inkwell.example', password });
  expect(reply.status).toBe(200);
  expect(browser.cookies.get('copy')).toBe('es');
});

test.each(['HIT', 'SWS', 'EDIV', 'WFC', 'southwest', 'default', 'SBA'])('[APP-13] one account has route type %s', async (routeType) => {
  const account = DEMO_ACCOUNTS.find((one) => one.routeType === routeType);
  expect(await signedIn(account?.name ?? '')).toMatchObject({ routeType, routeId: account?.accountNumber });
});

test.each([
  ['clinic', ['Framingham warehouse', 'Front desk', 'Main clinic']],
  ['cliniclab', ['Framingham warehouse', 'Laboratory', 'Main clinic']],
  ['clinicadmin', ['Main clinic']],
])('[USR-9] %s@ ships to the clinic’s locations that are theirs, and nowhere else', async (name, locations) => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  const shipTo = (await browser.send('GET', '/api/ship-to')).json<ShipTo>();
  expect(shipTo).toMatchObject({ ownShipping: false, organization: 'Alder Grove Clinic', billing: { address1: '60 Temple Pl' } });
  expect(shipTo.locations.map((location) => location.name)).toEqual(locations);
});

test('[CHK-2] shopper@ and business@ have stored addresses that the shop itself would take, the same after each start', async () => {
  const form = (one: (typeof DEMO_ADDRESSES)[number]) => readAddress(addressForm(one), one.country === 'CA' ? 'CA' : 'US');
  for (const one of DEMO_ADDRESSES) {
    expect(form(one), one.address1).toMatchObject({ ok: true, value: { firstName: one.firstName, zip: one.zip } });
    expect(adviceOn(one, cityOf(one.zip, one.country === 'CA' ? 'CA' : 'US')).kind, one.address1).toBe('fine');
  }
  const kept = async () => (await shop.db.raw('select to_jsonb(a) as row from stored_address a order by address_id')).rows;
  const before = await kept();
  expect(before).toHaveLength(DEMO_ADDRESSES.length);
  await ensureDemoAccounts(shop.db, 'another start');
  expect(await kept()).toEqual(before);
  await ensureDemoAccounts(shop.db, password);
  for (const [name, prefix, least] of [
    ['shopper', '', 3],
    ['shopper', '/fr-ca', 2],
    ['business', '', 8],
    ['business', '/en-ca', 2],
  ] as const) {
    const browser = shop.browser(name === 'business' ? 'business' : 'consumer');
    await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
    const { addresses } = (await browser.send('GET', `${prefix}/gus/api/usr/c/addresses`)).json<AddressBook>();
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    expect(addresses.filter((one) => one.defaultShipping)).toHaveLength(1);
    expect(addresses.filter((one) => one.defaultBilling)).toHaveLength(1);
  }
});

test('the password stays the same from start to start, and a chosen one replaces it', async () => {
  expect(await ensureDemoAccounts(shop.db, undefined)).toBe(password);
  expect(await ensureDemoAccounts(shop.db, 'chosen by the owner')).toBe('chosen by the owner');
  password = 'chosen by the owner';
  expect(await signedIn('shopper')).toMatchObject({ signedIn: true });
});

test('[APP-4] [USR-10] groupapprover@ approves for a group with somebody in it', async () => {
  const { rows } = await shop.db.raw(
    `select m.profile_id from organization_group_approver a join profile p using (profile_id) join organization_group_member m
       on m.account_number = a.account_number and m.group_id = a.group_id where p.email = 'groupapprover@inkwell.example'`,
  );
  expect(rows).toHaveLength(1);
});
