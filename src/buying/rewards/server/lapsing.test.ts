// Joining with one press; reward money that ends a year after it came; what staff give and take (RWD-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from '#buying/orders/fixtures';
import type { RewardBalance } from '#buying/rewards/contract';
import { rewardsOf } from '#buying/rewards/fixtures';
import { changeRewards, checkRewards, rewardsLedger } from '#buying/rewards/server';
import { prepareCarts } from '#test/carts';
import { someone } from '#test/members';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-01-12T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now }, prepareCarts);
});
afterAll(async () => {
  expect(await checkRewards(shop.db)).toEqual([]);
  await shop.close();
});

const on = (day: string): void => void (now = new Date(`${day}T15:00:00Z`));
const tick = () => shop.runJob('rewards-lapse');
const emailOf = async (profileId: string): Promise<string> =>
  String((await shop.db.raw('select email from profile where profile_id = $1', [profileId])).rows[0]?.['email']);
const give = async (profileId: string, cents: number, reason = 'sorry') =>
  changeRewards(shop.db, { email: await emailOf(profileId), currency: 'USD', cents, reason }, now);
const told = (email: string) => count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '%of your rewards ends on%'`);

test('[RWD-4] [RWD-2] a signed-in shopper joins with one press, once; guests and the business site cannot', async () => {
  const { browser, profileId } = await someone(shop, null);
  expect((await browser.send('GET', '/api/rewards')).status).toBe(404);
  await Promise.all([1, 2, 3].map(() => browser.send('POST', '/api/rewards/join', {})));
  const { rewardsNumber } = (await browser.send('GET', '/api/session')).json<{ rewardsNumber: string }>();
  expect(rewardsNumber).toMatch(/^6\d{10}$/);
  expect((await browser.send('POST', '/api/rewards/join', {})).status).toBe(200);
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({ rewardsNumber });
  expect((await browser.send('GET', '/api/rewards')).json()).toMatchObject({ balance: 0, entries: [] });
  expect((await shop.browser().send('POST', '/api/rewards/join', {})).status).toBe(401);
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 0, sum: 0 });
});

test('[RWD-4] reward money ends a year after it came, the oldest first, told 30 days before; rows counted', async () => {
  on('2026-01-12');
  const { browser, profileId } = await someone(shop);
  const email = await emailOf(profileId);
  await give(profileId, 500);
  on('2026-06-01');
  await give(profileId, 300);
  await give(profileId, -286);
  const money = async () => {
    await browser.send('POST', '/api/sign-in', { email, password: 'correct horse battery' });
    return (await browser.send('GET', '/api/rewards')).json<RewardBalance>();
  };
  expect((await money()).lapsing).toBeNull();
  on('2026-12-11');
  expect((await money()).lapsing).toEqual({ amount: 2.14, on: '2027-01-12' });
  for (const [day, balance, mails] of [
    ['2026-12-12', 514, 0],
    ['2026-12-13', 514, 1],
    ['2026-12-20', 514, 1],
    ['2027-01-12', 514, 1],
    ['2027-01-13', 300, 1],
    ['2027-05-02', 300, 2],
    ['2027-06-02', 0, 2],
    ['2027-06-03', 0, 2],
  ] as const) {
    on(day);
    await Promise.all([tick(), tick(), tick()]);
    await expect.poll(() => told(email), { timeout: 20_000 }).toBe(mails);
    expect([day, await rewardsOf(shop.db, profileId)]).toEqual([day, { balance, sum: balance }]);
  }
  expect((await money()).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['lapsed', -3],
    ['lapsed', -2.14],
    ['taken', -2.86],
    ['given', 3],
    ['given', 5],
  ]);
});

test('[RWD-4] a shop that stood still for months tells first, and lapses 30 days later', async () => {
  on('2026-02-01');
  const { profileId } = await someone(shop);
  await give(profileId, 900);
  on('2027-08-01');
  await tick();
  expect((await rewardsOf(shop.db, profileId)).balance).toBe(900);
  on('2027-08-31');
  await tick();
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 0, sum: 0 });
});

test('[RWD-4] staff give and take with a reason, never below zero, and each is an entry that says why', async () => {
  on('2026-03-01');
  const { browser, profileId } = await someone(shop);
  const email = await emailOf(profileId);
  const shown = async () => (await browser.send('GET', '/api/rewards')).json<RewardBalance>();
  const { revision: none } = await shown();
  expect(await give(profileId, 500, 'late delivery')).toEqual({ ok: true, value: { balance: 500 } });
  const { balance, revision } = await shown();
  expect([balance, revision === none], 'a page sees at once that its copy is outdated').toEqual([5, false]);
  expect(await give(profileId, -600, 'slip')).toMatchObject({ ok: false, problem: 'NOT_ENOUGH' });
  expect(await give(profileId, 100, '  ')).toMatchObject({ ok: false, problem: 'REASON_MISSING' });
  expect(await give(profileId, 60_000)).toMatchObject({ ok: false, problem: 'AMOUNT_WRONG' });
  const once = () => changeRewards(shop.db, { email, currency: 'USD', cents: -200, reason: 'given twice' }, now, 'the-same');
  await Promise.all([once(), once(), once()]);
  expect(await rewardsOf(shop.db, profileId)).toEqual({ balance: 300, sum: 300 });
  expect((await rewardsLedger(shop.db, email))?.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '2026-03-01T15:00 -2.00 USD taken given twice',
    '2026-03-01T15:00 5.00 USD given late delivery',
  ]);
  const outsider = await someone(shop, null);
  expect(await give(outsider.profileId, 100)).toMatchObject({ ok: false, problem: 'NO_MEMBER' });
});
