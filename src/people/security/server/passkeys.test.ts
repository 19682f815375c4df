// Passkeys through the API, with an authenticator in software (USR-11).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Passkey } from '#people/security/contract';
import { openAccount } from '#test/accounts';
import { Authenticator, type Told, type Wrong } from '#test/authenticator';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';
import { codeAt, stepOf } from './totp.ts';

const PASSWORD = 'a lamp in the window';
const ORIGIN = 'http://localhost:3000';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
let now = new Date('2026-11-28T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '200' }, { now: () => now });
});
afterAll(() => shop.close());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};

async function person(email: string, tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  const company = tenant === 'business' ? { company: 'Silva & Co' } : {};
  await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: PASSWORD, ...company });
  return browser;
}

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

async function creation(browser: Browser, body: object = {}): Promise<Creation & { readonly told: Told }> {
  const reply = await browser.send('POST', '/api/account/passkeys/challenge', body);
  expect(reply.status, reply.body).toBe(200);
  const options = reply.json<Creation>();
  return { ...options, told: { challenge: options.challenge, origin: ORIGIN, rpId: options.rp.id } };
}

interface Keeper {
  readonly email: string;
  readonly browser: Browser;
  readonly key: Authenticator;
  readonly handle: string;
}

async function keeper(name: string, wrong: Wrong = {}): Promise<Keeper> {
  const email = `${name}@inkwell.example`;
  const browser = await person(email);
  const key = new Authenticator();
  const { told, user } = await creation(browser);
  const reply = await browser.send('POST', '/api/account/passkeys', key.make(told, wrong), { 'user-agent': CHROME });
  expect(reply.status, reply.body).toBe(200);
  return { email, browser, key, handle: user.id };
}

async function asked(browser: Browser, over: Partial<Told> = {}): Promise<Told> {
  const reply = await browser.send('POST', '/api/sign-in/passkey/challenge', {});
  expect(reply.status, reply.body).toBe(200);
  return { origin: ORIGIN, ...reply.json<{ challenge: string; rpId: string }>(), ...over };
}

const signIn = (browser: Browser, body: object): Promise<TestReply> => browser.send('POST', '/api/sign-in/passkey', body);
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;
const passkeysOf = async (browser: Browser) =>
  (await browser.send('GET', '/api/account/security')).json<{ passkeys: readonly Passkey[] }>().passkeys;

async function refusedSignIn(browser: Browser, body: object): Promise<void> {
  const reply = await signIn(browser, body);
  expect([reply.status, reply.json()]).toMatchObject([403, { code: 'PASSKEY_REFUSED' }]);
  expect(await isSignedIn(browser)).toBe(false);
}

test('[USR-11] a passkey signs in alone, leads back, and brings the session a new id; the owner was told by mail', async () => {
  const { email, browser: owner, key, handle } = await keeper('alone');
  expect(await passkeysOf(owner)).toMatchObject([{ name: 'iCloud Keychain', kind: 'computer', usedAt: null }]);
  const mails = async () =>
    (await shop.db.raw('select plain from mailbox_message where recipient = $1 and subject like $2', [email, 'A passkey%'])).rows;
  await vi.waitFor(async () => expect(String((await mails())[0]?.['plain'])).toContain('“iCloud Keychain”'), { timeout: 20_000 });
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/sfl', { itemId: '246810' });
  const guest = browser.cookies.get('__Host-inkwell');
  const reply = await signIn(browser, { ...key.sign(await asked(browser), handle), back: '/account/orders' });
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/orders', firstName: 'Ana', redraw: false }]);
  expect(browser.cookies.get('__Host-inkwell')).not.toBe(guest);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await passkeysOf(owner))[0]?.usedAt).toBe(now.toISOString());
});

