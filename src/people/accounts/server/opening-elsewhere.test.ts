// A link used in a browser other than the one that requested the account: a stranger may have requested it with a password they know.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingToken } from '#test/accounts';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
const accountOf = (email: string, password = PASSWORD) => ({ fullName: 'Ana Silva', email, password });
const ask = (browser: Browser, email: string, password?: string): Promise<TestReply> =>
  browser.send('POST', '/api/create-account', accountOf(email, password));
const open = (browser: Browser, token: string, password?: string): Promise<TestReply> =>
  browser.send('POST', '/api/account/open', { token, ...(password === undefined ? {} : { password }) });
const opening = async (browser: Browser, token: string): Promise<unknown> =>
  (await browser.send('POST', '/api/account/opening-link', { token })).json();
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;
const signIn = async (email: string, password: string): Promise<number> =>
  (await shop.browser().send('POST', '/api/sign-in', { email, password })).status;

test('[USR-1] trust 20: in another browser the link requires a password, and the one from the request does not work', async () => {
  const email = 'somebody-elses@example.com';
  const [stranger, owner] = [shop.browser(), shop.browser()];
  await ask(stranger, email, 'known to the stranger');
  const token = await openingToken(shop, email);
  owner.cookies.set('__Host-asked', 'A'.repeat(43));
  expect(await opening(owner, token)).toMatchObject({ email, choosesPassword: true });
  for (const password of [undefined, '', 'short']) {
    const refused = await open(owner, token, password);
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'PASSWORD_SHORT', field: 'password', message: 'Use at least 10 characters' });
  }
  expect(await isSignedIn(owner)).toBe(false);
  expect((await open(owner, token, 'chosen by the owner')).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(true);
  expect([await signIn(email, 'known to the stranger'), await signIn(email, 'chosen by the owner')]).toEqual([400, 200]);
});

test('[USR-1] a browser that requested twice can use either link with its passwords', async () => {
  const browser = shop.browser();
  const emails = ['twice-a@example.com', 'twice-b@example.com'];
  for (const email of emails) expect((await ask(browser, email)).status).toBe(200);
  for (const email of emails) {
    const token = await openingToken(shop, email);
    expect(await opening(browser, token)).toMatchObject({ email, choosesPassword: false });
    expect((await open(browser, token)).status).toBe(200);
    expect(await signIn(email, PASSWORD)).toBe(200);
  }
});
