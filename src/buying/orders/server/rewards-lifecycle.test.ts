// Reward money during an order's lifecycle: earned when goods leave, given back and taken back when they return (RWD-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '#buying/orders/contract';
import { checkLedger } from '#buying/orders/server';
import { httpProvider, overNetwork } from '#buying/payment/server';
import { makeCoupons } from '#goods/promotions/server';
import type { RewardBalance } from '#buying/rewards/contract';
import { refundRewards } from '#buying/rewards/server';
import { rewardsOf } from '#buying/rewards/fixtures';
import { memberBuyer, someone, type MemberBuyer } from '#test/members';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, CARDS, count } from '../fixtures.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';
import { makeOrderReturns, type OrderReturns } from './order-returns.ts';

const NOW = new Date();
let shop: TestShop;
let lifecycle: OrderLifecycle;
let returns: OrderReturns;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, undefined, prepareCarts);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  returns = makeOrderReturns({ db: shop.db });
});
afterAll(async () => {
  const { url, key } = await shop.provider();
  const { problems } = await checkLedger({ db: shop.db, provider: httpProvider(overNetwork(url, key)), since: NOW });
  expect(problems.filter((problem) => !problem.endsWith('which is no order'))).toEqual([]);
  await shop.close();
});

const cents = (amount: number): number => Math.round(amount * 100);
const balanceOf = async (profileId: string): Promise<number> => {
  const { balance, sum } = await rewardsOf(shop.db, profileId);
  expect(sum, 'the entries make the balance').toBe(balance);
  return balance;
};
const numberOf = async (one: Pick<MemberBuyer, 'place'>): Promise<string> =>
  (await one.place()).json<{ orderNumber: string }>().orderNumber;
const entriesOf = async (orderNumber: string) =>
  (await shop.db.raw('select kind, cents, lacking from reward_entry where order_number = $1 order by entry_id', [orderNumber])).rows.map(
    ({ kind, cents: amount, lacking }) => [kind, amount, lacking],
  );
const settled = (orderNumber: string) =>
  expect
    .poll(() =>
      count(
        shop.db,
        'order_task t join order_event e using (event_id)',
        `e.order_number = '${orderNumber}' and t.done_at is null and t.kind not in ('mail', 'webhook')`,
      ),
    )
    .toBe(0);
const goodsOf = async (orderNumber: string): Promise<number> =>
  Number(
    (
      await shop.db.raw('select sum(gross - item_discount - basket_discount)::int as n from order_line where order_number = $1', [
        orderNumber,
      ])
    ).rows[0]?.['n'],
  );
const step = (orderNumber: string, name: 'ship' | 'deliver') =>
  lifecycle.step({ orderNumber, shipmentNo: null, step: name, by: 'staff' }, NOW);
async function sendBack(orderNumber: string, qty: number, returnNo = 1): Promise<number> {
  const lines = [{ lineNo: 1, qty }];
  expect(await returns.request({ orderNumber, returnNo, lines, reason: 'damaged', note: '', by: 'shopper' }, NOW)).toMatchObject({
    ok: true,
  });
  const back = await returns.receive({ orderNumber, returnNo, arrivals: null, by: 'staff' }, NOW);
  await settled(orderNumber);
  return back.ok ? back.value.amount : 0;
}

test.each([
  ['', 2],
  ['21', 3],
  ['26', 5],
] as const)(
  '[RWD-1] [CHK-4] goods earn when they leave, once, by the tier of segment “%s”: %i cents of a dollar',
  async (segment, percent) => {
    const member = await memberBuyer(shop, { qty: 3, segment });
    const orderNumber = await numberOf(member);
    const earned = Math.floor(((await goodsOf(orderNumber)) * percent) / 100);
    expect(earned).toBeGreaterThan(0);
    expect(await balanceOf(member.profileId)).toBe(0);
    const told = await member.browser.send('GET', `/api/orders/${orderNumber}/rewards`);
    expect(told.json()).toEqual({ toCome: earned / 100 });
    await Promise.all([step(orderNumber, 'ship'), step(orderNumber, 'ship')]);
    await step(orderNumber, 'deliver');
    expect(await entriesOf(orderNumber)).toEqual([['earned', earned, 0]]);
    expect(await balanceOf(member.profileId)).toBe(earned);
    expect((await member.browser.send('GET', `/api/orders/${orderNumber}/rewards`)).json()).toEqual({ toCome: 0 });
    const { balance, entries } = (await member.browser.send('GET', '/api/rewards')).json<RewardBalance>();
    expect([balance, entries.map(({ kind, amount, orderNumber: of }) => [kind, amount, of])]).toEqual([
      earned / 100,
      [['earned', earned / 100, orderNumber]],
    ]);
    await settled(orderNumber);
  },
);

test('[RWD-1] guests, non-members, another’s order and purchased gift cards earn nothing', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const { browser } = await someone(shop, null);
  const plain = await buyer(shop, { itemId: '100', browser });
  const gifts = await memberBuyer(shop, { itemId: '112' });
  const numbers = [await numberOf(guest), await numberOf(plain), await numberOf(gifts)];
  for (const orderNumber of numbers) {
    await step(orderNumber, 'ship');
    await step(orderNumber, 'deliver');
    await settled(orderNumber);
    expect(await entriesOf(orderNumber)).toEqual([]);
  }
  expect((await gifts.browser.send('GET', `/api/orders/${numbers[2]}/rewards`)).json()).toEqual({ toCome: 0 });
  expect((await gifts.browser.send('GET', `/api/orders/${numbers[0]}/rewards`)).status).toBe(404);
});

