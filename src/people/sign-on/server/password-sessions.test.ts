// Turning "single sign-on only" on ends the sessions that began with a password or passkey (USR-11, trust 19).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgingProvider, type ForgingProvider } from '#test/forging-provider';
import { invited } from '#test/invited';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { PASSWORD, sessionIn, setting, settingsOf, SIGN_ON_HOSTS, signOn, withSignOn, type Organization } from '#test/sign-on';

let shop: TestShop;
let provider: ForgingProvider;
beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  provider = await forgingProvider({ sub: 'x', email_verified: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const keeperOf = async (own: Organization): Promise<string> => {
  const { administrators } = await settingsOf<{ administrators: readonly { profileId: string; name: string }[] }>(own);
  return administrators.find(({ name }) => name === 'Ruth Adler')?.profileId ?? '';
};
const isIn = async (browser: Browser): Promise<boolean> => (await sessionIn(browser)).signedIn;

test('[USR-11] trust 19: what began with a password ends at once, but for the keeper; what began at the provider goes on', async () => {
  const ash = await withSignOn(shop, 'ash', provider);
  const byPassword = await invited(shop, ash.admin, { email: 'ben@ash.example', role: 'buyer', password: PASSWORD });
  // Another administrator, who turns it on and keeps no password.
  const second = await invited(shop, ash.admin, { email: 'zoe@ash.example', role: 'administrator', password: PASSWORD });
  const outside = await invited(shop, ash.admin, { email: 'guest@mail.example', role: 'buyer', password: PASSWORD });
  provider.answer({ claims: (right) => ({ ...right, sub: 'ida', email: 'ida@ash.example' }) });
  const byProvider = shop.browser('business');
  expect((await signOn(byProvider, ash, provider.visit)).status).toBe(200);
  const turnedOn = await setting({ ...ash, admin: second }, 'mode', { mode: 'only', keeperId: await keeperOf(ash) });
  expect([turnedOn.status, turnedOn.body]).toEqual([200, '{}']);
  const browsers = [byPassword, second, outside, byProvider, ash.admin];
  expect(await Promise.all(browsers.map(isIn))).toEqual([false, false, true, true, true]);
  expect((await byPassword.send('GET', '/api/account')).status).toBe(401);
});

test('[USR-11] trust 19: who signs in with a password at that moment has no session afterwards', async () => {
  const yew = await withSignOn(shop, 'yew', provider);
  await invited(shop, yew.admin, { email: 'ben@yew.example', role: 'buyer', password: PASSWORD });
  const keeperId = await keeperOf(yew);
  const browsers = Array.from({ length: 6 }, () => shop.browser('business'));
  const [turnedOn, ...replies] = await Promise.all([
    setting(yew, 'mode', { mode: 'only', keeperId }),
    ...browsers.map((browser) => browser.send('POST', '/api/sign-in', { email: 'ben@yew.example', password: PASSWORD })),
  ]);
  expect(turnedOn.status).toBe(200);
  // Some were led to the provider, some were signed in for a moment, some refused: nobody stays.
  for (const { status } of replies) expect([200, 400]).toContain(status);
  expect(await Promise.all(browsers.map(isIn))).toEqual(browsers.map(() => false));
});
