// The list of sessions, through the API, with two browsers of one person (USR-11).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedInPlace } from '#people/security/contract';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const PASSWORD = 'a lamp in the window';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function person(email: string): Promise<Browser> {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: PASSWORD }, { headers: { 'user-agent': DESK } });
  return browser;
}

async function signedIn(email: string, userAgent = PHONE): Promise<Browser> {
  const browser = shop.browser();
  const reply = await browser.send('POST', '/api/sign-in', { email, password: PASSWORD }, { 'user-agent': userAgent });
  expect(reply.status).toBe(200);
  return browser;
}

const placesOf = async (browser: Browser): Promise<readonly SignedInPlace[]> =>
  (await browser.send('GET', '/api/account/security')).json<{ places: readonly SignedInPlace[] }>().places;
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;

async function deviceMails(email: string): Promise<readonly string[]> {
  const { rows } = await shop.db.raw(`select plain from mailbox_message where recipient = $1 and subject = $2 order by id`, [
    email,
    'Your account was used on a new device',
  ]);
  return rows.map(({ plain }) => String(plain));
}

test('[USR-11] a person sees every browser that is signed in, this one first, and ends one from another at once', async () => {
  const [desk, phone] = [await person('two@inkwell.example'), await signedIn('two@inkwell.example')];
  const places = await placesOf(desk);
  expect(places).toMatchObject([
    { kind: 'computer', browser: 'Chrome', system: 'Windows', isOwn: true },
    { kind: 'phone', browser: 'Safari', system: 'iPhone', isOwn: false },
  ]);
  const ended = await desk.send('POST', '/api/account/security/sign-out', { sessionId: places[1]?.sessionId });
  expect(ended.status).toBe(200);
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await phone.send('GET', '/api/account/security')).status).toBe(401);
  const again = await desk.send('POST', '/api/account/security/sign-out', { sessionId: places[1]?.sessionId });
  expect([again.status, again.json()]).toMatchObject([404, { code: 'SESSION_ENDED' }]);
});

test('[USR-11] signing out all others leaves this browser signed in, and the others are no known devices any more', async () => {
  const email = 'many@inkwell.example';
  const desk = await person(email);
  const others = [await signedIn(email), await signedIn(email, 'curl/8.5.0')];
  expect((await desk.send('POST', '/api/account/security/sign-out-others', {})).json()).toEqual({ ended: 2 });
  expect(await Promise.all([desk, ...others].map(isSignedIn))).toEqual([true, false, false]);
  const { rows } = await shop.db.raw('select 1 from known_device join profile using (profile_id) where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('[USR-11] trust 22: nobody ends the session of somebody else', async () => {
  const [ana, eve] = [await person('own@inkwell.example'), await person('other@inkwell.example')];
  const [place] = await placesOf(ana);
  for (const sessionId of [place?.sessionId, 'nonsense', ''])
    expect((await eve.send('POST', '/api/account/security/sign-out', { sessionId })).status).toBe(404);
  expect(await isSignedIn(ana)).toBe(true);
});

test('[USR-11] a new device is told by mail with its name, a known one and the first are not', async () => {
  const email = 'device@inkwell.example';
  const desk = await person(email);
  expect(await deviceMails(email)).toEqual([]);
  const phone = await signedIn(email);
  await vi.waitFor(async () => expect(await deviceMails(email)).toEqual([expect.stringContaining('with Safari on iPhone')]), 20_000);
  await phone.send('POST', '/api/sign-out');
  for (const browser of [phone, desk]) await browser.send('POST', '/api/sign-in', { email, password: PASSWORD });
  await signedIn(email, 'curl/8.5.0');
  await vi.waitFor(async () => expect(await deviceMails(email)).toHaveLength(2), 20_000);
  expect((await deviceMails(email))[1]).toContain('a browser we haven’t seen before');
});

test('[USR-11] the last use follows the session, to ten minutes', async () => {
  const email = 'used@inkwell.example';
  const [desk, phone] = [await person(email), await signedIn(email)];
  await shop.db.raw(`update session set used_at = used_at - interval '1 day', created_at = created_at - interval '1 day'`);
  const usedAt = async () => (await placesOf(desk)).find(({ kind }) => kind === 'phone')?.usedAt;
  const before = await usedAt();
  await isSignedIn(phone);
  const after = await usedAt();
  expect(Date.parse(String(after)) - Date.parse(String(before))).toBeGreaterThan(86_000_000);
});
