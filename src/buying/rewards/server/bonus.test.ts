// Categories that earn more: chosen for a quarter, earned as an entry of their own, taken back with returned goods (RWD-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrderLifecycle, makeOrderReturns } from '#buying/orders/server';
import type { RewardBalance, RewardBonus } from '#buying/rewards/contract';
import { rewardsOf } from '#buying/rewards/fixtures';
import { checkRewards, setBonusRule } from '#buying/rewards/server';
import { makeCoupons } from '#goods/promotions/server';
import { memberBuyer, someone } from '#test/members';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

const now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => now }, prepareCarts);
  await shop.db.raw(`update reward_bonus_rule set categories = array['root', 'other', 'third'], most = 2`);
});
afterAll(() => shop.close());

const BONUS = '/api/rewards/bonus';
const read = async (browser: Browser) => (await browser.send('GET', BONUS)).json<RewardBonus>();
const choose = (browser: Browser, ...categories: string[]) => browser.send('POST', BONUS, { categories });
const entriesOf = async (orderNumber: string) =>
  (await shop.db.raw('select kind, cents from reward_entry where order_number = $1 order by entry_id', [orderNumber])).rows.map(
    ({ kind, cents }) => [kind, Number(cents)],
  );
/** Chooses for somebody as if the catalogue had put the items of the test shop there. */
const covering = (profileId: string, beginsOn: string, covers: Readonly<Record<string, readonly string[]>>) =>
  shop.db.raw('insert into reward_bonus_choice (profile_id, begins_on, covers, chosen_at) values ($1, $2, $3::jsonb, $4)', [
    profileId,
    beginsOn,
    JSON.stringify(covers),
    now,
  ]);

test('[RWD-2] a member chooses for the quarter at once, and after that for the next one; two presses are one choice', async () => {
  const { browser } = await someone(shop);
  expect(await read(browser)).toMatchObject({ percent: 3, most: 2, chosen: [], from: '2026-10-01', next: null });
  for (const [wanted, code] of [
    [[], 'BONUS_NONE'],
    [['root', 'other', 'third'], 'BONUS_TOO_MANY'],
    [['nothing'], 'BONUS_NOT_OFFERED'],
  ] as const)
    expect((await choose(browser, ...wanted)).json()).toMatchObject({ status: 422, code, field: 'categories' });
  await Promise.all([1, 2, 3].map(() => choose(browser, 'root', 'other')));
  expect(await read(browser)).toMatchObject({ chosen: ['root', 'other'], from: '2027-01-01', next: null });
  await choose(browser, 'third');
  expect(await read(browser)).toMatchObject({ chosen: ['root', 'other'], next: ['third'] });
  await choose(browser, 'root');
  expect((await read(browser)).next).toEqual(['root']);
  expect((await shop.browser().send('GET', BONUS)).status).toBe(401);
  expect((await (await someone(shop, null)).browser.send('POST', BONUS, { categories: ['root'] })).status).toBe(404);
});

test('[RWD-2] goods of a chosen category earn the bonus beside the tier’s money, and returns take both back', async () => {
  const [lifecycle, returns] = [
    makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined }),
    makeOrderReturns({ db: shop.db }),
  ];
  const member = await memberBuyer(shop, { qty: 4 });
  const categoryOf = async (orderNumber: string) =>
    (
      await shop.db.raw(
        'select category_id, (gross - item_discount - basket_discount)::int as goods from order_line where order_number = $1',
        [orderNumber],
      )
    ).rows[0];
  const { orderNumber: before } = (await member.place()).json<{ orderNumber: string }>();
  const { category_id: categoryId, goods } = (await categoryOf(before)) ?? {};
  const step = (orderNumber: string, name: 'ship' | 'deliver') =>
    lifecycle.step({ orderNumber, shipmentNo: null, step: name, by: 'staff' }, now);
  const toCome = async (orderNumber: string) =>
    (await member.browser.send('GET', `/api/orders/${orderNumber}/rewards`)).json<{ toCome: number }>().toCome;
  const earned = Math.floor((Number(goods) * 2) / 100);
  expect(await toCome(before)).toBe(earned / 100);
  await covering(member.profileId, '2026-10-01', { root: [String(categoryId)] });
  const bonus = Math.floor((Number(goods) * 3) / 100);
  // Of an order the choice of its own day counts, so what was chosen later in the quarter counts as well.
  expect(await toCome(before)).toBe((earned + bonus) / 100);
  await step(before, 'ship');
  await step(before, 'ship');
  await step(before, 'deliver');
  expect(await entriesOf(before)).toEqual([
    ['earned', earned],
    ['bonus', bonus],
  ]);
  const { balance, entries } = (await member.browser.send('GET', '/api/rewards')).json<RewardBalance>();
  expect([balance, entries.map(({ kind }) => kind)]).toEqual([(earned + bonus) / 100, ['bonus', 'earned']]);
  // Chosen for the next quarter, something else changes nothing of this one.
  await covering(member.profileId, '2027-01-01', { other: ['elsewhere'] });
  for (const [returnNo, qty] of [
    [1, 1],
    [2, 3],
  ] as const) {
    const lines = [{ lineNo: 1, qty }];
    await returns.request({ orderNumber: before, returnNo, lines, reason: 'damaged', note: '', by: 'shopper' }, now);
    await returns.receive({ orderNumber: before, returnNo, arrivals: null, by: 'staff' }, now);
  }
  const taken = (await entriesOf(before)).slice(2);
  expect(taken.every(([kind]) => kind === 'takenBack')).toBe(true);
  expect(taken.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(-(earned + bonus));
  expect(await rewardsOf(shop.db, member.profileId)).toMatchObject({ balance: 0, sum: 0 });
  expect(await checkRewards(shop.db)).toEqual([]);
});

test('[RWD-2] staff set the rule of a quarter that has not begun', async () => {
  const rule = { percent: 4, most: 1, categories: ['third'] };
  for (const [day, over, problem] of [
    ['2026-10-01', {}, 'DAY_WRONG'],
    ['2027-02-01', {}, 'DAY_WRONG'],
    ['2027-01-32', {}, 'DAY_WRONG'],
    ['2027-04-01', { percent: 21 }, 'RULE_WRONG'],
    ['2027-04-01', { most: 0.5 }, 'RULE_WRONG'],
    ['2027-04-01', { categories: [] }, 'RULE_WRONG'],
  ] as const)
    expect(await setBonusRule(shop.db, day, { ...rule, ...over }, now)).toEqual({ ok: false, problem });
  expect(await setBonusRule(shop.db, '2027-04-01', rule, now)).toEqual({ ok: true, value: null });
  expect(await setBonusRule(shop.db, '2027-04-01', rule, now)).toEqual({ ok: true, value: null });
  const { browser } = await someone(shop);
  expect(await read(browser)).toMatchObject({ percent: 3, most: 2 });
});
