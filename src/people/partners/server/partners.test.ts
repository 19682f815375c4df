import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeToken } from '#platform/json-web-token';
import { lastMail, openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { partnerSecret } from './partners.ts';

const KEY = 'one secret for all the partners here';
const CODE = 'LANTERN-CLUB';
const NOW = Date.parse('2026-11-29T12:00:00Z') / 1000;
const ORIGIN = 'http://localhost:3000';

let shop: TestShop;
beforeAll(async () => {
  const env = { INKWELL_PARTNERS: `${CODE}=Lantern Teachers’ Club, OTHER=Other Club`, INKWELL_PARTNERS_KEY: KEY };
  shop = await testShop(env, { now: () => new Date(NOW * 1000) });
});
afterAll(() => shop.close());

let made = 0;
const facts = (more: object = {}) => {
  made += 1;
  const person = { sub: 'p-1', email: 'ada@lantern.example', given_name: 'Ada', family_name: 'Lindqvist' };
  return { iss: CODE, aud: ORIGIN, ...person, iat: NOW, exp: NOW + 120, jti: `token-${made}`, ...more };
};
const token = (more: object = {}, secret = partnerSecret(CODE, KEY)): string => writeToken(facts(more), secret);
const enter = (browser: Browser, sent: string) => browser.send('POST', '/api/tpv/enter', { token: sent });
const session = async (browser: Browser) => (await browser.send('GET', '/api/session')).json();

test('[APP-4] [USR-6] a partner’s person gets an account of their own and finds it again; the cart names the partner, and what a guest had comes along', async () => {
  const first = shop.browser();
  const shown = await first.send('POST', '/api/tpv/read', { token: token() });
  expect(shown.json()).toEqual({ partner: 'Lantern Teachers’ Club', name: 'Ada Lindqvist', email: 'ada@lantern.example' });
  expect(await session(first)).toMatchObject({ signedIn: false });
  expect((await enter(first, token({ target: '/account/orders' }))).json()).toEqual({ next: '/account/orders' });
  const facts1 = await session(first);
  expect(facts1).toMatchObject({ signedIn: true, userType: 'THIRD_PARTY', partnerName: 'Lantern Teachers’ Club', firstName: 'Ada' });
  const cart = (await first.send('GET', '/cc/api/checkout')).json<{ cart: { cartAttributes: { tpsCode: string } } }>();
  expect(cart.cart.cartAttributes.tpsCode).toBe(CODE);
  // Later the partner knows another address and name: it is the number that counts.
  const again = shop.browser();
  expect((await enter(again, token({ email: 'new@lantern.example', given_name: 'A.' }))).status).toBe(200);
  expect((await session(again))['customerNumber']).toBe(facts1['customerNumber']);
  expect((await shop.db.raw('select 1 from profile where partner_code is not null')).rows).toHaveLength(1);
  // Without the partner the person gets in by a password of their own.
  await shop.browser().send('POST', '/api/account/forgotten-password', { email: 'ada@lantern.example' });
  await expect.poll(() => lastMail(shop, 'ada@lantern.example')).toBeGreaterThan(0);
});

test('[USR-6] trust 19: a token is taken once, also by two at once, and what it leads to is an address of the shop', async () => {
  const sent = token({ sub: 'p-2', email: 'two@lantern.example', target: 'https://elsewhere.example/' });
  const replies = await Promise.all([enter(shop.browser(), sent), enter(shop.browser(), sent)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(replies.find(({ status }) => status === 200)?.json()).toEqual({ next: '/' });
  expect((await shop.db.raw(`select 1 from partner_person where subject = 'p-2'`)).rows).toHaveLength(1);
});

test('[USR-6] trust 20: a partner’s word opens no account that somebody opened here, nor another partner’s person', async () => {
  const owner = shop.browser();
  await openAccount(shop, owner, { fullName: 'Maya Ortiz', email: 'maya@here.example', password: 'a long enough password' });
  const guest = shop.browser();
  const reply = await enter(guest, token({ sub: 'p-3', email: 'MAYA@here.example' }));
  expect([reply.status, reply.json()['code']]).toEqual([400, 'ADDRESS_TAKEN']);
  expect(await session(guest)).toMatchObject({ signedIn: false });
  expect((await enter(shop.browser(), token({ sub: 'p-4', email: 'four@lantern.example' }))).status).toBe(200);
  const other = token({ iss: 'OTHER', sub: 'p-4', email: 'four@lantern.example' }, partnerSecret('OTHER', KEY));
  expect((await enter(shop.browser(), other)).json()['code']).toBe('ADDRESS_TAKEN');
});

test('[USR-6] trust 34: a partner’s name for a person is one line of visible characters', async () => {
  const sent = token({ given_name: 'Ada\r\nBcc:\u202e x', family_name: 'Lind\u0000qvist' });
  expect((await shop.browser().send('POST', '/api/tpv/read', { token: sent })).json()).toMatchObject({ name: 'Ada Bcc: x Lindqvist' });
});

test.each<[string, () => string]>([
  ['another partner’s secret', () => token({}, partnerSecret('OTHER', KEY))],
  ['no partner', () => token({ iss: 'NOBODY' }, partnerSecret('NOBODY', KEY))],
  ['a name of every object', () => token({ iss: '__proto__' }, partnerSecret('__proto__', KEY))],
  ['another site', () => token({ aud: 'https://elsewhere.example' })],
  ['the past', () => token({ iat: NOW - 200, exp: NOW })],
  ['the future', () => token({ iat: NOW + 120, exp: NOW + 200 })],
  ['too long a life', () => token({ exp: NOW + 301 })],
  ['no number', () => token({ jti: '' })],
  ['no person', () => token({ sub: undefined })],
  ['no address', () => token({ email: 'nobody' })],
  ['no times', () => token({ iat: 'now', exp: 'then' })],
  ['no facts', () => writeToken([], partnerSecret(CODE, KEY))],
  ['no signature', () => `${token().split('.').slice(0, 2).join('.')}.`],
  ['a header that asks for no check', () => [Buffer.from('{"alg":"none"}').toString('base64url'), token().split('.')[1], ''].join('.')],
  ['nothing', () => 'x'],
])('[USR-6] trust 21: a token of %s signs nobody in', async (_, sent) => {
  const browser = shop.browser();
  const replies = [await browser.send('POST', '/api/tpv/read', { token: sent() }), await enter(browser, sent())];
  expect(replies.map((reply) => [reply.status, reply.json()['code']])).toEqual([
    [400, 'LAPSED'],
    [400, 'LAPSED'],
  ]);
  expect(await session(browser)).toMatchObject({ signedIn: false });
});

test('[APP-4] partners send people to the consumer site alone, and only the demonstration makes tokens up', async () => {
  expect((await enter(shop.browser('business'), token({ sub: 'p-9', email: 'nine@lantern.example' }))).status).toBe(400);
  expect((await shop.browser().send('GET', '/api/tpv/stand-in')).status).toBe(400);
  const demo = await testShop({ INKWELL_DEMO: 'yes' });
  const browser = demo.browser();
  const { token: sample } = (await browser.send('GET', '/api/tpv/stand-in')).json<{ token: string }>();
  expect((await enter(browser, sample)).status).toBe(200);
  expect(await session(browser)).toMatchObject({ signedIn: true, userType: 'THIRD_PARTY' });
  await demo.close();
});
