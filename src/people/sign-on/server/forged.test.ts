// What a hostile or broken provider could send, and what anybody could forge (trust 21, 25).
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgingProvider, type Forgery, type ForgingProvider } from '#test/forging-provider';
import { testShop, type TestShop } from '#test/shop';
import {
  begin,
  connect,
  finish,
  sessionIn,
  setting,
  settingsOf,
  SIGN_ON_HOSTS,
  signOn,
  withSignOn,
  type Organization,
} from '#test/sign-on';
import { AddressRefused, makeGuardedFetch } from '#platform/guarded-fetch';

let shop: TestShop;
let provider: ForgingProvider;
let fern: Organization;
const RUTH = { sub: 'ruth', email: 'ruth@fern.example', email_verified: true, name: 'Ruth Adler' };

beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  provider = await forgingProvider(RUTH);
  fern = await withSignOn(shop, 'fern', provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => provider.answer({}));

const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
const now = (): number => Math.floor(Date.now() / 1_000);

const FORGERIES: readonly (readonly [string, Forgery])[] = [
  ['without a signature', { token: ({ claims, sign }) => `${sign({ alg: 'none' }, claims).split('.').slice(0, 2).join('.')}.` }],
  ['signed by somebody else', { token: ({ header, claims, sign }) => sign(header, claims, stranger) }],
  [
    'signed by somebody else with a key of their own',
    { token: ({ header, claims, sign }) => sign({ ...header, kid: 'two' }, claims, stranger) },
  ],
  [
    'signed with the client secret',
    { token: ({ header, claims, sign }) => sign({ ...header, alg: 'HS256' }, claims, provider.clientSecret) },
  ],
  ['with claims changed after it was signed', { token: ({ header, claims, sign }) => changed(sign(header, { ...claims, sub: 'x' })) }],
  ['for another audience', { claims: (right) => ({ ...right, aud: 'another-shop' }) }],
  ['for two audiences, of which another was asked', { claims: (right) => ({ ...right, aud: ['inkwell', 'other'], azp: 'other' }) }],
  ['of another issuer', { claims: (right) => ({ ...right, iss: 'https://id.example.com' }) }],
  ['that has expired', { claims: (right) => ({ ...right, exp: now() - 120 }) }],
  ['that is not valid yet', { claims: (right) => ({ ...right, nbf: now() + 120 }) }],
  ['without an end', { claims: (right) => ({ ...right, exp: undefined }) }],
  ['of another sign-on', { claims: (right) => ({ ...right, nonce: 'replayed' }) }],
  ['without a nonce', { claims: (right) => ({ ...right, nonce: undefined }) }],
  ['without a subject', { claims: (right) => ({ ...right, sub: undefined }) }],
  ['that is none', { token: () => 'x.y.z' }],
];

/** The same signature under other claims. */
function changed(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...read, sub: 'ruth' })).toString('base64url'), signature].join('.');
}

test('[USR-11] what is not forged signs in', async () => {
  const browser = shop.browser('business');
  expect((await signOn(browser, fern, provider.visit)).status).toBe(200);
  expect((await sessionIn(browser)).email).toBe('ruth@fern.example');
});

