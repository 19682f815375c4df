// Signing on with a real OpenID provider, through real requests (USR-6, USR-11, trust 21).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityProvider, type IdentityProvider } from '#test/identity-provider';
import { demoShop, type TestShop } from '#test/shop';
import {
  begin,
  connect,
  finish,
  PASSWORD,
  redirectUri,
  sessionIn,
  setting,
  settingsOf,
  SIGN_ON_HOSTS,
  signOn,
  withSignOn,
  type Organization,
} from '#test/sign-on';

let shop: TestShop;
let provider: IdentityProvider;
let pine: Organization;
let elm: Organization;
let now = new Date('2026-11-28T15:00:00Z');

beforeAll(async () => {
  shop = await demoShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' }, { now: () => now });
  provider = await identityProvider([redirectUri('pine'), redirectUri('elm')]);
  pine = await withSignOn(shop, 'pine', provider);
  elm = await withSignOn(shop, 'elm', provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => provider.signInAs(undefined));

const person = (name: string, more: object = {}) => {
  const claims = { sub: `sub-${name}`, email: `${name}@pine.example`, email_verified: true, name: `${name} Park`, ...more };
  provider.signInAs(claims);
  return claims;
};
const failures = async (own: Organization) => (await settingsOf<{ failures: readonly { problem: string }[] }>(own)).failures;

test('[USR-11] who is new gets an account at the first sign-on, is a single sign-on user, and comes back to it', async () => {
  person('nora');
  const browser = shop.browser('business');
  const reply = await signOn(browser, pine, provider.visit, '/account/orders');
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/orders' }]);
  const session = await sessionIn(browser);
  expect(session).toMatchObject({ signedIn: true, firstName: 'nora', email: 'nora@pine.example' });
  expect(session.audience).toContain('singleSignOn');
  expect(session.permissions).toContain('G_IOC');
  expect(session.permissions).not.toContain('H_MU');
  const again = shop.browser('business');
  person('nora', { email: 'nora.park@pine.example' });
  expect((await signOn(again, pine, provider.visit)).status).toBe(200);
  expect((await sessionIn(again)).email).toBe('nora@pine.example');
});

test('[USR-11] whoever has an account of the organization is linked to it, and keeps what they had', async () => {
  person('ruth');
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, provider.visit)).status).toBe(200);
  expect((await sessionIn(browser)).permissions).toContain('H_SAM');
  const { events } = (await pine.admin.send('GET', '/api/organization/history')).json<{
    events: readonly { kind: string; about: string }[];
  }>();
  expect(events).toContainEqual(expect.objectContaining({ kind: 'signOnLinked', about: 'Ruth Adler' }));
});

test('[USR-11] [CART-23] a guest’s cart comes along, the session id changes, and targets elsewhere lead home (trust 16, 19)', async () => {
  person('carl');
  const browser = shop.browser('business');
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty: 3 }] });
  const before = browser.cookies.get('__Host-inkwell');
  const reply = await signOn(browser, pine, provider.visit, '//evil.example/x');
  expect(reply.json()).toEqual({ next: '/' });
  expect(browser.cookies.get('__Host-inkwell')).not.toBe(before);
  expect((await browser.send('GET', '/cc/api/checkout')).json()).toMatchObject({ cart: { items: [{ itemId: '246810', qty: 3 }] } });
});

test('[USR-11] groups of the directory give role and group, at each sign-on; the last administrator stays', async () => {
  const { groupId } = (await pine.admin.send('POST', '/api/organization/groups', { name: 'Studio' })).json<{ groupId: string }>();
  await setting(pine, 'mappings', { directoryGroup: 'inkwell-approvers', role: 'approver', groupId });
  await setting(pine, 'mappings', { directoryGroup: 'inkwell-buyers', role: 'buyer', groupId: '' });
  person('gus', { groups: ['everyone', 'inkwell-approvers', 'inkwell-buyers'] });
  const browser = shop.browser('business');
  await signOn(browser, pine, provider.visit);
  expect((await sessionIn(browser)).permissions).toContain('H_AO');
  const { people } = (await pine.admin.send('GET', '/api/organization/people?search=gus')).json<{ people: readonly object[] }>();
  expect(people).toMatchObject([{ role: 'approver', groupId }]);
  person('gus', { groups: ['inkwell-buyers'] });
  const later = shop.browser('business');
  await signOn(later, pine, provider.visit);
  expect((await sessionIn(later)).permissions).not.toContain('H_AO');
  // A new role ends the person's other sessions.
  expect((await sessionIn(browser)).signedIn).toBe(false);
  person('ruth', { groups: ['inkwell-buyers'] });
  const ruth = shop.browser('business');
  await signOn(ruth, pine, provider.visit);
  expect((await sessionIn(ruth)).permissions).toContain('H_SAM');
});

test('[USR-11] trust 42: a deactivated person is refused, in words and in the administrators’ list', async () => {
  person('dan');
  await signOn(shop.browser('business'), pine, provider.visit);
  const { people } = (await pine.admin.send('GET', '/api/organization/people?search=dan')).json<{
    people: readonly { profileId: string }[];
  }>();
  await pine.admin.send('POST', `/api/organization/people/${people[0]?.profileId}/deactivate`, {});
  const browser = shop.browser('business');
  const reply = await signOn(browser, pine, provider.visit);
  expect([reply.status, reply.json()]).toMatchObject([400, { code: 'DEACTIVATED' }]);
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect((await failures(pine))[0]).toMatchObject({ problem: 'DEACTIVATED', email: 'dan@pine.example' });
});

