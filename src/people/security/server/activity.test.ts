// What the owner of an account sees of its sign-in: who came in, who tried, and what was changed (USR-11).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Activity } from '#people/security/contract';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const PASSWORD = 'a lamp in the window';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const activityOf = async (browser: Browser): Promise<readonly Activity[]> =>
  (await browser.send('GET', '/api/account/security')).json<{ activity: readonly Activity[] }>().activity;

async function person(email: string): Promise<Browser> {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: PASSWORD }, { headers: { 'user-agent': DESK } });
  return browser;
}

test('[USR-11] the owner sees sign-ins with their browser, wrong passwords of a day as one, and a changed password', async () => {
  const email = 'ana@activity.example';
  const ana = await person(email);
  const signIn = (password: string, userAgent: string) =>
    shop.browser().send('POST', '/api/sign-in', { email, password }, { 'user-agent': userAgent });
  for (let guess = 0; guess < 3; guess += 1) expect((await signIn(`not it ${guess}`, 'curl/8.5.0')).status).toBe(400);
  expect((await signIn(PASSWORD, PHONE)).status).toBe(200);
  const change = { present: PASSWORD, password: 'another lamp in the window' };
  expect((await ana.send('POST', '/api/account/password', change, { 'user-agent': DESK })).status).toBe(200);
  await vi.waitFor(async () =>
    expect((await activityOf(ana)).map(({ kind, way, times, device, browser }) => ({ kind, way, times, device, browser }))).toEqual(
      expect.arrayContaining([
        { kind: 'passwordChanged', way: '', times: 1, device: 'computer', browser: 'Chrome' },
        { kind: 'signedIn', way: 'password', times: 1, device: 'phone', browser: 'Safari' },
        { kind: 'wrongPassword', way: '', times: 3, device: 'computer', browser: '' },
        { kind: 'signedIn', way: 'opening', times: 1, device: 'computer', browser: 'Chrome' },
      ]),
    ),
  );
  expect(await activityOf(ana)).toHaveLength(4);
  const { rows } = await shop.db.raw('select kind from account_activity join profile using (profile_id) where email = $1', [email]);
  expect(rows).toHaveLength(4);
});

test('[USR-11] whoever guesses at an unknown address leaves no trace, and nobody sees another account’s activity', async () => {
  const before = await shop.db.raw('select count(*)::int as n from account_activity');
  const reply = await shop.browser().send('POST', '/api/sign-in', { email: 'nobody@activity.example', password: 'guess' });
  expect(reply.status).toBe(400);
  const bea = await person('bea@activity.example');
  expect((await activityOf(bea)).map(({ kind, way }) => [kind, way])).toEqual([['signedIn', 'opening']]);
  const after = await shop.db.raw('select count(*)::int as n from account_activity');
  expect(Number(after.rows[0]?.['n']) - Number(before.rows[0]?.['n'])).toBe(1);
});
