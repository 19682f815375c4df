// A provider ends sessions that began with it; what anybody could forge ends none (USR-11, trust 19, 21).
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgingProvider, type ForgingProvider, type TokenParts } from '#test/forging-provider';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { sessionIn, settingsOf, SIGN_ON_HOSTS, signOn, withSignOn, type Organization } from '#test/sign-on';

let shop: TestShop;
let provider: ForgingProvider;
let fern: Organization;
let moss: Organization;
let sign: TokenParts['sign'];

beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  provider = await forgingProvider({ email_verified: true, name: 'Ida Lund' });
  fern = await withSignOn(shop, 'fern', provider);
  moss = await withSignOn(shop, 'moss', provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

async function signedOn(own: Organization, sub: string, sid?: string): Promise<Browser> {
  provider.answer({
    claims: (right) => ({ ...right, sub, email: `${sub}@${own.domain}`, sid }),
    token: (parts) => {
      sign = parts.sign;
      return parts.sign(parts.header, parts.claims);
    },
  });
  const browser = shop.browser('business');
  expect((await signOn(browser, own, provider.visit)).status).toBe(200);
  return browser;
}
const isIn = async (browser: Browser): Promise<boolean> => (await sessionIn(browser)).signedIn;

const HEADER = { alg: 'RS256', kid: 'one', typ: 'logout+jwt' };
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const seconds = (): number => Math.floor(Date.now() / 1_000);
const right = (more: object) => ({
  iss: provider.issuer,
  aud: provider.clientId,
  iat: seconds(),
  exp: seconds() + 120,
  jti: randomUUID(),
  events: EVENTS,
  ...more,
});

/** As a provider posts it: from nowhere, without cookies. */
async function post({ linkName }: Organization, token: string): Promise<number> {
  const reply = await shop.shop.inject({
    method: 'POST',
    url: `/office/supplies/sign-on/${linkName}/logout`,
    headers: { host: 'business.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  expect(reply.headers['cache-control']).toContain('no-store');
  return reply.statusCode;
}

test('[USR-11] trust 19: a logout by session ends that one, a logout by subject all of the person, and each token counts once', async () => {
  const [one, two, other] = [await signedOn(fern, 'ida', 's-1'), await signedOn(fern, 'ida', 's-2'), await signedOn(fern, 'bo', 's-3')];
  const token = sign(HEADER, right({ sid: 's-1' }));
  expect(await post(fern, token)).toBe(200);
  expect(await Promise.all([one, two, other].map(isIn))).toEqual([false, true, true]);
  const again = await signedOn(fern, 'ida', 's-1');
  expect(await post(fern, token)).toBe(400);
  expect(await isIn(again)).toBe(true);
  expect(await post(fern, sign(HEADER, right({ sub: 'ida' })))).toBe(200);
  expect(await Promise.all([again, two, other].map(isIn))).toEqual([false, false, true]);
  // The address stands on the settings screen.
  const { logoutUri } = await settingsOf<{ logoutUri: string }>(fern);
  expect(logoutUri).toBe('http://business.localhost:3000/office/supplies/sign-on/fern/logout');
});

test('[USR-11] trust 21: nothing that is forged, old, or meant for somebody else ends a session', async () => {
  const browser = await signedOn(fern, 'eve', 's-9');
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  const about = { sub: 'eve', sid: 's-9' };
  const forgeries: Readonly<Record<string, string>> = {
    'signed by somebody else': sign(HEADER, right(about), stranger),
    'signed by somebody else with a key of their own': sign({ ...HEADER, kid: 'two' }, right(about), stranger),
    'signed with the client secret': sign({ ...HEADER, alg: 'HS256' }, right(about), provider.clientSecret),
    'without a signature': `${sign({ alg: 'none' }, right(about)).split('.').slice(0, 2).join('.')}.`,
    'of another issuer': sign(HEADER, right({ ...about, iss: 'https://id.example.com' })),
    'for another audience': sign(HEADER, right({ ...about, aud: 'another-shop' })),
    'with a nonce, as an ID token has': sign(HEADER, right({ ...about, nonce: 'x' })),
    'without the event': sign(HEADER, right({ ...about, events: {} })),
    'without an id': sign(HEADER, right({ ...about, jti: undefined })),
    'without subject and session': sign(HEADER, right({})),
    'too old': sign(HEADER, right({ ...about, iat: seconds() - 700 })),
    'from the future': sign(HEADER, right({ ...about, iat: seconds() + 120 })),
    'that has expired': sign(HEADER, right({ ...about, exp: seconds() - 120 })),
    'that is none': 'x.y.z',
    'that is empty': '',
  };
  for (const [what, token] of Object.entries(forgeries)) expect(await post(fern, token), what).toBe(400);
  // The other organization's address ends its own people's sessions alone.
  await post(moss, sign(HEADER, right(about)));
  expect(await isIn(browser)).toBe(true);
  expect(await post({ ...fern, linkName: 'nobody' }, sign(HEADER, right(about)))).toBe(400);
  expect(await post(fern, sign(HEADER, right({ ...about, aud: ['other', provider.clientId] })))).toBe(200);
  expect(await isIn(browser)).toBe(false);
});
