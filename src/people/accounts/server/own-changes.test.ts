// What people change of themselves, with and without the codes of their organization (USR-4, B2B-5).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import { testShop, type Browser, type TestShop } from '#test/shop';

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

/** Asks for the link to a new address and reads its secret from the mail. */
async function linkTo(email: string, browser: Browser): Promise<string> {
  expect((await browser.send('POST', '/api/account/email', { present: password, email })).status).toBe(200);
  return vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select plain from mailbox_message where recipient = $1', [email]);
      const token = /[?&]token=([\w-]{43})/.exec(String(rows[0]?.['plain']))?.[1];
      expect(token).toBeDefined();
      return token ?? '';
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function plainWith(withheld: string): Promise<void> {
  await shop.db.raw(`update profile set withheld = $1::text[] where email = 'plain@inkwell.example'`, [withheld]);
}

test('[USR-4] trust 42: a mailed link to a new address asks for H_EMP when it is used', async () => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: 'plain@inkwell.example', password });
  const token = await linkTo('plain@elsewhere.example', browser);
  const look = async () => (await browser.send('POST', '/api/account/link', { token, purpose: 'email' })).json();
  const use = () => shop.browser('business').send('POST', '/api/account/confirm-email', { token });

  await plainWith('{H_EMP}');
  expect(await look()).toEqual({ works: false, email: '', isForbidden: true });
  const refused = await use();
  expect([refused.status, refused.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);

  await shop.db.raw(`update profile set deactivated_at = now() where email = 'plain@inkwell.example'`);
  expect(await look()).toEqual({ works: false, email: '', isForbidden: false });
  expect((await use()).json()).toMatchObject({ code: 'LINK_USED' });

  await shop.db.raw(`update profile set deactivated_at = null where email = 'plain@inkwell.example'`);
  await plainWith('{}');
  expect(await look()).toEqual({ works: true, email: 'plain@elsewhere.example', isForbidden: false });
  expect((await use()).json()).toEqual({ email: 'plain@elsewhere.example' });
});
