// One address guesses as fast as it can on two servers: it has to wait, and everybody else, the victim included, can go on (trust 20, 36).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCoupons } from '#goods/promotions/server';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/db';
import { buildApp, type App } from './app.ts';
import { aCoupon } from '#buying/cart/fixtures';
import { buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts, put } from '#test/carts';
import { browserOf, testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

const TRIES = 1_000;
const ATTACKER = '198.51.100.66';
const OWNER = { fullName: 'Ana Silva', email: 'owner@inkwell.example', password: 'correct horse battery' };
const OTHER = { ...OWNER, email: 'other@inkwell.example' };
const now = new Date('2026-06-01T12:00:00Z');
const clock = { now: () => now };
const ENV = { INKWELL_TRUST_PROXY: 'yes' };

let shop: TestShop;
let second: App;
let orderNumber = '';
const serverOn = (db: Db): Promise<App> => {
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', ...ENV });
  return buildApp({ config, db, clock, crowds: true });
};
beforeAll(async () => {
  shop = await testShop(ENV, clock, async (db) => {
    await prepareCarts(db);
    await writeCoupons(db, [aCoupon({ code: 'REAL' })]);
  });
  second = await serverOn(shop.db);
  for (const [at, account] of [OWNER, OTHER].entries())
    await openAccount(shop, shop.browser(), account, { headers: from(`192.0.2.${at + 1}`) });
  const guest = await buyer(shop, { itemId: '100', email: OWNER.email });
  orderNumber = (await guest.place()).json<{ orderNumber: string }>().orderNumber;
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });
type Guess = (browser: Browser, at: number, ip: string) => Promise<TestReply>;
const signIn = (browser: Browser, { email, password }: { email: string; password: string }, ip: string) =>
  browser.send('POST', '/api/sign-in', { email, password }, from(ip));
const lookUp = (browser: Browser, number: string, ip: string) =>
  browser.send('POST', '/api/order-lookup', { orderNumber: number, email: OWNER.email }, from(ip));
const enter = (browser: Browser, code: string, ip: string) =>
  browser.send('POST', '/cc/api/checkout/default', { coupons: [code] }, { ...put, ...from(ip) });
const reset = (browser: Browser, email: string, ip: string) => browser.send('POST', '/api/account/forgotten-password', { email }, from(ip));

/** A thousand simultaneous attempts, alternating between both servers, each from an unknown browser. */
async function attack(guess: Guess): Promise<readonly TestReply[]> {
  return Promise.all(Array.from({ length: TRIES }, (_, at) => guess(browserOf(at % 2 === 0 ? shop : second), at, ATTACKER)));
}

/** Number of accepted attempts; all others have to wait and get the duration. */
function through(replies: readonly TestReply[]): number {
  const refused = replies.filter(({ status }) => status === 429);
  const waits = refused.map(({ headers }) => Number(headers['retry-after']));
  expect(waits.every((wait) => Number.isInteger(wait) && wait > 0 && wait <= 15 * 60)).toBe(true);
  return replies.length - refused.length;
}

const used = async (key: string): Promise<readonly number[]> =>
  (await shop.db.raw('select used from rate_limit where limit_key like $1 order by used desc', [`${key}/%`])).rows.map((row) =>
    Number(row['used']),
  );

test('[USR-1] trust 36: a thousand passwords for one account: that address waits, the owner and everybody else sign in', async () => {
  expect(through(await attack((browser, _, ip) => signIn(browser, { ...OWNER, password: 'guess' }, ip)))).toBe(20);
  expect((await used('sign-in/address+account'))[0]).toBe(20);
  expect((await signIn(shop.browser(), OWNER, '192.0.2.1')).status).toBe(200);
  expect((await signIn(browserOf(second), OTHER, '192.0.2.2')).status).toBe(200);
  // Also from the attacker's address: guesses at one account do not block other accounts.
  expect((await signIn(shop.browser(), OTHER, ATTACKER)).status).toBe(200);
});

test('[USR-1] trust 36: a thousand accounts with one password: that address waits, and nobody else', async () => {
  const before = Number((await used('sign-in/address'))[0] ?? 0);
  expect(through(await attack((browser, at, ip) => signIn(browser, { email: `user${at}@inkwell.example`, password: 'guess' }, ip)))).toBe(
    50 - before,
  );
  expect((await signIn(shop.browser(), OTHER, '192.0.2.2')).status).toBe(200);
});

test('trust 20, 36: a thousand look-ups use up neither sign-ins nor the owner’s look-ups', async () => {
  const numbers = (at: number): string => String(100_000_000_000 + at);
  expect(through(await attack((browser, at, ip) => lookUp(browser, numbers(at), ip)))).toBe(10);
  expect((await lookUp(shop.browser(), orderNumber, '192.0.2.1')).status).toBe(200);
  expect((await signIn(shop.browser(), OWNER, '192.0.2.1')).status).toBe(200);
});

test('[CART-8] trust 36: a thousand coupon codes: that address waits; others can enter theirs', async () => {
  const guess: Guess = (browser, at, ip) => enter(browser, `TRY${at}`, ip);
  expect(through(await attack(guess))).toBe(20);
  const devices: Guess = (browser, at, ip) =>
    browser.send('POST', '/cc/api/checkout/default', { coupons: [`TRY${at}`] }, { ...put, ...from(ip), 'x-fraud-device': `device ${at}` });
  expect(through(await attack(devices))).toBe(180);
  expect((await enter(shop.browser(), 'REAL', ATTACKER)).status).toBe(429);
  const item = { items: [{ itemId: '100' }], coupons: ['REAL'] };
  const own = await browserOf(second).send('POST', '/cc/api/checkout/default/item', item, from('192.0.2.1'));
  expect([own.status, own.body.includes('"REAL"')]).toEqual([200, true]);
});

test('[USR-1] trust 36: a thousand resets of one account send five mails, and the owner may still request one', async () => {
  expect(through(await attack((browser, _, ip) => reset(browser, OWNER.email, ip)))).toBe(5);
  expect((await reset(shop.browser(), OWNER.email, '192.0.2.1')).status).toBe(200);
  const { rows } = await shop.db.raw(
    `select count(*)::int as many from pgboss.job where data ->> 'kind' = 'password' and data ->> 'email' = $1`,
    [OWNER.email],
  );
  expect(rows).toEqual([{ many: 6 }]);
});

test('trust 36: a restart keeps all counts', async () => {
  await second.close();
  second = await serverOn(shop.db);
  const browser = browserOf(second);
  const statuses = [
    await signIn(browser, OWNER, ATTACKER),
    await lookUp(browser, orderNumber, ATTACKER),
    await enter(browser, 'REAL', ATTACKER),
    await reset(browser, OWNER.email, ATTACKER),
  ].map(({ status }) => status);
  expect(statuses).toEqual([429, 429, 429, 429]);
});

test('trust 28, 36: while counting is impossible attempts are refused: 503 with Retry-After', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const db: Db = {
    ...shop.db,
    one: (asked, ...values) => (asked.name === 'limit_take' ? Promise.reject(away) : shop.db.one(asked, ...values)),
  };
  const app = await serverOn(db);
  const reply = await signIn(browserOf(app), OWNER, '192.0.2.77');
  expect([reply.status, reply.headers['retry-after'], reply.json()['code']]).toEqual([503, '2', 'UNAVAILABLE']);
  await app.close();
});