test('[USR-11] it counts as both steps', async () => {
  const { email, browser: owner, key, handle } = await keeper('both');
  const { secret } = (await owner.send('POST', '/api/account/two-step/begin', { present: PASSWORD })).json<{ secret: string }>();
  expect((await owner.send('POST', '/api/account/two-step/confirm', { code: codeAt(secret, stepOf(now)) })).status).toBe(200);
  expect((await shop.browser().send('POST', '/api/sign-in', { email, password: PASSWORD })).json()).toMatchObject({ secondStep: true });
  const browser = shop.browser();
  expect((await signIn(browser, key.sign(await asked(browser), handle))).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
});

test('[USR-11] trust 20: what another key signed, for another person, type or place, or without verifying anybody, is refused', async () => {
  const { key, handle } = await keeper('forged');
  const { handle: other } = await keeper('other');
  const stranger = new Authenticator();
  const browser = shop.browser();
  const forged = stranger.sign(await asked(browser), handle);
  await refusedSignIn(browser, { ...forged, credentialId: key.credentialId });
  await refusedSignIn(browser, forged);
  await refusedSignIn(browser, key.sign(await asked(browser), other));
  await refusedSignIn(browser, key.sign(await asked(browser), handle, { type: 'webauthn.create' }));
  await refusedSignIn(browser, key.sign(await asked(browser), handle, { verified: false }));
  await refusedSignIn(browser, key.sign(await asked(browser, { origin: 'https://inkwell.example.evil.example' }), handle));
  await refusedSignIn(browser, key.sign(await asked(browser, { origin: 'http://business.localhost:3000' }), handle));
  await refusedSignIn(browser, key.sign(await asked(browser, { rpId: 'business.localhost' }), handle));
  await refusedSignIn(browser, { ...key.sign(await asked(browser), handle), clientData: 'bnVsbA' });
  const { signature, ...rest } = key.sign(await asked(browser), handle);
  await refusedSignIn(browser, { ...rest, signature: signature.slice(2) });
  expect((await signIn(browser, key.sign(await asked(browser), handle))).status).toBe(200);
});

test('[USR-11] trust 22: a challenge works once, for ten minutes, in the browser that asked; of eight requests at once one gets in', async () => {
  const { key, handle } = await keeper('replay');
  const [browser, other] = [shop.browser(), shop.browser()];
  const told = await asked(browser);
  await asked(other);
  await refusedSignIn(other, key.sign(told, handle));
  await refusedSignIn(shop.browser(), key.sign(told, handle));
  const signed = key.sign(told, handle);
  const replies = await Promise.all(Array.from({ length: 8 }, () => signIn(browser, signed)));
  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
  const late = shop.browser();
  const first = await asked(late);
  later(601);
  await refusedSignIn(late, key.sign(first, handle));
  await refusedSignIn(late, key.sign({ ...first, challenge: 'bWFkZSB1cA' }, handle));
  // Two tabs of one browser do not disturb each other.
  const [one, two] = [await asked(late), await asked(late)];
  await refusedSignIn(late, key.sign({ ...two, rpId: 'elsewhere.example' }, handle));
  expect((await signIn(late, key.sign(one, handle))).status).toBe(200);
});

test('[USR-11] trust 23: a passkey of one site is nobody’s on the other, and neither is its challenge', async () => {
  const { key, handle } = await keeper('sites');
  const business = shop.browser('business');
  const there = await asked(business, { origin: 'http://business.localhost:3000' });
  expect(there.rpId).toBe('business.localhost');
  await refusedSignIn(business, key.sign(there, handle));
  const here = shop.browser();
  const told = await asked(here);
  business.cookies.set('__Host-passkey', here.cookies.get('__Host-passkey') ?? '');
  await refusedSignIn(business, key.sign(told, handle));
  expect((await signIn(here, key.sign(told, handle))).status).toBe(200);
});

test('[USR-11] an authenticator whose count does not rise is a copy, and is refused; one that always says 0 is not', async () => {
  const { key, handle } = await keeper('copied', { count: 5 });
  const tries = async (count: number) => {
    const browser = shop.browser();
    return (await signIn(browser, key.sign(await asked(browser), handle, { count }))).status;
  };
  expect([await tries(5), await tries(6), await tries(6), await tries(4), await tries(9)]).toEqual([403, 200, 403, 403, 200]);
});

test('[USR-11] long after signing in, adding and removing take the password; a name is the owner’s to choose', async () => {
  const { browser, key } = await keeper('named');
  const [first] = await passkeysOf(browser);
  const address = `/api/account/passkeys/${first?.passkeyId}`;
  later(11 * 60);
  const without = await browser.send('POST', '/api/account/passkeys/challenge', {});
  expect([without.status, without.json()]).toMatchObject([400, { code: 'PASSWORD_NEEDED', field: 'present' }]);
  const wrong = await browser.send('POST', `${address}/remove`, { present: 'something else' });
  expect([wrong.status, wrong.json()]).toMatchObject([400, { code: 'PASSWORD_WRONG', field: 'present' }]);
  const { excludeCredentials } = await creation(browser, { present: PASSWORD });
  expect(excludeCredentials.map(({ id }) => id)).toEqual([key.credentialId]);
  expect((await browser.send('POST', `${address}/rename`, { name: ' Ana’s\tphone ' })).status).toBe(200);
  expect((await browser.send('POST', `${address}/rename`, { name: ' ' })).json()).toMatchObject({ code: 'PASSKEY_NAME', field: 'name' });
  expect(await passkeysOf(browser)).toMatchObject([{ name: 'Ana’s phone' }]);
  expect((await browser.send('POST', `${address}/remove`, { present: PASSWORD })).status).toBe(200);
  expect((await browser.send('POST', `${address}/rename`, { name: 'x' })).json()).toMatchObject({ code: 'PASSKEY_GONE' });
  expect(await passkeysOf(browser)).toEqual([]);
});

test('[USR-11] trust 22: nobody adds to, renames or removes another’s passkeys, and a credential is added once', async () => {
  const { browser: owner, key } = await keeper('owner');
  const eve = await person('eve@inkwell.example');
  const [mine] = await passkeysOf(owner);
  for (const what of ['rename', 'remove']) {
    const reply = await eve.send('POST', `/api/account/passkeys/${mine?.passkeyId}/${what}`, what === 'rename' ? { name: 'hers' } : {});
    expect([reply.status, reply.json()]).toMatchObject([404, { code: 'PASSKEY_GONE' }]);
  }
  const refused = async (browser: Browser, body: object) => {
    const reply = await browser.send('POST', '/api/account/passkeys', body);
    expect([reply.status, reply.json()]).toMatchObject([400, { code: 'PASSKEY_NOT_ADDED' }]);
  };
  await refused(eve, key.make((await creation(eve)).told));
  // The owner's challenge, in Eve's session; Eve's sign-in challenge; and an unverified, misplaced or replayed one.
  await refused(eve, new Authenticator().make((await creation(owner)).told));
  await refused(eve, new Authenticator().make(await asked(eve)));
  await refused(eve, new Authenticator().make((await creation(eve)).told, { verified: false }));
  await refused(eve, new Authenticator().make({ ...(await creation(eve)).told, origin: 'https://evil.example' }));
  await refused(eve, new Authenticator().make({ ...(await creation(eve)).told, rpId: 'evil.example' }));
  const { told } = await creation(eve);
  expect((await eve.send('POST', '/api/account/passkeys', new Authenticator().make(told))).status).toBe(200);
  await refused(eve, new Authenticator().make(told));
  expect([(await passkeysOf(owner)).length, (await passkeysOf(eve)).length]).toEqual([1, 1]);
});

test('[USR-11] the last way to sign in stays, also when two are removed at once', async () => {
  const { email, browser, handle } = await keeper('last');
  const second = new Authenticator();
  const { told } = await creation(browser);
  expect((await browser.send('POST', '/api/account/passkeys', second.make(told))).status).toBe(200);
  await shop.db.raw('update profile set password_hash = null where email = $1', [email]);
  const both = await passkeysOf(browser);
  const replies = await Promise.all(both.map(({ passkeyId }) => browser.send('POST', `/api/account/passkeys/${passkeyId}/remove`, {})));
  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
  expect(await passkeysOf(browser)).toHaveLength(1);
  later(11 * 60);
  expect((await browser.send('POST', '/api/account/passkeys/challenge', {})).json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
  expect(handle).not.toBe('');
});

test('[USR-9] [USR-11] trust 42: a deactivated person’s passkey opens nothing', async () => {
  const { email, key, handle } = await keeper('gone');
  await shop.db.raw('update profile set deactivated_at = now() where email = $1', [email]);
  const browser = shop.browser();
  expect((await signIn(browser, key.sign(await asked(browser), handle))).status).toBe(403);
});

test('[USR-11] trust 36: who tries too much waits, and nobody else', async () => {
  const small = await testShop({ INKWELL_TRIES_PER_ADDRESS: '3', INKWELL_TRUST_PROXY: 'yes' });
  const from = (address: string) => {
    const browser = small.browser();
    const body = { ...new Authenticator().sign({ challenge: 'x', origin: ORIGIN, rpId: 'localhost' }, '') };
    return async () => (await browser.send('POST', '/api/sign-in/passkey', body, { 'x-forwarded-for': address })).status;
  };
  const guess = from('192.0.2.1');
  expect([await guess(), await guess(), await guess(), await guess(), await from('192.0.2.2')()]).toEqual([403, 403, 403, 429, 403]);
  await small.close();
});
