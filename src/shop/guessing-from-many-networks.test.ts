// Attempts from many networks use up their own allowance, and the owner's next attempt elsewhere succeeds (trust 20, 36).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type TestReply, type TestShop } from '#test/shop';

const OWNER = { fullName: 'Ana Silva', email: 'owner@inkwell.example', password: 'correct horse battery' };
const NEWCOMER = { ...OWNER, email: 'newcomer@inkwell.example' };
const HOME = '192.0.2.1';
const NETWORKS = 12;
const now = new Date('2026-06-01T12:00:00Z');

let shop: TestShop;
let orderNumber = '';
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now }, prepareCarts);
  await openAccount(shop, shop.browser(), OWNER, { headers: from(HOME) });
  const guest = await buyer(shop, { itemId: '100', email: OWNER.email });
  orderNumber = (await guest.place()).json<{ orderNumber: string }>().orderNumber;
});
afterAll(() => shop.close());

const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });
const send = (path: string, body: object, ip: string): Promise<TestReply> => shop.browser().send('POST', path, body, from(ip));
const lookUp = (number: string, ip: string, email = OWNER.email) => send('/api/order-lookup', { orderNumber: number, email }, ip);
const reset = (ip: string) => send('/api/account/forgotten-password', { email: OWNER.email }, ip);
const openFor = (ip: string) => send('/api/create-account', NEWCOMER, ip);

/** Makes this many attempts from two addresses in each of twelve networks; returns how many of each were not refused. */
async function attack(tries: number, guess: (ip: string, at: number) => Promise<TestReply>): Promise<readonly number[]> {
  const through: number[] = [];
  for (let network = 0; network < NETWORKS; network += 1) {
    const ips = [`10.1.${network}.7`, `10.1.${network}.8`].flatMap((ip) => Array.from({ length: tries }, () => ip));
    const replies = await Promise.all(ips.map((ip, at) => guess(ip, at)));
    through.push(replies.filter(({ status }) => status !== 429).length);
  }
  return through;
}

const used = async (key: string): Promise<readonly number[]> =>
  (
    await shop.db.raw('select used from rate_limit where limit_key = $1 or limit_key like $2 order by used desc', [key, `${key}/%`])
  ).rows.map((row) => Number(row['used']));
const mailsPut = async (kind: string): Promise<number> =>
  Number((await shop.db.raw(`select count(*) as many from pgboss.job where data ->> 'kind' = $1`, [kind])).rows[0]?.['many']);
const times = (many: number, value: number): readonly number[] => Array.from({ length: many }, () => value);

test('trust 36: look-ups from twelve networks use up an e-mail’s sixty, and the owner still finds the order', async () => {
  const through = await attack(12, (ip, at) => lookUp(String(100_000_000_000 + at), ip));
  expect(through).toEqual([...times(3, 20), ...times(9, 10)]);
  expect(await used('order-lookup-by-all/email')).toEqual([60]);
  expect(await used('order-lookup/network+email')).toEqual(times(NETWORKS, 20));
  expect((await lookUp(orderNumber, HOME)).status).toBe(200);
});

test('trust 36: look-ups that use up the shop’s limit block only networks with many look-ups', async () => {
  await lookUp(orderNumber, '10.2.0.1', 'a@inkwell.example');
  await shop.db.raw(`update rate_limit set used = 3000 where limit_key = 'order-lookup-by-all/shop'`);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => (await lookUp(orderNumber, '10.3.0.1', `${at}@inkwell.example`)).status),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await lookUp(orderNumber, HOME)).status).toBe(200);
});

test('[USR-1] trust 36: resets from twelve networks use up an account’s twenty mails, and the owner still gets one', async () => {
  expect(await attack(6, reset)).toEqual([...times(2, 10), ...times(10, 1)]);
  expect(await mailsPut('password')).toBe(30);
  expect(await used('account-mail-by-all/account')).toEqual([20]);
  expect((await reset(HOME)).status).toBe(200);
  expect(await mailsPut('password')).toBe(31);
});

test('[USR-1] trust 36: accounts requested from twelve networks do not stop the address’s owner from opening one', async () => {
  const before = [await mailsPut('open'), (await shop.db.raw('select 1 from registration')).rows.length] as const;
  expect(await attack(6, openFor)).toEqual([...times(2, 10), ...times(10, 1)]);
  expect(await used('create-account/address+account')).toEqual([...times(2 * NETWORKS, 5), 1]);
  expect((await openFor(HOME)).status).toBe(200);
  expect(await mailsPut('open')).toBe(before[0] + 31);
  expect((await shop.db.raw('select 1 from registration')).rows).toHaveLength(before[1] + 31);
});

test('[USR-1] trust 36: mails that use up the shop’s limit do not block networks that requested few', async () => {
  await shop.db.raw(`update rate_limit set used = 600 where limit_key in ('account-mail-by-all/shop', 'create-account-by-all/shop')`);
  const [resets, openings] = [await mailsPut('password'), await mailsPut('open')];
  expect((await reset('192.0.4.1')).status).toBe(200);
  expect((await openFor('192.0.4.1')).status).toBe(200);
  expect([await mailsPut('password'), await mailsPut('open')]).toEqual([resets + 1, openings + 1]);
});

test('[USR-1] trust 36: an IPv6 /48 is one network: ten mails, for any number of addresses', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, at) => send('/api/account/opening-mail', { email: 'six@inkwell.example' }, `2001:db8:9:${at}::1`)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await mailsPut('again')).toBe(10);
});
