// Single logout of SAML 2.0, from the shop and from the provider, and everything that is no right message (USR-11, trust 19, 21).
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentIn, logoutForm, logoutQuery, type LogoutFacts } from '#test/saml-logout';
import { isSigned, samlProvider, type SamlProvider, type ShopSide } from '#test/saml-provider';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { begin, BUSINESS, finish, organization, sessionIn, setting, settingsOf, type Organization } from '#test/sign-on';
import { vouchForDomain } from './domains.ts';
import { makeOwnKey } from './own-certificate.ts';

interface Side {
  readonly own: Organization;
  readonly provider: SamlProvider;
  readonly shop: ShopSide & { readonly logsOutAt: string };
  readonly certificate: string;
}

let shop: TestShop;
let pine: Side;
let elm: Side;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '10000' });
  [pine, elm] = [await side('pine'), await side('elm')];
});
afterAll(() => shop.close());

const FORM = { emailClaim: 'email', groupsClaim: 'memberOf', startsAtProvider: false, opensAccounts: true, role: 'buyer' };

async function side(name: string): Promise<Side> {
  const own = await organization(shop, name);
  const provider = await samlProvider(name, { sub: `sub-${name}`, email: `ruth@${name}.example` });
  await setting(own, 'saml', { ...FORM, metadata: provider.metadata() });
  await vouchForDomain(shop.db, own.accountNumber, own.domain, new Date());
  await setting(own, 'mode', { mode: 'choice' });
  expect((await setting(own, 'sign-out', { signsOut: true })).body).toBe('{}');
  const ours = await settingsOf<Side['shop']>(own);
  const metadata = (await shop.browser('business').send('GET', new URL(ours.entityId).pathname)).body;
  for (const binding of ['HTTP-Redirect', 'HTTP-POST'])
    expect(metadata).toContain(
      `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${ours.logsOutAt}"/>`,
    );
  const [, base64 = ''] = /<ds:X509Certificate>([^<]*)</.exec(metadata) ?? [];
  return { own, provider, shop: ours, certificate: new X509Certificate(Buffer.from(base64, 'base64')).toString() };
}

const rightOf = ({ provider, shop: ours }: Side, name: string) => ({
  issuer: provider.entityId,
  destination: ours.logsOutAt,
  key: provider.key,
  nameId: `sub-${name}`,
});

/** Brought by a browser that comes from the provider, without the shop's cookies; returns where it is sent on. */
async function bring({ shop: ours }: Side, message: string | Readonly<Record<string, string>>): Promise<URL> {
  const headers = { host: 'business.localhost:3000', origin: 'https://id.example', 'sec-fetch-site': 'cross-site' };
  const url = new URL(ours.logsOutAt).pathname;
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await shop.shop.inject(
    typeof message === 'string'
      ? { method: 'GET', url: `${url}?${message}`, headers }
      : { method: 'POST', url, headers: form, payload: new URLSearchParams(message).toString() },
  );
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([303, expect.stringContaining('no-store') as string]);
  return new URL(reply.headers.location ?? '', BUSINESS);
}

async function signedOn({ own, provider, shop: ours, certificate }: Side, name: string, sessionIndex: string): Promise<Browser> {
  const browser = shop.browser('business');
  const attributes = { email: [`${name}@${own.domain}`], displayName: [name] };
  const form = provider.answer(await begin(browser, own), certificate, { nameId: `sub-${name}`, attributes, sessionIndex });
  const { headers } = await shop.shop.inject({
    method: 'POST',
    url: new URL(ours.answersTo).pathname,
    headers: { host: 'business.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form }).toString(),
  });
  expect((await finish(browser, own, new URL(headers.location ?? '', BUSINESS).href)).status).toBe(200);
  return browser;
}
const areIn = (browsers: readonly Browser[]) => Promise.all(browsers.map(async (browser) => (await sessionIn(browser)).signedIn));
const left = async (browser: Browser, at: URL) =>
  (await browser.send('POST', '/api/sign-on/left', { organization: 'pine', state: at.searchParams.get('state') })).json<object>();

/** Signs out in the shop; returns the request that goes to the provider. */
async function signOut(browser: Browser): Promise<{ readonly state: string; readonly asked: URL; readonly id: string }> {
  const { next } = (await browser.send('POST', '/api/sign-out', {})).json<{ next: string }>();
  const state = new URL(next, BUSINESS).searchParams.get('leave') ?? '';
  const leaving = await browser.send('POST', '/api/sign-on/leave', { organization: 'pine', state });
  const asked = new URL(leaving.json<{ next: string }>().next);
  return { state, asked, id: / ID="([^"]*)"/.exec(documentIn(asked, 'SAMLRequest'))?.[1] ?? '' };
}

