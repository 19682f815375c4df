// The flags of `GET /api/session`, by what a real session, its cookies and its organization say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSalesReps } from '#people/sessions/server';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
const clock = { now: () => new Date(now) };
/** A Friday, in New England. */
let now = Date.parse('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await demoShop({}, clock);
});
afterAll(() => shop.close());

const MAYA = { fullName: 'Maya Ortiz', password: 'a long enough password' };
const flags = async (browser: Browser, prefix = '') =>
  (await browser.send('GET', `${prefix}/api/session`)).json<{ audience: string[] }>().audience.filter((flag) => flag !== 'certified');
const choose = (browser: Browser, zipCode: string) =>
  browser.cookies.set('YourStore', JSON.stringify({ address1: '', city: 'X', state: 'MA', zipCode, storeNumber: '0008' }));

test('[HDR-2] [STO-3] a guest with and without a store of this country', async () => {
  const guest = shop.browser();
  expect(await flags(guest)).toEqual(['guest', 'promotions', 'deals', 'storeEmpty']);
  choose(guest, '01702');
  expect(await flags(guest)).toEqual(['guest', 'promotions', 'deals', 'storeActive']);
  expect(await flags(guest, '/en-ca')).toContain('storeEmpty');
});

test('[HDR-2] [USR-5] who opened an account is new for 90 days, and joins rewards', async () => {
  const maya = shop.browser();
  await openAccount(shop, maya, { ...MAYA, email: 'maya@example.com' });
  // The database's clock says when an account was opened.
  const { rows } = await shop.db.raw(`select extract(epoch from created_at)::float8 as at from profile where email = 'maya@example.com'`);
  now = Number(rows[0]?.['at']) * 1_000 + 1_000;
  expect(await flags(maya)).toEqual(['loggedIn', 'newCustomer', 'promotions', 'deals', 'unidentified', 'storeEmpty']);
  await shop.db.raw(`update profile set rewards_number = '61234567890', segment_code = '07', created_at = created_at - interval '90 days'
    where email = 'maya@example.com'`);
  expect(await flags(maya)).toEqual(['loggedIn', 'promotions', 'deals', 'rewards', 'penaltyBox', 'storeEmpty']);
});

test('[HDR-2] [HDR-5] what an organization agreed to, and its sales representative', async () => {
  const maya = shop.browser('business');
  await openAccount(shop, maya, { ...MAYA, email: 'maya@office.example', company: 'Ortiz & Co.' });
  expect(await flags(maya)).toEqual(expect.arrayContaining(['promotions', 'deals', 'approvers']));
  expect(await flags(maya)).not.toContain('salesRep');
  const { accountNumber } = (await maya.send('GET', '/api/session')).json<{ accountNumber: string }>();
  await writeSalesReps(shop.db, [{ accountNumber, salesRep: { name: 'Ruth Lee', email: '', phone: '' } }]);
  await shop.db.raw(`update profile set withheld = '{DL,PD,H_AO}' where email = 'maya@office.example'`);
  const told = await flags(maya);
  expect(told).toContain('salesRep');
  for (const flag of ['promotions', 'deals', 'approvers']) expect(told).not.toContain(flag);
});
