// To whom it is offered to ask to join an organization (USR-9, trust 20).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePaths } from '#paths';
import { letAsk, opensAndAsks, registered } from '#test/asking-to-join';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { organization, PASSWORD, sessionIn, setting, SIGN_ON_HOSTS } from '#test/sign-on';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
});
afterAll(() => shop.close());

const own = async (browser: Browser) => (await browser.send('GET', '/api/join-request')).json<object>();

test('[USR-9] trust 20: who has confirmed an address of a proven domain is offered to ask, and nobody by typing one', async () => {
  const oak = await organization(shop, 'oak');
  await letAsk(shop, oak.admin, 'oak.example');
  const browser = shop.browser('business');
  const register = (email: string) =>
    browser.send('POST', '/api/create-account', { fullName: 'Eve Park', email, password: PASSWORD, company: 'Park & Co' });
  const [here, elsewhere] = [await register('eve@oak.example'), await register('eve@birch.example')];
  expect([here.status, here.json()]).toEqual([elsewhere.status, elsewhere.json()]);
  const token = await registered(shop, browser, { email: 'eve@oak.example' });
  const opening = await browser.send('POST', '/api/account/opening-link', { token });
  expect(opening.json()).toMatchObject({ email: 'eve@oak.example', joins: 'oak', company: 'Park & Co' });
  const other = await registered(shop, browser, { email: 'eve@birch.example' });
  expect((await browser.send('POST', '/api/account/opening-link', { token: other })).json()).toMatchObject({ joins: '' });
  expect((await browser.send('POST', '/api/account/opening-link', { token: 'x'.repeat(43) })).json()).toMatchObject({
    joins: '',
    email: '',
  });
  // Who rather opens an organization of their own is asked no more.
  expect((await browser.send('POST', '/api/account/open', { token })).json()).toEqual({ next: makePaths('en-US').account('business') });
  expect(await own(browser)).toMatchObject({ state: 'none', mayAsk: false });
  expect((await browser.send('POST', '/api/join-request', {})).status).toBe(404);
  // Nor does an offer that is not made open an account without an organization.
  const stranger = shop.browser('business');
  await opensAndAsks(shop, stranger, { email: 'zoe@birch.example' });
  expect((await sessionIn(stranger)).permissions).toContain('H_SAM');
});

test('[USR-9] [USR-11] where single sign-on is the only way in, a domain is not proven, or the organization stops it, nobody is offered to ask', async () => {
  const fir = await organization(shop, 'fir');
  expect((await fir.admin.send('POST', '/api/organization/joining', { allowed: true })).json()).toMatchObject({ code: 'DOMAIN_FIRST' });
  await letAsk(shop, fir.admin, 'fir.example');
  const joins = async (name: string) => {
    const browser = shop.browser('business');
    const token = await registered(shop, browser, { email: `${name}@fir.example` });
    return (await browser.send('POST', '/api/account/opening-link', { token })).json<{ joins: string }>().joins;
  };
  expect(await joins('one')).toBe('fir');
  const form = {
    issuer: 'http://127.0.0.1:9',
    clientId: 'x',
    secret: 'x',
    groupsClaim: '',
    trustsAddresses: false,
    opensAccounts: true,
    role: 'buyer',
  };
  await setting(fir, 'connection', form);
  const { administrators } = (await fir.admin.send('GET', '/api/organization/sign-on')).json<{
    administrators: readonly { profileId: string }[];
  }>();
  const keeperId = administrators[0]?.profileId;
  expect((await setting(fir, 'mode', { mode: 'choice' })).status).toBe(200);
  expect(await joins('two')).toBe('fir');
  expect((await setting(fir, 'mode', { mode: 'only', keeperId })).status).toBe(200);
  expect(await joins('three')).toBe('');
  await setting(fir, 'mode', { mode: 'off' });
  expect(await joins('four')).toBe('fir');
  expect((await fir.admin.send('POST', '/api/organization/joining', { allowed: false })).body).toBe('{}');
  expect((await fir.admin.send('GET', '/api/organization/details')).json()).toMatchObject({
    joining: { isAllowed: false, domains: ['fir.example'] },
  });
  expect(await joins('five')).toBe('');
});

test('[USR-9] trust 19: who asked may open an organization of their own instead: once, in a new session, and the request is withdrawn', async () => {
  const ash = await organization(shop, 'ash');
  await letAsk(shop, ash.admin, 'ash.example');
  const asker = shop.browser('business');
  await opensAndAsks(shop, asker, { email: 'ivo@ash.example' });
  const open = (browser: Browser, company: string) => browser.send('POST', '/api/join-request/organization', { company });
  expect((await open(asker, ' ')).json()).toMatchObject({ code: 'COMPANY_REQUIRED', field: 'company' });
  const before = asker.cookies.get('__Host-inkwell');
  const replies = await Promise.all([open(asker, 'Ivo & Co'), open(asker, 'Ivo & Co')]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await shop.db.raw(`select count(*)::int as n from account where name = 'Ivo & Co'`);
  expect(rows[0]?.['n']).toBe(1);
  expect(asker.cookies.get('__Host-inkwell')).not.toBe(before);
  expect(await sessionIn(asker)).toMatchObject({
    accountName: 'Ivo & Co',
    permissions: expect.arrayContaining(['H_SAM', 'G_IOC']) as string[],
  });
  expect((await ash.admin.send('GET', '/api/organization/join-requests')).json()).toMatchObject({ requests: [] });
  expect((await open(ash.admin, 'Another')).status).toBe(404);
});