test.each([
  ['an address of a domain that is not the organization’s', { email: 'eve@elm.example' }, 'DOMAIN_NOT_PROVEN'],
  ['an address that is not verified', { email_verified: false }, 'EMAIL_UNVERIFIED'],
  ['no address', { email: undefined }, 'EMAIL_MISSING'],
])('[USR-11] trust 21: %s opens nothing', async (_what, claims, code) => {
  person('eve', claims);
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, provider.visit)).json()).toMatchObject({ code });
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect((await failures(pine))[0]).toMatchObject({ problem: code });
});

test('[USR-11] trust 21: another organization’s provider never opens an account of this one', async () => {
  const { rows } = await shop.db.raw(`select count(*)::int as n from profile where email_key = 'ruth@pine.example'`);
  person('ruth');
  const reply = await signOn(shop.browser('business'), elm, provider.visit);
  expect(reply.json()).toMatchObject({ code: 'DOMAIN_NOT_PROVEN' });
  expect(rows[0]?.['n']).toBe(1);
  // An answer for one organization is none for another.
  const browser = shop.browser('business');
  const answer = await provider.visit(await begin(browser, pine));
  expect((await finish(browser, elm, answer)).json()).toMatchObject({ code: 'ATTEMPT_ENDED' });
});

test('[USR-11] trust 21: an address that was given to somebody new does not open the old account, until an administrator says so', async () => {
  person('lee');
  await signOn(shop.browser('business'), pine, provider.visit);
  person('lee', { sub: 'another-lee' });
  expect((await signOn(shop.browser('business'), pine, provider.visit)).json()).toMatchObject({ code: 'LINKED_TO_ANOTHER' });
  const [failure] = (await settingsOf<{ failures: readonly { personId: string }[] }>(pine)).failures;
  expect((await setting(pine, 'unlink', { personId: failure?.personId })).status).toBe(200);
  expect((await signOn(shop.browser('business'), pine, provider.visit)).status).toBe(200);
});

test('[USR-11] trust 21: an answer works once, in the browser that began it, within ten minutes', async () => {
  person('ida');
  const browser = shop.browser('business');
  const answer = await provider.visit(await begin(browser, pine));
  expect((await finish(shop.browser('business'), pine, answer)).json()).toMatchObject({ code: 'ATTEMPT_ENDED' });
  const both = await Promise.all([finish(browser, pine, answer), finish(browser, pine, answer)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const late = shop.browser('business');
  const old = await provider.visit(await begin(late, pine));
  const token = late.cookies.get('__Host-sign-on') ?? '';
  now = new Date(now.getTime() + 601_000);
  late.cookies.set('__Host-sign-on', token);
  expect((await finish(late, pine, old)).json()).toMatchObject({ code: 'ATTEMPT_ENDED' });
});

test('[USR-11] the provider may change its key at any time', async () => {
  person('kim');
  expect((await signOn(shop.browser('business'), pine, provider.visit)).status).toBe(200);
  await provider.rollKey();
  person('kim');
  expect((await signOn(shop.browser('business'), pine, provider.visit)).status).toBe(200);
});

test('[USR-11] who is not let through by the provider is told so', async () => {
  provider.signInAs(undefined);
  expect((await signOn(shop.browser('business'), pine, provider.visit)).json()).toMatchObject({ code: 'DENIED' });
  expect((await failures(pine))[0]).toMatchObject({ problem: 'DENIED', detail: expect.stringContaining('Not assigned') as string });
});

test('[USR-11] two first sign-ons of a person at once make one account', async () => {
  person('twin');
  const replies = await Promise.all([1, 2].map(() => signOn(shop.browser('business'), pine, provider.visit)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await shop.db.raw(`select count(*)::int as n from profile where email_key = 'twin@pine.example'`);
  expect(rows[0]?.['n']).toBe(1);
});

test('[USR-11] accounts open by themselves only where the organization wants that', async () => {
  await connect(elm, provider, { opensAccounts: false });
  provider.signInAs({ sub: 'olga', email: 'olga@elm.example', email_verified: true });
  expect((await signOn(shop.browser('business'), elm, provider.visit)).json()).toMatchObject({ code: 'NO_ACCOUNT' });
});

test('[USR-11] trust 24: the client secret stands nowhere in the database, and no answer tells it', async () => {
  const { rows } = await shop.db.raw('select sealed_secret from sign_on_connection');
  for (const row of rows) expect(Buffer.from(row['sealed_secret'] as Uint8Array).toString('latin1')).not.toContain(provider.clientSecret);
  expect((await pine.admin.send('GET', '/api/organization/sign-on')).body).not.toContain(provider.clientSecret);
});

test('[USR-11] the password goes on to work where single sign-on is a choice', async () => {
  const browser = shop.browser('business');
  const reply = await browser.send('POST', '/api/sign-in', { email: 'ruth@pine.example', password: PASSWORD });
  expect([reply.status, reply.json()]).toMatchObject([200, { secondStep: false, firstName: 'Ruth' }]);
});
