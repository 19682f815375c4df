import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ANA = { fullName: 'Ana Maria Silva', email: 'ana@inkwell.example', password: 'correct horse battery' };

test('[USR-1, APP-21] an account is created, signed in, signed out and signed in again', async () => {
  const browser = shop.browser();
  const opened = await openAccount(shop, browser, { ...ANA, back: '/checkout/delivery' });
  expect(opened.json()).toEqual({ next: '/checkout/delivery' });
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({
    signedIn: true,
    userType: 'REGISTERED',
    email: ANA.email,
    customerNumber: expect.stringMatching(/^X{6}\d{4}$/),
  });
  const out = await browser.send('POST', '/api/sign-out');
  expect(out.headers['clear-site-data']).toBe('"storage"');
  // Signing out clears the cart's number, too (APP-21).
  expect([out.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('MCVCB='))).toMatch(/^MCVCB=;.*Max-Age=0/);
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({ signedIn: false, userType: 'GUEST', email: '' });
  expect((await browser.send('POST', '/api/sign-in', { email: 'ANA@inkwell.example', password: ANA.password })).status).toBe(200);
});

test('[USR-1] trust 19: the session id changes at sign-in and sign-out, and the old one is invalid', async () => {
  const browser = shop.browser();
  await browser.send('POST', '/api/sign-in', { email: ANA.email, password: ANA.password });
  const first = browser.cookies.get('__Host-inkwell') ?? '';
  const reply = await browser.send('POST', '/api/sign-in', { email: ANA.email, password: ANA.password });
  expect(browser.cookies.get('__Host-inkwell')).not.toBe(first);
  const cookies = ([] as unknown[]).concat(reply.headers['set-cookie']).join('\n');
  expect(cookies).toMatch(/__Host-inkwell=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly/);
  const stale = shop.browser();
  stale.cookies.set('__Host-inkwell', first);
  expect((await stale.send('GET', '/api/session')).json()).toMatchObject({ signedIn: false });
});

test('[USR-1] trust 19: whose session ends in the moment it begins is signed out, not met by an error', async () => {
  // As when an administrator signs everybody out between the commit and the answer.
  await shop.db.raw(`create function end_at_once() returns trigger language plpgsql as
    $$ begin delete from session where token_hash = new.token_hash; return null; end $$`);
  await shop.db.raw(`create constraint trigger ends_at_once after insert on session deferrable initially deferred
    for each row when (new.profile_id is not null) execute function end_at_once()`);
  const browser = shop.browser();
  const signIn = () => browser.send('POST', '/api/sign-in', { email: ANA.email, password: ANA.password });
  const refused = await signIn();
  expect([refused.status, refused.json()]).toMatchObject([400, { code: 'SIGN_IN_FAILED' }]);
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({ signedIn: false });
  await shop.db.raw('drop function end_at_once() cascade');
  expect((await signIn()).status).toBe(200);
});

test('[USR-1] trust 19: passwords are argon2id hashes, and session tokens are stored as hashes only', async () => {
  const { rows } = await shop.db.raw('select password_hash from profile');
  for (const row of rows) expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await shop.db.raw('select token_hash from session');
  for (const row of sessions.rows) expect((row['token_hash'] as Uint8Array).length).toBe(32);
});

test('[USR-1] trust 20: an unknown address and a wrong password get the same message', async () => {
  const known = await shop.browser().send('POST', '/api/sign-in', { email: ANA.email, password: 'wrong wrong wrong' });
  const unknown = await shop.browser().send('POST', '/api/sign-in', { email: 'nobody@inkwell.example', password: 'wrong wrong wrong' });
  expect(known.status).toBe(400);
  expect(unknown.body).toBe(known.body);
});

test('[USR-1] trust 20: guessing one account’s password needs a captcha after ten tries, and is refused after twenty', async () => {
  const tries = [];
  for (let at = 0; at < 22; at += 1)
    tries.push((await shop.browser().send('POST', '/api/sign-in', { email: 'victim@inkwell.example', password: 'guess' })).status);
  expect(tries.slice(0, 20).every((status) => status === 400)).toBe(true);
  expect(tries.slice(20)).toEqual([429, 429]);
});

test('[USR-1] trust 20: an office can open accounts from one address, within limits', async () => {
  const open = async (at: number): Promise<number> =>
    (await busy.browser().send('POST', '/api/create-account', { ...ANA, email: `colleague${at}@inkwell.example` })).status;
  const busy = await testShop({ INKWELL_TRIES_PER_ADDRESS: '12' });
  const opened: number[] = [];
  for (let at = 0; at < 13; at += 1) opened.push(await open(at));
  expect(opened).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  await busy.close();
});

test('[APP-2] trust 23: a consumer session is invalid on the business host', async () => {
  const consumer = shop.browser();
  await consumer.send('POST', '/api/sign-in', { email: ANA.email, password: ANA.password });
  const business = shop.browser('business');
  business.cookies.set('__Host-inkwell', consumer.cookies.get('__Host-inkwell') ?? '');
  expect((await business.send('GET', '/api/session')).json()).toMatchObject({ signedIn: false });
});

test('[APP-22] field errors are in the page’s language', async () => {
  const reply = await shop.browser().send('POST', '/fr-ca/api/create-account', { ...ANA, email: 'not an address' });
  const wrong = { field: 'email', message: 'Adresse courriel non valide' };
  expect(reply.json()).toEqual({ status: 400, code: 'EMAIL_INVALID', ...wrong, fields: [wrong] });
  expect((await shop.browser().send('POST', '/api/create-account', { ...ANA, email: 'not an address' })).json()).toMatchObject({
    message: 'Invalid email address',
  });
});

test('[APP-8] a business account opens with its organization, and may buy more than the contract', async () => {
  const browser = shop.browser('business');
  const reply = await openAccount(shop, browser, { ...ANA, company: 'Silva Dental' });
  expect(reply.status).toBe(200);
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({
    accountName: 'Silva Dental',
    routeType: 'SBA',
    customerType: 'business',
    contractOnly: false,
  });
});

test('[APP-18] the service context holds every required field of the site and locale', async () => {
  const french = await shop.browser('business').send('GET', '/fr-ca/api/service-context');
  expect(french.json()).toEqual({
    tenant: 'business',
    legacyTenant: 'SBA',
    locale: 'fr-CA',
    channelId: 'B2B',
    siteId: '2002',
    zipCode: 'H3B 1A7',
    langId: '-25',
    langCd: 'fr',
    storeId: '20101',
    user: 'GUEST',
    cisResponse: { routeType: 'default', routeId: expect.stringMatching(/^\d{4}$/), customerType: 'consumer' },
  });
});

test('trust 15: another site’s form cannot post, with any override', async () => {
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://pay.localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site', 'x-http-method-override': 'DELETE' },
  ]) {
    const reply = await shop.browser().send('POST', '/api/sign-out', undefined, headers);
    expect(reply.status).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('trust 15: an override on a route without overrides gives 404', async () => {
  expect((await shop.browser().send('POST', '/api/sign-out', undefined, { 'x-http-method-override': 'DELETE' })).status).toBe(404);
  expect((await shop.browser().send('GET', '/api/session', undefined, { 'x-http-method-override': 'DELETE' })).status).toBe(200);
});