test.each(FORGERIES)('[USR-11] trust 21: a token %s is refused', async (_what, forgery) => {
  provider.answer(forgery);
  const browser = shop.browser('business');
  expect((await signOn(browser, fern, provider.visit)).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
  expect((await sessionIn(browser)).signedIn).toBe(false);
});

test('[USR-11] a minute of difference between the clocks is allowed', async () => {
  provider.answer({ claims: (right) => ({ ...right, iat: now() + 40, nbf: now() + 40, exp: now() + 340 }) });
  expect((await signOn(shop.browser('business'), fern, provider.visit)).status).toBe(200);
  provider.answer({ claims: (right) => ({ ...right, iat: now() - 340, exp: now() - 40 }) });
  expect((await signOn(shop.browser('business'), fern, provider.visit)).status).toBe(200);
});

test.each<[string, Forgery, string]>([
  ['a secret that the provider does not know', { reply: { status: 401, body: { error: 'invalid_client' } } }, 'CLIENT_REFUSED'],
  [
    'a redirect address that the provider does not know',
    { reply: { status: 400, body: { error: 'invalid_grant', error_description: 'redirect_uri mismatch' } } },
    'REDIRECT_REFUSED',
  ],
  ['no ID token', { reply: { status: 200, body: { access_token: 'x', token_type: 'Bearer' } } }, 'ANSWER_REFUSED'],
  ['an answer that another provider sent (mix-up)', { query: { iss: 'https://id.example.com' } }, 'ANSWER_REFUSED'],
  ['a refusal of the person', { query: { error: 'access_denied', error_description: 'Not assigned' } }, 'DENIED'],
])('[USR-11] %s is told to the administrators', async (_what, forgery, code) => {
  provider.answer(forgery);
  expect((await signOn(shop.browser('business'), fern, provider.visit)).json()).toMatchObject({ code });
  const { failures } = await settingsOf<{ failures: readonly { problem: string; detail: string }[] }>(fern);
  expect(failures[0]?.problem).toBe(code);
  expect(failures[0]?.detail).not.toBe('');
});

test('[USR-11] addresses and keys of the provider are asked for once', async () => {
  const before = { ...provider.asked };
  await signOn(shop.browser('business'), fern, provider.visit);
  expect([provider.asked['/.well-known/openid-configuration'], provider.asked['/jwks']]).toEqual([
    before['/.well-known/openid-configuration'],
    before['/jwks'],
  ]);
});

test('[USR-11] a test of the connection says what is wrong, and changes nothing', async () => {
  interface Tested {
    readonly test: {
      readonly problem: string | null;
      readonly email: string;
      readonly role: string | null;
      readonly received: readonly string[];
    };
  }
  const tested = async (): Promise<Tested['test']> => {
    const begun = await setting(fern, 'test', {});
    expect(begun.status, begun.body).toBe(200);
    const answer = await provider.visit(begun.json<{ next: string }>().next);
    expect((await finish(fern.admin, fern, answer)).json()).toEqual({ next: '/account/sign-on' });
    return (await settingsOf<Tested>(fern)).test;
  };
  const count = async () => (await shop.db.raw('select count(*)::int as n from profile')).rows[0]?.['n'];
  const before = await count();
  provider.answer({ claims: (right) => ({ ...right, sub: 'new', email: 'new@fern.example' }) });
  expect(await tested()).toMatchObject({ problem: null, email: 'new@fern.example', role: 'buyer' });
  provider.answer({ claims: (right) => ({ ...right, email: undefined, mail: 'ruth@fern.example' }) });
  expect(await tested()).toMatchObject({ problem: 'EMAIL_MISSING', received: ['sub', 'email_verified', 'name', 'mail'] });
  provider.answer({ reply: { status: 401, body: { error: 'invalid_client' } } });
  expect(await tested()).toMatchObject({ problem: 'CLIENT_REFUSED' });
  expect(await count()).toBe(before);
  expect((await sessionIn(fern.admin)).email).toBe('ruth@fern.example');
});

test('[USR-11] a provider that cannot be reached, or names another issuer, is told in the test and to the shopper', async () => {
  const dead = { ...provider, issuer: 'http://127.0.0.1:9' };
  await connect(fern, dead);
  expect((await setting(fern, 'test', {})).json()).toEqual({ next: '/account/sign-on' });
  expect((await settingsOf<{ test: object }>(fern)).test).toMatchObject({ problem: 'UNREACHABLE' });
  const reply = await shop.browser('business').send('POST', '/api/sign-on/begin', { organization: 'fern' });
  expect([reply.status, reply.json()]).toMatchObject([400, { code: 'UNREACHABLE' }]);
  await connect(fern, { ...provider, issuer: `${provider.issuer}/tenant` });
  provider.answer({ discovery: { status: 200, body: {} } });
  await setting(fern, 'test', {});
  expect((await settingsOf<{ test: object }>(fern)).test).toMatchObject({ problem: 'UNREACHABLE' });
  await connect(fern, provider);
  expect(await begin(shop.browser('business'), fern)).toContain(`${provider.issuer}/authorize?`);
});

test.each([
  ['http://127.0.0.1/', ['127.0.0.1']],
  ['https://10.0.0.7/', ['10.0.0.7']],
  ['https://metadata.example/', ['169.254.169.254']],
  ['https://id.example/', ['93.184.216.34', '192.168.0.1']],
  ['http://id.example/', ['93.184.216.34']],
  ['https://[::1]/', ['::1']],
])('[USR-11] trust 25: %s with the addresses %j is not called', async (address, addresses) => {
  const fetch = makeGuardedFetch({ allowedHosts: [], resolve: async () => addresses });
  await expect(fetch(address)).rejects.toThrow(AddressRefused);
});

test('[USR-11] trust 25: the provider’s redirects are not followed', async () => {
  const fetch = makeGuardedFetch({ allowedHosts: ['127.0.0.1'] });
  provider.answer({ discovery: { status: 302, body: {} } });
  expect((await fetch(`${provider.issuer}/.well-known/openid-configuration`)).status).toBe(302);
});
