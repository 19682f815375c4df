// Whoever needs a second step sets it up between the password and the session, and gets in by nothing else (USR-11).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { addPasskey, Authenticator } from '#test/authenticator';
import { invited } from '#test/invited';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { codeAt, stepOf } from './totp.ts';

const PASSWORD = 'a lamp in the window';
const ORIGIN = 'http://business.localhost:3000';
let now = new Date('2026-11-28T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '200', INKWELL_STAFF_TWO_STEP: 'yes' }, { now: () => now });
});
afterAll(() => shop.close());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;
const waitsFor = async (browser: Browser) => (await browser.send('GET', '/api/sign-in/second-step')).json<{ waitsFor: string }>().waitsFor;

async function withPassword(email: string, tenant: 'consumer' | 'business' = 'business'): Promise<Browser> {
  const browser = shop.browser(tenant);
  const reply = await browser.send('POST', '/api/sign-in', { email, password: PASSWORD, back: '/account/orders' });
  expect(reply.status, reply.body).toBe(200);
  return browser;
}

async function turnOn(browser: Browser): Promise<string> {
  later(60);
  const { secret } = (await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD })).json<{ secret: string }>();
  const reply = await browser.send('POST', '/api/account/two-step/confirm', { code: codeAt(secret, stepOf(now)) });
  expect(reply.status, reply.body).toBe(200);
  return secret;
}

async function administrator(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  const account = { fullName: 'Ruth Adler', email: `${name}@inkwell.example`, password: PASSWORD, company: `${name} & Co` };
  await openAccount(shop, browser, account);
  return browser;
}

const rule = (browser: Browser, required = true) => browser.send('POST', '/api/organization/second-step', { required });

test('[USR-11] [B2B-8] an administrator asks it of everybody, after having it; the others are signed out at once, and history says so', async () => {
  const admin = await administrator('asks');
  const ben = await invited(shop, admin, { email: 'ben.asks@inkwell.example', role: 'buyer', password: PASSWORD });
  const first = await rule(admin);
  expect([first.status, first.json()]).toMatchObject([400, { code: 'OWN_SECOND_STEP_FIRST' }]);
  await turnOn(admin);
  expect((await rule(ben)).status).toBe(403);
  expect((await rule(admin)).status).toBe(200);
  expect([await isSignedIn(admin), await isSignedIn(ben)]).toEqual([true, false]);
  expect((await admin.send('GET', '/api/organization/people')).json()).toMatchObject({ secondStep: { isRequired: true } });
  expect((await admin.send('GET', '/api/organization/history')).json()).toMatchObject({
    events: [{ kind: 'secondStepRequired', actorName: 'Ruth Adler' }, { kind: 'joined' }, { kind: 'invited' }],
  });
  expect((await rule(admin, false)).status).toBe(200);
  await withPassword('ben.asks@inkwell.example').then(async (browser) => expect(await isSignedIn(browser)).toBe(true));
});

test('[USR-11] trust 42: a person without one sets up an app after the password; nothing else opens until then, and it cannot be turned off', async () => {
  const admin = await administrator('app');
  const email = 'ben.app@inkwell.example';
  await invited(shop, admin, { email, role: 'buyer', password: PASSWORD });
  await turnOn(admin);
  await rule(admin);
  const browser = await withPassword(email);
  expect([await isSignedIn(browser), await waitsFor(browser)]).toEqual([false, 'setUp']);
  expect((await browser.send('GET', '/api/account')).status).toBe(401);
  expect((await browser.send('POST', '/api/sign-in/second-step', { code: '123456' })).status).toBe(400);
  const begun = (await browser.send('POST', '/api/sign-in/second-step/app', {})).json<{ secret: string; handle: string }>();
  const { secret, handle } = begun;
  const wrong = await browser.send('POST', '/api/sign-in/second-step/app/confirm', { code: 'ABCDEF' });
  expect([wrong.status, wrong.json()]).toMatchObject([400, { code: 'CODE_WRONG', field: 'code' }]);
  expect((await browser.send('POST', '/api/sign-in/second-step/app/offer', { handle })).json()).toEqual(begun);
  const code = codeAt(secret, stepOf(now));
  const done = await browser.send('POST', '/api/sign-in/second-step/app/confirm', { code, back: '/account/orders' });
  expect([done.status, done.json()]).toMatchObject([200, { next: '/account/orders', recoveryCodes: { length: 8 } }]);
  expect(await isSignedIn(browser)).toBe(true);
  const off = await browser.send('POST', '/api/account/two-step/remove', { present: PASSWORD });
  expect([off.status, off.json()]).toMatchObject([400, { code: 'SECOND_STEP_NEEDED' }]);
  // From now on the password asks for a code, and sets up nothing.
  const again = await withPassword(email);
  expect(await waitsFor(again)).toBe('code');
  expect((await again.send('POST', '/api/sign-in/second-step/app', {})).json()).toMatchObject({ code: 'STEP_ENDED' });
});

