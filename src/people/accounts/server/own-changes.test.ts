// What people change of themselves, with and without the codes of their organization (USR-4, B2B-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop();
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

/** The answers to a new name, to a new email without the right password, and to a new password that is too short to be taken. */
async function answersTo(name: string, tenant: 'consumer' | 'business') {
  const browser = shop.browser(tenant);
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  const details = await browser.send('POST', '/api/account/details', { fullName: 'Anna Nowak', phone: '' });
  const email = await browser.send('POST', '/api/account/email', { present: 'not the password', email: 'anna@inkwell.example' });
  const secret = await browser.send('POST', '/api/account/password', { present: password, password: 'short' });
  return [details.status, email.status, secret.status];
}

test.each([
  ['wfc', 'business', [403, 403, 403]],
  ['plain', 'business', [200, 400, 400]],
  // Who shops for themselves needs no code.
  ['shopper', 'consumer', [200, 400, 400]],
  ['rep', 'business', [200, 400, 400]],
] as const)('[USR-4] [B2B-5] H_EMP and H_CP: name, email and password of %s@ (%s) are answered %j', async (name, tenant, statuses) =>
  expect(await answersTo(name, tenant)).toEqual(statuses),
);

test('[USR-4] [B2B-5] what an administrator withholds is closed at once, each code for itself', async () => {
  const withhold = (codes: string) => shop.db.raw(`update profile set withheld = $1::text[] where email = 'mvp@inkwell.example'`, [codes]);
  await withhold('{H_CP}');
  expect(await answersTo('mvp', 'business')).toEqual([200, 400, 403]);
  await withhold('{H_EMP}');
  expect(await answersTo('mvp', 'business')).toEqual([403, 403, 400]);
});
