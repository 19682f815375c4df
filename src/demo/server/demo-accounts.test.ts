import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../test-shop.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './demo-accounts.ts';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop();
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

const signedIn = async (name: string): Promise<Record<string, unknown>> => {
  const account = DEMO_ACCOUNTS.find((one) => one.name === name);
  const browser = shop.browser(account?.tenant);
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return (await browser.send('GET', '/api/session')).json();
};

test.each([
  ['shopper', { userType: 'REGISTERED', audience: ['loggedIn'], customerType: 'consumer' }],
  ['rewards', { segmentCode: '21', audience: ['loggedIn', 'rewards'] }],
  ['select', { membershipProgram: 'SELECT', audience: ['loggedIn', 'select', 'rewards'] }],
  ['premium', { membershipProgram: 'PREMIUM', segmentCode: '26' }],
  ['partner', { userType: 'THIRD_PARTY' }],
  ['associate', { segmentCode: 'ASC', audience: ['loggedIn', 'rewards', 'associateRewards'] }],
  ['business', { customerType: 'business', routeType: 'SBA', contractOnly: false, accountName: 'Harbor Dental Group' }],
  ['contract', { contractOnly: true, accountName: 'Ville de Saint-Aubin' }],
  ['link', { customerType: 'link' }],
  ['linkplus', { customerType: 'linkPlus' }],
  ['approver', { audience: ['loggedIn', 'approvers'], accountName: 'Harbor Dental Group', contractOnly: false }],
  ['groupapprover', { audience: ['loggedIn', 'approvers'] }],
  ['admin', { accountName: 'Harbor Dental Group' }],
  ['sso', { audience: ['loggedIn', 'singleSignOn'] }],
  ['rep', { audience: ['loggedIn', 'salesRep'], contractOnly: false }],
  ['mvp', { customerType: 'MVP' }],
] as const)('[APP-4] %s@ is its kind of shopper', async (name, facts) => expect(await signedIn(name)).toMatchObject(facts));

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
  expect(await signedIn(account?.name ?? '')).toMatchObject({ routeType });
});

test('the password stays the same from start to start, and a chosen one replaces it', async () => {
  expect(await ensureDemoAccounts(shop.db, undefined)).toBe(password);
  expect(await ensureDemoAccounts(shop.db, 'chosen by the owner')).toBe('chosen by the owner');
  password = 'chosen by the owner';
  expect(await signedIn('shopper')).toMatchObject({ signedIn: true });
});