test('[USR-11] a passkey will do as well; it is the way in from then on, and stays while it is the only one', async () => {
  const admin = await administrator('key');
  const email = 'ben.key@inkwell.example';
  await invited(shop, admin, { email, role: 'buyer', password: PASSWORD });
  await turnOn(admin);
  await rule(admin);
  const browser = await withPassword(email);
  const asked = await browser.send('POST', '/api/sign-in/second-step/passkey/challenge', {});
  const { challenge, rp } = asked.json<{ challenge: string; rp: { id: string } }>();
  const made = new Authenticator().make({ challenge, origin: ORIGIN, rpId: rp.id });
  const done = await browser.send('POST', '/api/sign-in/second-step/passkey', made);
  expect([done.status, done.json()]).toEqual([200, { next: '/' }]);
  expect(await isSignedIn(browser)).toBe(true);
  const { passkeys } = (await browser.send('GET', '/api/account/security')).json<{ passkeys: readonly { passkeyId: string }[] }>();
  const removed = await browser.send('POST', `/api/account/passkeys/${passkeys[0]?.passkeyId}/remove`, {});
  expect([removed.status, removed.json()]).toMatchObject([400, { code: 'SECOND_STEP_NEEDED' }]);
  // Who knows the password alone cannot add a way in of their own.
  const thief = await withPassword(email);
  expect([await isSignedIn(thief), await waitsFor(thief)]).toEqual([false, 'passkey']);
  for (const path of ['app', 'passkey/challenge'])
    expect((await thief.send('POST', `/api/sign-in/second-step/${path}`, {})).json()).toMatchObject({ code: 'STEP_ENDED' });
});

test('[USR-9] [USR-11] whoever is invited to such an organization begins with the second step', async () => {
  const admin = await administrator('joins');
  await turnOn(admin);
  await rule(admin);
  const browser = await invited(shop, admin, { email: 'new.joins@inkwell.example', role: 'buyer', password: PASSWORD });
  expect([await isSignedIn(browser), await waitsFor(browser)]).toEqual([false, 'setUp']);
});

test('[USR-11] the shop’s own people need one, whatever they have; a passkey they have signs in alone', async () => {
  const browser = shop.browser();
  const email = 'grace@inkwell.example';
  await openAccount(shop, browser, { fullName: 'Grace Whitman', email, password: PASSWORD });
  await shop.db.raw(`update profile set flow = 'CSR' where email = $1`, [email]);
  const rep = await withPassword(email, 'consumer');
  expect([await isSignedIn(rep), await waitsFor(rep)]).toEqual([false, 'setUp']);
  await addPasskey(browser);
  expect(await waitsFor(rep)).toBe('passkey');
});

test('[USR-11] trust 22: without the browser’s cookie there is nothing to set up', async () => {
  const stranger = shop.browser('business');
  expect(await waitsFor(stranger)).toBe('ended');
  for (const path of ['app', 'passkey/challenge'])
    expect((await stranger.send('POST', `/api/sign-in/second-step/${path}`, {})).json()).toMatchObject({ code: 'STEP_ENDED' });
});
