// Two-step sign-in through the API, with the codes that an app would show (USR-11).
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';
import { codeAt, stepOf } from './totp.ts';

const PASSWORD = 'a lamp in the window';
let now = new Date('2026-11-28T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now });
});
afterAll(() => shop.close());
// Each test begins with codes that nobody has used.
beforeEach(() => later(20 * 60));

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

interface Enrolled {
  readonly email: string;
  readonly browser: Browser;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function person(email: string): Promise<Browser> {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: PASSWORD });
  return browser;
}

async function enrolled(name: string): Promise<Enrolled> {
  const email = `${name}@inkwell.example`;
  const browser = await person(email);
  const begun = await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD });
  expect(begun.status, begun.body).toBe(200);
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await browser.send('POST', '/api/account/two-step/confirm', { code: codeNow(secret) });
  expect(confirmed.status, confirmed.body).toBe(200);
  later(30);
  return { email, browser, secret, recoveryCodes: confirmed.json<{ recoveryCodes: readonly string[] }>().recoveryCodes };
}

const codeNow = (secret: string, by = 0): string => codeAt(secret, stepOf(now) + by);

/** A browser in which the password was typed. */
async function halfway(email: string, back = ''): Promise<Browser> {
  const browser = shop.browser();
  const reply = await browser.send('POST', '/api/sign-in', { email, password: PASSWORD, back });
  expect([reply.status, reply.json()]).toMatchObject([200, { secondStep: true, firstName: '' }]);
  return browser;
}

const finish = (browser: Browser, code: string, back?: string): Promise<TestReply> =>
  browser.send('POST', '/api/sign-in/second-step', { code, ...(back === undefined ? {} : { back }) });
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;

test('[USR-11] after the password a code signs in and leads back; before it nobody is signed in', async () => {
  const { email, secret } = await enrolled('code');
  const browser = await halfway(email, '/account/orders');
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.send('GET', '/api/account')).status).toBe(401);
  const wrong = await finish(browser, codeNow(secret) === '000000' ? '000001' : '000000');
  expect([wrong.status, wrong.json()]).toMatchObject([400, { code: 'CODE_WRONG', field: 'code' }]);
  const right = await finish(browser, codeNow(secret), '/account/orders');
  expect([right.status, right.json()]).toEqual([200, { next: '/account/orders' }]);
  expect(await isSignedIn(browser)).toBe(true);
});

test('[USR-11] a code works once, also of eight requests at the same time, and no older one after it', async () => {
  const { email, secret } = await enrolled('replay');
  const browsers = await Promise.all(Array.from({ length: 8 }, () => halfway(email)));
  const code = codeNow(secret);
  const replies = await Promise.all(browsers.map((browser) => finish(browser, code)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  expect((await finish(await halfway(email), codeNow(secret, -1))).status).toBe(400);
  later(30);
  expect((await finish(await halfway(email), codeNow(secret))).status).toBe(200);
});

test('[USR-11] a recovery code signs in once, however it is typed; new ones replace the old', async () => {
  const { email, browser, recoveryCodes } = await enrolled('recovery');
  expect(recoveryCodes).toHaveLength(8);
  const [first = '', second = ''] = recoveryCodes;
  expect((await finish(await halfway(email), ` ${first.toLowerCase().replace('-', '')} `)).status).toBe(200);
  expect((await finish(await halfway(email), first)).status).toBe(400);
  expect((await browser.send('GET', '/api/account/security')).json()).toMatchObject({
    twoStep: { isOn: true, codesLeft: 7 },
    activity: [{ kind: 'signedIn', way: 'recoveryCode' }, { kind: 'twoStepOn' }, { kind: 'signedIn', way: 'opening' }],
  });
  const renewed = await browser.send('POST', '/api/account/two-step/recovery-codes', { present: PASSWORD });
  const [fresh = ''] = renewed.json<{ recoveryCodes: readonly string[] }>().recoveryCodes;
  expect((await finish(await halfway(email), second)).status).toBe(400);
  expect((await finish(await halfway(email), fresh)).status).toBe(200);
});

test('[USR-11] the owner reads by mail that a recovery code was used and how many are left, and of a code of the app nothing', async () => {
  const { email, secret, recoveryCodes } = await enrolled('told');
  const mails = async () =>
    (await shop.db.raw("select plain from mailbox_message where recipient = $1 and subject like '%recovery code%' order by id", [email]))
      .rows;
  expect((await finish(await halfway(email), codeNow(secret))).status).toBe(200);
  for (const code of recoveryCodes.slice(0, 2)) expect((await finish(await halfway(email), code)).status).toBe(200);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000, interval: 100 });
  const told = (await mails()).map(({ plain }) => /There are (\d) codes left/.exec(String(plain))?.[1]);
  expect(new Set(told)).toEqual(new Set(['6', '7']));
});