test.each(['redirect', 'post'])(
  '[USR-11] signing out here asks the provider with a signed request, and believes its signed answer by %s',
  async (by) => {
    const browser = await signedOn(pine, 'nora', 'n-1');
    const { state, asked, id } = await signOut(browser);
    expect((await sessionIn(browser)).signedIn).toBe(false);
    expect(`${asked.origin}${asked.pathname}`).toBe(`${pine.provider.entityId}/slo`);
    expect(isSigned(asked, pine.certificate)).toBe(true);
    const request = documentIn(asked, 'SAMLRequest');
    expect(request).toContain(`Destination="${pine.provider.entityId}/slo"`);
    expect(request).toMatch(/<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">sub-nora<.*SessionIndex[^>]*>n-1</);
    const facts = { kind: 'SAMLResponse', inResponseTo: id, relayState: state } as const;
    const right = rightOf(pine, 'nora');
    const back = await bring(pine, by === 'redirect' ? logoutQuery(right, facts) : logoutForm(right, facts));
    expect(back.pathname).toBe('/office/supplies/sign-on/pine/signed-out');
    expect(await left(browser, back)).toEqual({ name: 'pine', outcome: 'both' });
  },
);

test.each<readonly [string, LogoutFacts]>([
  ['without a signature', { isSigned: false }],
  ['that says it did not', { status: 'Responder' }],
  ['to another request', { inResponseTo: '_another' }],
  ['of another issuer', { issuer: 'https://id.elm.example/saml' }],
])('[USR-11] trust 21: an answer %s is not believed', async (_what, wrong) => {
  const browser = await signedOn(pine, 'nora', 'n-2');
  const { state, id } = await signOut(browser);
  const facts = { kind: 'SAMLResponse', inResponseTo: id, relayState: state, ...wrong } as const;
  await bring(pine, logoutForm(rightOf(pine, 'nora'), facts));
  const back = await bring(pine, logoutQuery(rightOf(pine, 'nora'), facts));
  expect(await left(browser, back)).toEqual({ name: 'pine', outcome: 'here' });
});

test.each(['redirect', 'post'])(
  '[USR-11] trust 19: the provider ends the sessions it names by %s, and is answered with a signature',
  async (by) => {
    const browsers = [await signedOn(pine, 'ida', 'i-1'), await signedOn(pine, 'ida', 'i-2'), await signedOn(pine, 'bo', 'b-1')];
    const send = (facts: LogoutFacts) => {
      const right = rightOf(pine, 'ida');
      return bring(pine, by === 'redirect' ? logoutQuery(right, facts) : logoutForm(right, facts));
    };
    const back = await send({ id: `_first-${by}`, sessions: ['i-1', 'i-9'], relayState: 'theirs & more' });
    expect(await areIn(browsers)).toEqual([false, true, true]);
    expect(`${back.origin}${back.pathname}`).toBe(`${pine.provider.entityId}/slo-reply`);
    expect(isSigned(back, pine.certificate)).toBe(true);
    expect(back.searchParams.get('RelayState')).toBe('theirs & more');
    const answer = documentIn(back, 'SAMLResponse');
    expect(answer).toContain(`InResponseTo="_first-${by}"`);
    expect(answer).toContain('status:Success');
    // Another session of the name stays with that index, and goes with the name alone. Other people's stay.
    await send({ sessions: ['b-1'] });
    expect(await areIn(browsers)).toEqual([false, true, true]);
    await send({});
    expect(await areIn(browsers)).toEqual([false, false, true]);
  },
);

const FORGED: readonly (readonly [string, LogoutFacts])[] = [
  ['without a signature', { isSigned: false }],
  ['with a weak signature', { algorithm: 'sha1' }],
  ['changed after it was signed', { nameId: 'sub-bo', forge: (xml) => xml.replace('sub-bo', 'sub-eve') }],
  ['of another issuer', { issuer: 'https://id.elm.example/saml' }],
  ['for another recipient', { destination: 'https://another-shop.example/slo' }],
  ['for nobody', { destination: '' }],
  ['that has expired', { notOnOrAfter: -90 }],
  ['of a quarter of an hour ago', { issued: -15 * 60, notOnOrAfter: 300 }],
  ['of the future', { issued: 120 }],
  ['without an id', { id: '' }],
  ['with entities (XXE)', { write: (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml.replace('sub-eve', '&e;')}` }],
  ['with a comment in the name', { nameId: 'sub-eve<!-- -->.x' }],
  ['with two names', { write: (xml) => xml.replace(/<saml:NameID.*NameID>/, (name) => name + name) }],
  ['that is no XML', { write: () => '<x', isSigned: true }],
];

test.each(FORGED)('[USR-11] trust 21: a logout %s ends nothing', async (_what, facts) => {
  const browser = await signedOn(pine, 'eve', 'e-1');
  const right = rightOf(pine, 'eve');
  const messages: (string | Readonly<Record<string, string>>)[] = [logoutQuery(right, facts)];
  if (facts.write === undefined) messages.push(logoutForm(right, facts));
  for (const message of messages) {
    // A name that is nobody's is answered, for the message itself is right.
    const to = facts.nameId?.includes('!--') === true ? new URL(pine.provider.entityId).origin : BUSINESS;
    expect((await bring(pine, message)).origin).toBe(to);
  }
  expect(await areIn([browser])).toEqual([true]);
});

test('[USR-11] trust 21: a logout of a stranger, of another organization, replayed, or mixed from two ends nothing', async () => {
  const stranger = { ...rightOf(pine, 'eve'), key: await makeOwnKey(new Date()) };
  const browsers = [await signedOn(pine, 'eve', 'e-2'), await signedOn(elm, 'eve', 'e-2')];
  for (const message of [logoutQuery(stranger), logoutForm(stranger)]) await bring(pine, message);
  // The other organization's provider, in its own name and in that of the first.
  const elms = { ...rightOf(pine, 'eve'), key: elm.provider.key };
  for (const message of [logoutQuery(elms), logoutForm(elms), logoutQuery({ ...elms, issuer: elm.provider.entityId })])
    await bring(pine, message);
  expect(await areIn(browsers)).toEqual([true, true]);
  // The administrator sees that something was refused, once: whoever sends more does not drown what people failed at.
  const { failures } = await settingsOf<{ failures: readonly { problem: string }[] }>(pine.own);
  expect(failures.filter(({ problem }) => problem === 'LOGOUT_REFUSED')).toHaveLength(1);
  // Parameters that the signature does not cover.
  const signed = logoutQuery(rightOf(pine, 'bo'));
  const [evil = ''] = logoutQuery(rightOf(pine, 'eve'), { isSigned: false }).split('&');
  for (const query of [`${signed}&${evil}`, `${evil}&${signed}`, `x${signed}&${evil}`, `${evil}&SAMLResponse=x`]) await bring(pine, query);
  expect(await areIn(browsers)).toEqual([true, true]);
  const [byQuery, byForm] = [logoutQuery(rightOf(pine, 'eve'), { id: '_once' }), logoutForm(rightOf(pine, 'eve'), { id: '_once' })];
  await bring(pine, byQuery);
  expect(await areIn(browsers)).toEqual([false, true]);
  const again = [await signedOn(pine, 'eve', 'e-3')];
  for (const message of [byQuery, byForm]) expect((await bring(pine, message)).origin).toBe(BUSINESS);
  expect(await areIn(again)).toEqual([true]);
  const replies = await Promise.all([1, 2].map(() => bring(pine, logoutQuery(rightOf(pine, 'eve'), { id: '_race' }))));
  expect(replies.filter(({ origin }) => origin !== BUSINESS)).toHaveLength(1);
});

test('[USR-11] what names no service of theirs is ended all the same, and the setting says why it cannot be turned on', async () => {
  const browser = await signedOn(elm, 'lee', 'l-1');
  await setting(elm.own, 'saml', { ...FORM, metadata: elm.provider.metadata({ logsOut: false }) });
  expect(await settingsOf(elm.own)).toMatchObject({ connection: { canSignOut: false } });
  expect((await setting(elm.own, 'sign-out', { signsOut: true })).json()).toMatchObject({ code: 'NO_LOGOUT_SERVICE' });
  const back = await bring(elm, logoutQuery(rightOf(elm, 'lee')));
  expect([back.origin, back.pathname]).toEqual([BUSINESS, '/office/supplies/sign-on/elm/signed-out']);
  expect(await areIn([browser])).toEqual([false]);
  await setting(elm.own, 'saml', {
    ...FORM,
    metadata: elm.provider.metadata().replaceAll('https://id.elm.example/saml/slo', 'http://10.0.0.1/'),
  });
  expect(await settingsOf(elm.own)).toMatchObject({ connection: { canSignOut: false } });
  // Kept metadata keep their service.
  await setting(elm.own, 'saml', { ...FORM, metadata: elm.provider.metadata() });
  await setting(elm.own, 'saml', { ...FORM, metadata: '' });
  expect(await settingsOf(elm.own)).toMatchObject({ connection: { canSignOut: true } });
});
