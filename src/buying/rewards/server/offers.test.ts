// Offers are turned on with one press, count in the cart by its own rules, and are used once (RWD-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, count } from '#buying/orders/fixtures';
import type { RewardOffers } from '#buying/rewards/contract';
import { aCoupon } from '#goods/promotions/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import type { Db } from '#platform/db';
import { add, cartOf, prepareCarts } from '#test/carts';
import { someone } from '#test/members';
import { testShop, type Browser, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-20T15:00:00Z');
const OFFERS = '/api/rewards/offers';
const MEMBERS_ONLY = [{ code: 'rewardsAccount', rewardsNumber: null }, { code: 'turnedOn' }] as const;

async function prepare(db: Db): Promise<void> {
  await prepareCarts(db);
  await db.transaction((tx) =>
    writeCoupons(tx, [
      aCoupon({
        code: 'THREE',
        value: 300,
        limitPerShopper: 1,
        endsOn: '2026-12-31',
        conditions: MEMBERS_ONLY,
        title: { 'en-US': '$3 off' },
      }),
      aCoupon({ code: 'BIG', value: 100, minimum: 900_000, conditions: MEMBERS_ONLY }),
      aCoupon({ code: 'OVER', endsOn: '2026-11-01', conditions: MEMBERS_ONLY }),
      aCoupon({ code: 'TOPONLY', segments: ['26'], conditions: MEMBERS_ONLY }),
    ]),
  );
}

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW }, prepare);
});
afterAll(() => shop.close());

const states = async (browser: Browser) =>
  (await browser.send('GET', OFFERS)).json<RewardOffers>().offers.map(({ code, state }) => [code, state]);
const turn = (browser: Browser, code: string, isOn = true) => browser.send('POST', OFFERS, { code, isOn });
const couponsIn = async (browser: Browser) =>
  (await cartOf(browser)).coupons.map(({ code, amount, applied, byItself }) => [code, amount, applied, byItself]);

test('[RWD-2] an offer counts only when it is on, without its code; off again, it does not', async () => {
  const { browser } = await someone(shop);
  await add(browser, [{ itemId: '100' }], { coupons: ['THREE'] });
  expect(await couponsIn(browser)).toEqual([]);
  expect(await states(browser)).toEqual([
    ['BIG', 'off'],
    ['THREE', 'off'],
  ]);
  const refused = (await browser.send('POST', '/cc/api/checkout/default/item', { coupons: ['THREE'] })).json<{ messages: object[] }>();
  expect(refused.messages).toMatchObject([
    { code: 'COUPON_OFFER_OFF', description: 'THREE is an offer. Turn it on in your account under Rewards.' },
  ]);
  expect((await Promise.all([1, 2, 3].map(() => turn(browser, 'three')))).map(({ status }) => status)).toEqual([200, 200, 200]);
  // What the cart does not qualify for is on, and not in the way.
  await turn(browser, 'BIG');
  expect(await states(browser)).toEqual([
    ['BIG', 'on'],
    ['THREE', 'on'],
  ]);
  expect(await couponsIn(browser)).toEqual([['THREE', 3, true, true]]);
  expect(await count(shop.db, 'profile', `'THREE' = any (offers)`)).toBe(1);
  await turn(browser, 'THREE', false);
  expect(await couponsIn(browser)).toEqual([]);
});

test('[RWD-2] an offer is used by one order, and says so', async () => {
  const { browser } = await someone(shop);
  await turn(browser, 'THREE');
  const one = await buyer(shop, { itemId: '100', browser });
  const placed = await one.place();
  expect(placed.status, placed.body).toBe(200);
  const { rows } = await shop.db.raw('select coupons from order_head where order_number = $1', [placed.json()['orderNumber'] as string]);
  expect(rows).toEqual([{ coupons: [expect.objectContaining({ code: 'THREE', cents: 300 })] }]);
  expect(await states(browser)).toContainEqual(['THREE', 'used']);
  expect((await turn(browser, 'THREE')).json()).toMatchObject({ status: 409, code: 'OFFER_USED' });
  await add(browser, [{ itemId: '100' }]);
  expect(await couponsIn(browser)).toEqual([]);
  expect(await count(shop.db, 'coupon_use', `code = 'THREE'`)).toBe(1);
});

test('[RWD-2] an offer that is over, for others or unknown is not turned on; guests and non-members have none', async () => {
  const { browser } = await someone(shop);
  for (const code of ['OVER', 'TOPONLY', 'FIVE', 'NOSUCH']) expect((await turn(browser, code)).json()).toMatchObject({ code: 'NO_OFFER' });
  expect((await turn(shop.browser(), 'THREE')).status).toBe(401);
  const outsider = await someone(shop, null);
  expect((await turn(outsider.browser, 'THREE')).status).toBe(404);
  // Also not by writing it into the profile.
  await shop.db.raw(`update profile set offers = '{THREE,FIVE}' where profile_id = $1`, [outsider.profileId]);
  await add(outsider.browser, [{ itemId: '100' }]);
  expect(await couponsIn(outsider.browser)).toEqual([]);
  const top = await someone(shop, 'member', '26');
  expect(await states(top.browser)).toContainEqual(['TOPONLY', 'off']);
});

test('[RWD-1] [CART-28] a member’s cart says what rewards may pay for; a guest’s says nothing of it', async () => {
  const { browser } = await someone(shop);
  await add(browser, [{ itemId: '100' }]);
  const { cartEasyRewards, items, metadata, cartSummary } = await cartOf(browser);
  expect(items.map(({ easyRewardsItem }) => easyRewardsItem)).toEqual([true]);
  expect(cartEasyRewards).toEqual({ eligibleItems: 1, eligibleAmount: cartSummary.cartSubTotal });
  expect(metadata.uiSwitches.easyRewards).toBe(true);
  const guest = shop.browser();
  await add(guest, [{ itemId: '100' }]);
  const other = await cartOf(guest);
  expect([other.cartEasyRewards, other.metadata.uiSwitches.easyRewards]).toEqual([undefined, false]);
});
