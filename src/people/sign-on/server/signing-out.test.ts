// Signing out here and at a real OpenID provider, from either side (USR-11, trust 19).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgingProvider } from '#test/forging-provider';
import { identityProvider, type IdentityProvider } from '#test/identity-provider';
import { testShop, type Browser, type TestShop } from '#test/shop';
import {
  BUSINESS,
  connect,
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
const AT = `${BUSINESS}/office/supplies/sign-on/pine`;
const posted: { form: string; status: number }[] = [];

/** As the provider posts it: from nowhere, without cookies. */
async function postLogout(address: string, form: string): Promise<number> {
  const { host, pathname } = new URL(address);
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode } = await shop.shop.inject({ method: 'POST', url: pathname, headers, payload: form });
  posted.push({ form, status: statusCode });
  return statusCode;
}

beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  const logout = { uri: `${AT}/logout`, post: postLogout };
  provider = await identityProvider([redirectUri('pine')], { signedOutUris: [`${AT}/signed-out`], logout });
  pine = await withSignOn(shop, 'pine', provider);
  expect((await setting(pine, 'sign-out', { signsOut: true })).body).toBe('{}');
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

async function signedOn(name: string, visit = provider.visit): Promise<Browser> {
  provider.signInAs({ sub: `sub-${name}`, email: `${name}@pine.example`, email_verified: true, name });
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, visit)).status).toBe(200);
  return browser;
}
const signOut = async (browser: Browser): Promise<URL> =>
  new URL((await browser.send('POST', '/api/sign-out', {})).json<{ next: string }>().next, BUSINESS);
const leave = (browser: Browser, state: string | null) => browser.send('POST', '/api/sign-on/leave', { organization: 'pine', state });
const left = async (browser: Browser, state: string | null) =>
  (await browser.send('POST', '/api/sign-on/left', { organization: 'pine', state })).json<object>();

test('[USR-11] signing out here ends the session at once, signs out at the provider, and comes back to say so once', async () => {
  const there = provider.browser();
  const browser = await signedOn('nora', there.visit);
  const signIns = provider.signIns();
  await signOn(shop.browser('business'), pine, there.visit);
  expect(provider.signIns(), 'still signed in there').toBe(signIns);

  const next = await signOut(browser);
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect(next.pathname).toBe('/office/supplies/sign-on/pine/signed-out');
  const state = next.searchParams.get('leave');
  const leaving = (await leave(browser, state)).json<{ name: string; next: string }>();
  expect(leaving.name).toBe('pine');
  const asked = new URL(leaving.next);
  expect(asked.origin).toBe(provider.issuer);
  expect(asked.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
  expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${AT}/signed-out`);

  const back = await there.visit(leaving.next);
  expect(back).toBe(`${AT}/signed-out?state=${state}`);
  expect(await left(browser, state)).toEqual({ name: 'pine', outcome: 'both' });
  expect(await left(browser, state)).toEqual({ name: '', outcome: 'out' });
  await signOn(shop.browser('business'), pine, there.visit);
  expect(provider.signIns(), 'signed out there').toBe(signIns + 1);
});

test('[USR-11] trust 19: signing out at a real provider ends the sessions that began there, and nobody else’s', async () => {
  const [here, there] = [provider.browser(), provider.browser()];
  const browsers = [await signedOn('ida', here.visit), await signedOn('bo', there.visit)];
  posted.length = 0;
  const { end_session_endpoint: end } = (await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json()) as {
    end_session_endpoint: string;
  };
  await here.visit(end);
  expect(posted).toEqual([{ form: expect.stringContaining('logout_token=') as string, status: 200 }]);
  expect(await Promise.all(browsers.map(async (browser) => (await sessionIn(browser)).signedIn))).toEqual([false, true]);
  // The same token once more ends nothing.
  expect(await postLogout(`${AT}/logout`, posted[0]?.form ?? '')).toBe(400);
});

test('[USR-11] nobody is led to the provider who did not sign on there, or where the organization does not want it', async () => {
  expect((await signOut(pine.admin)).pathname).toBe('/');
  await pine.admin.send('POST', '/api/sign-in', { email: 'ruth@pine.example', password: 'a lamp in the window' });
  const before = await signedOn('kim');
  expect((await setting(pine, 'sign-out', { signsOut: false })).status).toBe(200);
  expect((await signOut(before)).pathname).toBe('/');
  const without = await signedOn('kim');
  const { rows } = await shop.db.raw(`select count(*)::int as n from sign_on_logout_hint`);
  await setting(pine, 'sign-out', { signsOut: true });
  expect((await signOut(without)).pathname).toBe('/');
  // Only what the organization wants is kept, and sealed.
  await signedOn('kim');
  const { rows: after } = await shop.db.raw(`select sealed_hint from sign_on_logout_hint`);
  expect(after.length).toBe(Number(rows[0]?.['n']) + 1);
  for (const row of after) expect(Buffer.from(row['sealed_hint'] as Uint8Array).toString('latin1')).not.toContain('eyJ');
});

test('[USR-11] a state that is unknown, old or another organization’s leads nowhere', async () => {
  const state = (await signOut(await signedOn('ole'))).searchParams.get('leave');
  const stranger = shop.browser('business');
  expect((await leave(stranger, 'en-US.unknown')).status).toBe(404);
  expect((await stranger.send('POST', '/api/sign-on/leave', { organization: 'moss', state })).status).toBe(404);
  expect((await shop.browser('consumer').send('POST', '/api/sign-on/leave', { organization: 'pine', state })).status).toBe(404);
  expect(await left(pine.admin, 'en-US.unknown')).toEqual({ name: '', outcome: 'in' });
  await shop.db.raw(`update sign_on_logout set expires_at = now() - interval '1 second'`);
  expect((await leave(stranger, state)).status).toBe(404);
  expect(await left(stranger, state)).toEqual({ name: '', outcome: 'out' });
});

test('[USR-11] a hint goes to the provider that gave it, to no later one; and turning it on asks the provider first', async () => {
  const before = await signedOn('uma');
  const other = await forgingProvider({ sub: 'x', email: 'x@pine.example', email_verified: true });
  await connect(pine, other);
  expect((await signOut(before)).pathname).toBe('/');
  // What was agreed with one provider is not with the next.
  expect(await settingsOf(pine)).toMatchObject({ connection: { signsOut: false }, signedOutUri: `${AT}/signed-out` });
  expect((await setting(pine, 'sign-out', { signsOut: true })).json()).toMatchObject({ code: 'NO_LOGOUT' });
  await other.close();
  await connect(pine, { ...other, issuer: 'http://127.0.0.1:9' });
  expect((await setting(pine, 'sign-out', { signsOut: true })).json()).toMatchObject({ code: 'UNREACHABLE' });
  expect((await setting(pine, 'sign-out', { signsOut: false })).status).toBe(200);
  const { events } = (await pine.admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string }[] }>();
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['signOnSignsOut', 'signOnStaysIn']));
});