test('[RWD-1] [CHK-5] the part paid by reward money earns nothing; a return refunds the card first and takes back what the goods earned', async () => {
  const member = await memberBuyer(shop, { qty: 4, has: 1_000, segment: '26' });
  await member.use(10);
  const orderNumber = await numberOf(member);
  const [goods, total] = [await goodsOf(orderNumber), cents(member.total)];
  await step(orderNumber, 'ship');
  const earned = Math.floor((goods * (total - 1_000) * 5) / (total * 100));
  expect(await balanceOf(member.profileId)).toBe(earned);
  await step(orderNumber, 'deliver');
  await settled(orderNumber);
  const moneyOf = async () => (await member.browser.send('GET', '/api/rewards')).json<RewardBalance>();
  const before = await moneyOf();
  expect((await moneyOf()).revision, 'nothing came or went').toBe(before.revision);
  const first = await sendBack(orderNumber, 1);
  expect((await moneyOf()).revision, 'what a page cached before the return is outdated').not.toBe(before.revision);
  const onCard = (await booksOf(shop, { reference: orderNumber }))[0]?.refunded ?? 0;
  expect(onCard).toBe(Math.min(first, total - 1_000));
  const firstBack = Math.floor(earned / 4);
  expect(await balanceOf(member.profileId)).toBe(earned - firstBack + (first - onCard));
  const rest = await sendBack(orderNumber, 3, 2);
  // Fees stay; everything the goods earned is taken back, and the balance gets what the card did not pay.
  const [entry] = await booksOf(shop, { reference: orderNumber });
  expect(entry?.refunded).toBe(Math.min(first + rest, total - 1_000));
  expect(await balanceOf(member.profileId)).toBe(first + rest - (entry?.refunded ?? 0));
});

test('[RWD-1] trust 8: rewards spent since cannot be taken back: the entry records it, and the balance stays at zero', async () => {
  const member = await memberBuyer(shop, { qty: 4, segment: '26' });
  const orderNumber = await numberOf(member);
  await step(orderNumber, 'ship');
  await step(orderNumber, 'deliver');
  await settled(orderNumber);
  const earned = await balanceOf(member.profileId);
  const next = await buyer(shop, { itemId: '100', browser: member.browser });
  await member.use((earned - 1) / 100);
  await numberOf(next);
  expect(await balanceOf(member.profileId)).toBe(1);
  await sendBack(orderNumber, 4);
  expect(await entriesOf(orderNumber)).toEqual([
    ['earned', earned, 0],
    ['takenBack', -1, earned - 1],
  ]);
  expect(await balanceOf(member.profileId)).toBe(0);
});

test('[RWD-1] [CHK-5] a cancelled line is given back to the card first; a cancelled order gives every cent back, once', async () => {
  const browserOf = await memberBuyer(shop, { itemId: '101', has: 2_000 });
  const member = { ...browserOf, ...(await buyer(shop, { itemId: '100', qty: 3, browser: browserOf.browser })) };
  const [total] = [cents(member.total)];
  await browserOf.use(20);
  const orderNumber = await numberOf(member);
  const card = total - 2_000;
  expect(await balanceOf(member.profileId)).toBe(0);
  const reply = await member.browser.send('POST', `/api/orders/${orderNumber}/cancel`, { lineNos: [2] });
  expect(reply.status, reply.body).toBe(200);
  await settled(orderNumber);
  const off = cents(reply.json<OrderDetail>().cancelled);
  expect(await balanceOf(member.profileId)).toBe(Math.max(0, off - card));
  const [one, two] = await Promise.all([
    member.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {}),
    member.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {}),
  ]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
  await settled(orderNumber);
  expect(await balanceOf(member.profileId)).toBe(2_000);
  // A repeated step, as after a lost answer, gives nothing twice, and no step gives back more than was used.
  for (const cause of ['release-1', 'release-1', 'void-2', 'released'] as const)
    await shop.db.transaction((tx) => refundRewards(tx, { orderNumber, cents: cause === 'release-1' ? 100 : 'all', cause }, NOW));
  expect(await balanceOf(member.profileId)).toBe(2_000);
});

test('[RWD-1] [CART-7] an order that another replaces gives its reward money back for another use, and not before', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 500 });
  await member.use(5);
  const orderNumber = await numberOf(member);
  const back = await member.browser.send('PUT', `/cc/api/cart/default?orderNumber=${orderNumber}`);
  expect(back.status, back.body).toBe(200);
  expect(await balanceOf(member.profileId)).toBe(0);
  await member.useCard(CARDS.approved);
  const { cartId, amounts } = await member.details();
  const changed = await member.browser.send('POST', '/cc/api/checkout/default/order', { cartId, total: amounts.total });
  expect(changed.status, changed.body).toBe(200);
  await settled(orderNumber);
  expect(await balanceOf(member.profileId)).toBe(500);
});
