// Single sign-on with a SAML provider of another library (samlify), from the exchange of metadata to signing out on both sides (USR-6, USR-11).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samlifyProvider, type Person, type SamlifyFacts, type SamlifyProvider } from '#test/samlify-provider';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { begin, BUSINESS, finish, organization, sessionIn, setting, settingsOf, type Organization } from '#test/sign-on';
import { vouchForDomain } from './domains.ts';
import { makeOwnKey } from './own-certificate.ts';

interface Side {
  readonly own: Organization;
  readonly provider: SamlifyProvider;
  readonly answersTo: string;
}

let shop: TestShop;
let birch: Side;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '10000' });
  birch = await side('birch');
});
afterAll(() => shop.close());

const FORM = { emailClaim: 'email', groupsClaim: 'memberOf', startsAtProvider: true, opensAccounts: true, role: 'buyer' };
const ruth = (domain: string): Person => ({
  nameId: `sub-ruth-${domain}`,
  email: `ruth@${domain}.example`,
  givenName: 'Ruth',
  sn: 'Adler',
});
const nora: Person = { nameId: 'sub-nora', email: 'nora@birch.example', givenName: 'Nora', sn: 'Park' };

/** Both sides take the other's metadata as they are published. */
async function side(name: string, facts: SamlifyFacts = {}): Promise<Side> {
  const [own, provider] = [await organization(shop, name), await samlifyProvider(name, facts)];
  const kept = await setting(own, 'saml', { ...FORM, metadata: provider.metadata });
  expect([kept.status, kept.body]).toEqual([200, '{}']);
  await vouchForDomain(shop.db, own.accountNumber, own.domain, new Date());
  await setting(own, 'mode', { mode: 'choice' });
  const { entityId, answersTo } = await settingsOf<{ entityId: string; answersTo: string }>(own);
  provider.trust((await shop.browser('business').send('GET', new URL(entityId).pathname)).body);
  return { own, provider, answersTo };
}

/** What the provider's page makes the browser post: from another site, and so without its cookies. */
async function post({ answersTo }: Side, form: Readonly<Record<string, string>>): Promise<string> {
  const headers = {
    host: 'business.localhost:3000',
    origin: 'https://id.birch.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const payload = new URLSearchParams(form).toString();
  const reply = await shop.shop.inject({ method: 'POST', url: new URL(answersTo).pathname, headers, payload });
  expect(reply.statusCode).toBe(303);
  return new URL(reply.headers.location ?? '', BUSINESS).href;
}

/** Opens an address of the shop that the provider sends the browser to. */
async function bring(address: string): Promise<URL> {
  const url = new URL(address);
  const reply = await shop.shop.inject({ method: 'GET', url: url.pathname + url.search, headers: { host: 'business.localhost:3000' } });
  return new URL(reply.headers.location ?? '', BUSINESS);
}

async function signOn(browser: Browser, one: Side, person: Person) {
  const form = await one.provider.answer(await begin(browser, one.own, '/account/orders'), person);
  return finish(browser, one.own, await post(one, form));
}

test('[USR-6] [USR-11] another library’s provider reads our metadata and signed request, and its signed assertion signs in', async () => {
  const browser = shop.browser('business');
  const reply = await signOn(browser, birch, ruth('birch'));
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/orders' }]);
  expect(await sessionIn(browser)).toMatchObject({ signedIn: true, email: 'ruth@birch.example' });
});

test('[USR-11] who is new gets an account with the attributes that it names', async () => {
  const browser = shop.browser('business');
  expect((await signOn(browser, birch, nora)).status).toBe(200);
  expect(await sessionIn(browser)).toMatchObject({ firstName: 'Nora', email: 'nora@birch.example' });
});

test('[USR-11] it may sign the message around the assertion as well', async () => {
  const cedar = await side('cedar', { signsMessage: true });
  const browser = shop.browser('business');
  expect((await signOn(browser, cedar, ruth('cedar'))).status).toBe(200);
});

test('[USR-11] people may begin there, where the organization allows it', async () => {
  const browser = shop.browser('business');
  expect((await finish(browser, birch.own, await post(birch, await birch.provider.unasked(nora)))).status).toBe(200);
  expect(await sessionIn(browser)).toMatchObject({ email: 'nora@birch.example' });
});

test('[USR-11] trust 21: what it signs with a key that it never published, for another organization, or twice, signs in nobody', async () => {
  const alder = await side('alder', { key: await makeOwnKey(new Date()) });
  const browser = shop.browser('business');
  expect((await signOn(browser, alder, ruth('alder'))).status).not.toBe(200);
  // Made for birch, and brought to alder.
  const asked = await begin(browser, birch.own);
  const form = await birch.provider.answer(asked, ruth('birch'));
  expect((await finish(browser, alder.own, await post(alder, form))).status).not.toBe(200);
  expect((await finish(browser, birch.own, await post(birch, form))).status).toBe(200);
  const again = shop.browser('business');
  expect((await finish(again, birch.own, await post(birch, form))).status).not.toBe(200);
  expect((await sessionIn(again)).signedIn).toBe(false);
});

test('[USR-11] trust 19: it ends the session that its request names, and believes our signed answer', async () => {
  const oak = await side('oak', { sessionIndex: 'o-7' });
  const browser = shop.browser('business');
  await signOn(browser, oak, ruth('oak'));
  const back = await bring(oak.provider.signOut(ruth('oak'), 'o-7'));
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect(back.href.startsWith(`${oak.provider.entityId}/slo`)).toBe(true);
  await oak.provider.readAnswer(back.href);
});

test('[USR-11] trust 19: signing out here asks it with a request that it can read, and its answer is believed', async () => {
  const elm = await side('elm');
  expect((await setting(elm.own, 'sign-out', { signsOut: true })).status).toBe(200);
  const browser = shop.browser('business');
  await signOn(browser, elm, ruth('elm'));
  const { next } = (await browser.send('POST', '/api/sign-out', {})).json<{ next: string }>();
  const state = new URL(next, BUSINESS).searchParams.get('leave') ?? '';
  const leaving = await browser.send('POST', '/api/sign-on/leave', { organization: 'elm', state });
  const back = await bring(await elm.provider.signedOut(leaving.json<{ next: string }>().next));
  const left = await browser.send('POST', '/api/sign-on/left', { organization: 'elm', state: back.searchParams.get('state') });
  expect(left.json()).toEqual({ name: 'elm', outcome: 'both' });
});