test('[USR-11] after a wrong first code the same secret is on offer, to whoever has its handle, for a quarter of an hour', async () => {
  const browser = await person('keeps@inkwell.example');
  interface Offer {
    readonly secret: string;
    readonly address: string;
    readonly handle: string;
  }
  const begun = (await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD })).json<Offer>();
  expect(begun.address).toBe(`otpauth://totp/Inkwell:keeps%40inkwell.example?secret=${begun.secret}&issuer=Inkwell`);
  expect(begun.handle).not.toContain(begun.secret);
  expect((await browser.send('POST', '/api/account/two-step/confirm', { code: '12345' })).status).toBe(400);
  const again = (handle: string) => browser.send('POST', '/api/account/two-step/offer', { handle });
  expect((await again(begun.handle)).json()).toEqual(begun);
  expect((await again('')).json()).toMatchObject({ status: 400, code: 'OFFER_ENDED' });
  const other = await person('other-keeps@inkwell.example');
  expect((await other.send('POST', '/api/account/two-step/offer', { handle: begun.handle })).status).toBe(400);
  expect((await browser.send('POST', '/api/account/two-step/confirm', { code: codeNow(begun.secret) })).status).toBe(200);
  expect((await again(begun.handle)).json()).toMatchObject({ code: 'OFFER_ENDED' });
});

test('[USR-11] a secret that nobody confirmed is on offer no longer after a quarter of an hour', async () => {
  const browser = await person('late-offer@inkwell.example');
  const { handle } = (await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD })).json<{ handle: string }>();
  later(16 * 60);
  expect((await browser.send('POST', '/api/account/two-step/offer', { handle })).json()).toMatchObject({ code: 'OFFER_ENDED' });
});

test('[USR-11] it is turned on and off with the password only, and turning it on ends every other session', async () => {
  const email = 'onoff@inkwell.example';
  const browser = await person(email);
  const other = shop.browser();
  await other.send('POST', '/api/sign-in', { email, password: PASSWORD });
  const refused = await browser.send('POST', '/api/account/two-step/begin', { present: 'something else' });
  expect([refused.status, refused.json()]).toMatchObject([400, { code: 'PASSWORD_WRONG', field: 'present' }]);
  const { secret } = (await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD })).json<{ secret: string }>();
  expect((await browser.send('POST', '/api/account/two-step/confirm', { code: '12345' })).json()).toMatchObject({ code: 'CODE_WRONG' });
  // Unconfirmed, it asks nobody for anything.
  expect((await shop.browser().send('POST', '/api/sign-in', { email, password: PASSWORD })).json()).toMatchObject({ secondStep: false });
  expect((await browser.send('POST', '/api/account/two-step/confirm', { code: codeNow(secret) })).status).toBe(200);
  expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
  const again = await browser.send('POST', '/api/account/two-step/begin', { present: PASSWORD });
  expect(again.json()).toMatchObject({ code: 'TWO_STEP_ON' });
  expect((await browser.send('POST', '/api/account/two-step/remove', { present: 'something else' })).status).toBe(400);
  expect((await browser.send('POST', '/api/account/two-step/remove', { present: PASSWORD })).status).toBe(200);
  expect((await shop.browser().send('POST', '/api/sign-in', { email, password: PASSWORD })).json()).toMatchObject({ secondStep: false });
});

test('[USR-11] trust 36: codes cannot be guessed: after ten tries from an address even the right one waits', async () => {
  const { email, secret } = await enrolled('guess');
  const browser = await halfway(email);
  for (let tries = 0; tries < 10; tries += 1) expect((await finish(browser, 'ABCD-EFGH')).status).toBe(400);
  const reply = await finish(browser, codeNow(secret));
  expect([reply.status, reply.json()]).toMatchObject([429, { code: 'TOO_MANY_TRIES' }]);
  later(16 * 60);
  expect((await finish(await halfway(email), codeNow(secret))).status).toBe(200);
});

test('[USR-11] trust 23: the step ends after ten minutes, with its use, and on the other site', async () => {
  const { email, secret } = await enrolled('ends');
  const browser = await halfway(email);
  const stolen = browser.cookies.get('__Host-step') ?? '';
  const business = shop.browser('business');
  business.cookies.set('__Host-step', stolen);
  expect((await finish(business, codeNow(secret))).json()).toMatchObject({ code: 'STEP_ENDED' });
  expect((await finish(browser, codeNow(secret))).status).toBe(200);
  const second = shop.browser();
  second.cookies.set('__Host-step', stolen);
  later(30);
  expect((await finish(second, codeNow(secret))).json()).toMatchObject({ code: 'STEP_ENDED' });
  const late = await halfway(email);
  const token = late.cookies.get('__Host-step') ?? '';
  later(601);
  late.cookies.set('__Host-step', token);
  expect((await finish(late, codeNow(secret))).json()).toMatchObject({ code: 'STEP_ENDED' });
  expect((await finish(shop.browser(), codeNow(secret))).json()).toMatchObject({ code: 'STEP_ENDED' });
});

test('[USR-11] trust 19: another password ends a step that waits for its code', async () => {
  const { email, browser, secret } = await enrolled('changed');
  const waiting = await halfway(email);
  await browser.send('POST', '/api/account/password', { present: PASSWORD, password: 'another lamp entirely' });
  expect((await finish(waiting, codeNow(secret))).status).toBe(400);
  expect(await isSignedIn(waiting)).toBe(false);
});

test('[USR-11] trust 24: neither secret nor recovery codes stand in the database', async () => {
  const { secret, recoveryCodes } = await enrolled('sealed');
  const tables = await Promise.all(
    ['second_factor', 'recovery_code', 'sign_in_step'].map((table) => shop.db.raw(`select * from ${table}`)),
  );
  const stored = tables
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)));
  expect(stored.length).toBeGreaterThan(10);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored.filter((value) => value.includes(text))).toEqual([]);
});
