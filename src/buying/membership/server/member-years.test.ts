// Two years of one member, by the shop's clock: joins, earns, spends, buys SELECT, has its benefits, is renewed, is told before money ends, and leaves (RWD-1,
// RWD-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCards } from '#buying/checkout/contract';
import type { MembershipReply } from '#buying/membership/contract';
import { buyer, count } from '#buying/orders/fixtures';
import { makeOrderLifecycle, type OrderLifecycle } from '#buying/orders/server';
import type { RewardBalance } from '#buying/rewards/contract';
import { checkRewards } from '#buying/rewards/server';
import { makeCoupons } from '#goods/promotions/server';
import { prepareMemberships, SELECT } from '#test/memberships';
import { keeper, rows, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-01-05T15:00:00Z');
let shop: TestShop;
let lifecycle: OrderLifecycle;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareMemberships);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
});
afterAll(() => shop.close());

async function on(day: string, { browser, email }: Keeper): Promise<void> {
  now = new Date(`${day}T15:00:00Z`);
  expect((await browser.send('POST', '/api/sign-in', { email, password: 'a long enough password' })).status).toBe(200);
}
const money = async ({ browser }: Keeper) => (await browser.send('GET', '/api/rewards')).json<RewardBalance>();
const plan = async ({ browser }: Keeper) => (await browser.send('GET', '/api/membership')).json<MembershipReply>().membership;
const programOf = async ({ browser }: Keeper) => (await browser.send('GET', '/api/session')).json()['membershipProgram'];

const told = ({ email }: Keeper) =>
  count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '%of your rewards ends on%'`);

/** Orders goods that leave at once; what they cost, their delivery, and what they earned. `spend`: how much of it reward money pays. */
async function buys(one: Keeper, qty = 3, spend = 0) {
  const ready = await buyer(shop, { itemId: '100', qty, browser: one.browser, email: one.email });
  const put = (await one.browser.send('POST', '/cc/api/checkout/default/rewards', { amount: spend })).json<GiftCards>();
  expect(put.rewards?.amountApplied ?? 0).toBe(spend);
  const { amounts } = await ready.details();
  const placed = await ready.place();
  expect(placed.status, placed.body).toBe(200);
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  for (const step of ['ship', 'deliver'] as const) await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, now);
  const [sums = {}] = await rows(
    shop,
    `select (select sum(gross - item_discount - basket_discount) from order_line where order_number = $1)::int as goods,
       coalesce((select cents from reward_entry where order_number = $1 and kind = 'earned'), 0)::int as earned`,
    [orderNumber],
  );
  return { shipFee: amounts.shipFee, goods: Number(sums['goods']), earned: Number(sums['earned']) };
}

test(
  '[RWD-1] [RWD-4] join, earn, spend, SELECT, its benefits, its renewal, money that ends once it was told, and the end that was asked for',
  { timeout: 240_000 },
  async () => {
    const maya = await keeper(shop);
    expect((await maya.browser.send('GET', '/api/rewards')).status).toBe(404);
    expect((await maya.browser.send('POST', '/api/rewards/join', {})).status).toBe(200);
    const first = await buys(maya);
    expect([first.shipFee > 0, first.earned]).toEqual([true, Math.floor(first.goods * 0.02)]);

    await on('2026-02-10', maya);
    const { balance } = await money(maya);
    expect(Math.round(balance * 100)).toBe(first.earned);
    const second = await buys(maya, 3, balance);
    const kinds = (await money(maya)).entries.map(({ kind, amount }) => [kind, Math.round(amount * 100)]);
    expect(kinds).toEqual([
      ['earned', second.earned],
      ['spent', -first.earned],
      ['earned', first.earned],
    ]);

    await on('2026-02-11', maya);
    const ready = await buyer(shop, { itemId: SELECT, browser: maya.browser, email: maya.email });
    expect((await ready.place()).status).toBe(200);
    expect([await programOf(maya), (await plan(maya))?.endsOn]).toEqual(['SELECT', '2027-02-11']);
    const third = await buys(maya, 1);
    expect([third.shipFee, third.earned]).toEqual([0, Math.floor(third.goods * 0.03)]);
    expect(await plan(maya)).toMatchObject({ isUsed: true, savedOrders: 1 });
    // The membership itself earned as well, on the same day.
    const sameDay = Math.round((await money(maya)).balance * 100) - second.earned;
    expect(sameDay).toBeGreaterThan(third.earned);

    for (const [day, lapsed, lapsing] of [
      ['2027-01-12', 0, second.earned],
      ['2027-02-04', 0, second.earned],
      ['2027-02-11', second.earned, sameDay],
      ['2027-02-12', second.earned + sameDay, 0],
    ] as const) {
      await on(day, maya);
      await shop.runJob('membership-run');
      await shop.runJob('rewards-lapse');
      // The mail comes before the money goes, and the account says the same.
      await expect.poll(() => told(maya), { timeout: 20_000 }).toBeGreaterThan(0);
      const now = await money(maya);
      const gone = now.entries.filter(({ kind }) => kind === 'lapsed').map(({ amount }) => Math.round(-amount * 100));
      expect([day, gone.reduce((sum, cents) => sum + cents, 0)]).toEqual([day, lapsed]);
      expect([day, Math.round((now.lapsing?.amount ?? 0) * 100)]).toEqual([day, lapsing]);
    }
    expect(await plan(maya)).toMatchObject({ state: 'active', beginsOn: '2027-02-11', endsOn: '2028-02-11', isUsed: false });
    expect((await buys(maya, 1)).shipFee).toBe(0);
    const cancelled = await maya.browser.send('POST', '/api/membership/act', { act: 'cancel' });
    expect(cancelled.json()).toEqual({ isRefunded: false });
    expect([await programOf(maya), (await plan(maya))?.state]).toEqual(['SELECT', 'ending']);

    await on('2028-02-12', maya);
    await shop.runJob('membership-run');
    expect([await programOf(maya), await plan(maya)]).toEqual(['NON_MEMBER', null]);
    const last = await buys(maya, 1);
    expect([last.shipFee > 0, last.earned]).toEqual([true, Math.floor(last.goods * 0.02)]);
    expect(await count(shop.db, 'membership_term', `profile_id in (select profile_id from profile where email = '${maya.email}')`)).toBe(2);
    expect(await checkRewards(shop.db)).toEqual([]);
  },
);
