import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '#demo/server';
import { SERVICE_NAMES, SERVICES } from '#people/services/rules';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { readServiceToken, type HandedOver } from './service-token.ts';

const KEY = 'one secret for all the services here';
const ENV = {
  INKWELL_SERVICES: 'breakroom=https://breakroom.example/in?from=inkwell,blue-tarp=https://tarp.example/',
  INKWELL_SERVICES_KEY: KEY,
};
const NOW = new Date('2026-11-29T12:00:00Z');

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop(ENV, { now: () => NOW });
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

async function signedIn(name: string, on = shop): Promise<Browser> {
  const browser = on.browser('business');
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return browser;
}

const open = (browser: Browser, service: string) => browser.send('POST', `/api/services/${service}`, {});

test('[B2B-7] a service is told who comes, with which of its codes, for a minute, in a token that is its own', async () => {
  const reply = await open(await signedIn('southwest'), 'breakroom');
  const next = new URL(reply.json<{ next: string }>().next);
  expect([next.origin, next.searchParams.get('from')]).toEqual(['https://breakroom.example', 'inkwell']);
  const token = next.searchParams.get('token') ?? '';
  const at = (seconds: number) => ({ key: KEY, now: new Date(NOW.getTime() + seconds * 1000) });
  expect(readServiceToken(token, 'breakroom', at(59))).toMatchObject({
    aud: 'breakroom',
    iss: 'http://business.localhost:3000',
    email: 'southwest@inkwell.example',
    name: 'Diego Fuentes',
    organization: { name: 'Fuentes Builders', number: '10024511' },
    codes: ['G_BRE'],
  });
  expect(readServiceToken(token, 'breakroom', at(60))).toBeNull();
  expect(readServiceToken(token, 'other-sites', at(0))).toBeNull();
  expect(readServiceToken(token, 'breakroom', { ...at(0), key: `${KEY}!` })).toBeNull();
  const [head = '', body = '', signature = ''] = token.split('.');
  const facts = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as HandedOver), codes: ['G_BT2'] };
  const forged = `${head}.${Buffer.from(JSON.stringify(facts)).toString('base64url')}.${signature}`;
  expect(readServiceToken(forged, 'breakroom', at(0))).toBeNull();
  for (const broken of ['', '.', '..', 'a.b.c', token.slice(0, -1)])
    expect(readServiceToken(broken, 'breakroom', at(0)), broken).toBeNull();
  const again = new URL((await open(await signedIn('southwest'), 'breakroom')).json<{ next: string }>().next).searchParams.get('token');
  expect(readServiceToken(again ?? '', 'breakroom', at(0))?.jti).not.toBe(readServiceToken(token, 'breakroom', at(0))?.jti);
});

test('[B2B-7] the service learns whether a person pays or only reads', async () => {
  const codesOf = async (name: string) => {
    const { next } = (await open(await signedIn(name), 'blue-tarp')).json<{ next: string }>();
    return readServiceToken(new URL(next).searchParams.get('token') ?? '', 'blue-tarp', { key: KEY, now: NOW })?.codes;
  };
  expect([await codesOf('hidden'), await codesOf('volume')]).toEqual([['G_BT2'], ['G_BT2V']]);
});

test('[B2B-7] a service that is not connected says so; none stands in outside the demonstration', async () => {
  const reply = await open(await signedIn('clinic'), 'bill-trust');
  expect([reply.status, reply.json()['code']]).toEqual([503, 'SERVICE_NOT_CONNECTED']);
  const { next } = (await open(await signedIn('southwest'), 'breakroom')).json<{ next: string }>();
  const shown = await shop
    .browser('business')
    .send('GET', `/api/services/stand-in?service=breakroom&token=${new URL(next).searchParams.get('token')}`);
  expect(shown.status).toBe(404);
});

test('[USR-4] [B2B-7] in the demonstration every account is handed over to the services of its codes alone', async () => {
  const demo = await testShop({ INKWELL_DEMO: 'yes' });
  await ensureDemoAccounts(demo.db, password);
  for (const { name, tenant, permissions: own = [], accountNumber } of DEMO_ACCOUNTS) {
    if (tenant === 'consumer') continue;
    // What the seller agreed with the organization, all of its people have.
    const agreed = DEMO_ACCOUNTS.filter((other) => other.organization !== undefined && other.accountNumber === accountNumber);
    const permissions = [...own, ...agreed.flatMap((other) => other.permissions ?? [])];
    const browser = await signedIn(name, demo);
    for (const service of SERVICE_NAMES) {
      const codes = SERVICES[service].filter((code: string) => permissions.some((one) => one === code));
      const reply = await open(browser, service);
      expect(reply.status, `${name} ${service}`).toBe(codes.length > 0 ? 200 : 403);
      if (codes.length === 0) continue;
      const { pathname, search } = new URL(reply.json<{ next: string }>().next);
      expect(pathname).toBe(`/service/${service}`);
      const told = await demo.browser('business').send('GET', `/api/services/stand-in?service=${service}&${search.slice(1)}`);
      expect(told.json()).toMatchObject({ email: `${name}@inkwell.example`, codes });
    }
  }
  expect((await open(demo.browser('business'), 'breakroom')).status).toBe(401);
  await demo.close();
});

test('[B2B-7] a setting for a service that there is not keeps the shop from starting', async () => {
  await expect(testShop({ INKWELL_SERVICES: 'breakrom=https://x.example/', INKWELL_SERVICES_KEY: KEY })).rejects.toThrow(
    'there is no service breakrom',
  );
});
