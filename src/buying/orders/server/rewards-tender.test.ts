// Reward money as a tender, with the real app, database and provider: used once, never more than the balance, given back without an order,
// and right to the cent (RWD-1, PAY-1, PAY-3, trust 5, 8, 10, 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { CheckoutView } from '#buying/checkout/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { checkLedger } from '#buying/orders/server';
import { httpProvider, overNetwork } from '#buying/payment/server';
import type { RewardBalance } from '#buying/rewards/contract';
import { isRewardsShort, spendRewards } from '#buying/rewards/server';
import { giveRewards, rewardsOf } from '#buying/rewards/fixtures';
import { memberBuyer, someone, type MemberBuyer } from '#test/members';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, CARDS, count, freshGift, withGift } from '../fixtures.ts';

let shop: TestShop;
let since: Date;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, undefined, prepareCarts);
  since = new Date();
});
afterAll(() => shop.close());

const cents = (amount: number): number => Math.round(amount * 100);
const numberOf = async (member: MemberBuyer): Promise<string> => {
  const reply = await member.place();
  expect(reply.status, reply.body).toBe(200);
  return reply.json<{ orderNumber: string }>().orderNumber;
};
const balanceOf = async (member: Pick<MemberBuyer, 'profileId'>): Promise<number> => {
  const { balance, sum } = await rewardsOf(shop.db, member.profileId);
  expect(sum, 'the entries make the balance').toBe(balance);
  return balance;
};
const entriesOf = async (orderNumber: string) =>
  (await shop.db.raw('select kind, cents from reward_entry where order_number = $1 order by entry_id', [orderNumber])).rows.map(
    ({ kind, cents: amount }) => [kind, amount],
  );
const orderOf = async ({ browser }: MemberBuyer, orderNumber: string) =>
  (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
const charged = async (reference: string) =>
  (await booksOf(shop, { reference })).filter(({ status }) => status === 'authorised').map(({ amount }) => amount);
const REWARDS = '/cc/api/checkout/default/rewards';

test('[RWD-1] [PAY-1] reward money and card together pay the total, in checkout, cart, order and the books', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 740 });
  expect((await member.details()).rewards).toEqual({ balance: 7.4, amountApplied: 0 });
  const { errors, rewards, remaining } = await member.use(5);
  expect([errors, rewards]).toEqual([[], { balance: 7.4, amountApplied: 5 }]);
  expect(remaining).toBeCloseTo(member.total - 5, 2);
  const { cart } = (await member.browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>();
  expect(cart.orderPayments?.map(({ paymentType, amountApplied }) => [paymentType, amountApplied])).toEqual([['CREDIT_CARD', remaining]]);
  expect(cart.userPayments?.[0]?.rewardProgramInformation).toMatchObject({ amountApplied: 5 });
  const orderNumber = await numberOf(member);
  expect(await charged(orderNumber)).toEqual([cents(member.total) - 500]);
  expect(await orderOf(member, orderNumber)).toMatchObject({ paidByRewards: 5, payments: [{ brand: 'VISA', amount: remaining }] });
  expect(await balanceOf(member)).toBe(240);
  expect(await entriesOf(orderNumber)).toEqual([['spent', -500]]);
});

test('[RWD-1] [PAY-1] reward money pays before a gift card and never more than the rest; when it pays everything no card is needed or charged', async () => {
  const member = await memberBuyer(shop, { qty: 2, has: 100_000, card: CARDS.declined });
  await withGift(shop, member, freshGift({ dollars: 25 }));
  const all = await member.use(1_000);
  expect(all).toMatchObject({ rewards: { balance: 1_000, amountApplied: member.total }, giftCards: [{ amountApplied: 0 }], remaining: 0 });
  expect((await member.details()).openStep).toBe('review');
  const orderNumber = await numberOf(member);
  expect(await booksOf(shop, { reference: orderNumber })).toEqual([]);
  expect(await balanceOf(member)).toBe(100_000 - cents(member.total));
  expect((await orderOf(member, orderNumber)).payments).toEqual([]);
});

test('[RWD-1] trust 10, 22: more than the balance, a guest, a non-member and another member cannot use it', async () => {
  const owner = await memberBuyer(shop, { has: 900 });
  const other = await memberBuyer(shop, {});
  expect(await other.use(9)).toMatchObject({ errors: [{ field: 'rewards', code: 'REWARDS_NOT_ENOUGH' }], rewards: null });
  expect((await other.browser.send('GET', '/api/rewards')).json()).toEqual({ balance: 0, revision: '0', lapsing: null, entries: [] });
  const guest = await buyer(shop, { itemId: '100' });
  expect((await guest.browser.send('POST', REWARDS, { amount: 1 })).status).toBe(401);
  const { browser: plain, profileId } = await someone(shop, null);
  await giveRewards(shop.db, profileId, 500);
  const barred = await buyer(shop, { itemId: '100', browser: plain });
  const refused = await plain.send('POST', REWARDS, { amount: 1 });
  expect([refused.status, refused.json()['code'], (await barred.details()).rewards]).toEqual([404, 'MISSING_REWARDS_ID', null]);
  for (const amount of [-1, 'all', 1e9, null]) expect((await owner.browser.send('POST', REWARDS, { amount })).status).toBe(400);
  expect((await owner.use(9.01)).errors).toMatchObject([{ code: 'REWARDS_NOT_ENOUGH', message: expect.stringContaining('$9.00') }]);
  expect(await balanceOf(owner)).toBe(900);
});

test('[RWD-1] trust 8: money that another order used meanwhile is reported before any charge, and no entry is lost', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 1_000 });
  await member.use(10);
  const before = await member.details();
  await spendDirectly(member, '000000000801', 800);
  const send = (view: CheckoutView) =>
    member.browser.send('POST', '/cc/api/checkout/default/order', {
      cartId: member.cartId,
      total: view.amounts.total,
      tenders: view.tenders,
    });
  const late = await send(before);
  expect([late.status, late.json()['code']]).toEqual([409, 'PAYMENTS_CHANGED']);
  const after = await member.details();
  expect(after).toMatchObject({ rewards: { balance: 2, amountApplied: 2 }, payment: { lastFour: '1111' } });
  const placed = await send(after);
  expect(placed.status, placed.body).toBe(200);
  expect(await balanceOf(member)).toBe(0);
});

test('[RWD-1] trust 8: the update of the balance decides: with too little, no draft is left and no stock is taken', async () => {
  const member = await memberBuyer(shop, { qty: 2, has: 300 });
  await member.use(3);
  // Simulates another server's order between the check and the update: the check sees more than the balance.
  await overstate(500);
  const promised = () => count(shop.db, 'stock_allocation');
  const drafts = () => count(shop.db, 'order_head', `cart_id = '${member.cartId}'`);
  await shop.db.raw('update reward_balance set cents = cents - 100 where profile_id = $1', [member.profileId]);
  const before = [await promised(), await drafts()];
  const reply = await member.place();
  expect([reply.status, reply.json()['code']]).toEqual([409, 'PAYMENTS_CHANGED']);
  expect([await promised(), await drafts()]).toEqual(before);
  await overstate(0);
  await shop.db.raw('update reward_balance set cents = cents + 100 where profile_id = $1', [member.profileId]);
  await numberOf(member);
  expect(await balanceOf(member)).toBe(0);
});

test('[RWD-1] trust 8: an order and forty other debits at once take the balance and no cent more; the entries add up to it', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 1_000 });
  await member.use(1);
  const numbers = Array.from({ length: 40 }, (_, at) => String(880_000_000_000 + at));
  const [own, ...taken] = await Promise.all([
    member.place(),
    ...numbers.map((orderNumber) => spendDirectly(member, orderNumber, 90).then(() => true, isShort)),
  ]);
  const [won, lost] = [true, 'short'].map((what) => taken.filter((one) => one === what).length);
  expect(lost).toBeGreaterThan(0);
  const entries = (
    await shop.db.raw(`select order_number, cents from reward_entry where profile_id = $1 and kind = 'spent'`, [member.profileId])
  ).rows;
  expect(entries.filter(({ order_number: number }) => numbers.includes(String(number)))).toHaveLength(won ?? 0);
  // The order's own debit equals the payment that it shows.
  const ownNumber = own?.status === 200 ? own.json<{ orderNumber: string }>().orderNumber : '';
  const paid = ownNumber === '' ? 0 : cents((await orderOf(member, ownNumber)).paidByRewards);
  const spent = entries.reduce((sum, { cents: amount }) => sum - Number(amount), 0);
  expect(spent).toBe(90 * (won ?? 0) + paid);
  expect(await balanceOf(member)).toBe(1_000 - spent);
});

test('[RWD-1] [CHK-4] trust 4: placing one order 30 times at once, with one key or none, debits once', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 1_000 });
  await member.use(4);
  const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => member.place(at % 2 === 0 ? { key: 'with rewards' } : {})));
  const numbers = new Set(replies.filter(({ status }) => status === 200).map((reply) => reply.json<{ orderNumber: string }>().orderNumber));
  expect(numbers.size).toBe(1);
  expect(await balanceOf(member)).toBe(600);
});

test('[RWD-1] [PAY-9] a declined card gives it back with the draft, the account shows no entry, and the next attempt uses it', async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 600, card: CARDS.declined });
  await member.use(6);
  const reply = await member.place();
  expect([reply.status, reply.json()['code']]).toEqual([422, 'PAYMENT_OPERATION_FAILED']);
  expect(await balanceOf(member)).toBe(600);
  const kinds = (await member.browser.send('GET', '/api/rewards')).json<RewardBalance>().entries.map(({ kind }) => kind);
  expect(kinds).toEqual(['earned']);
  expect((await member.details()).rewards).toEqual({ balance: 6, amountApplied: 6 });
  await member.useCard(CARDS.approved);
  await numberOf(member);
  expect(await balanceOf(member)).toBe(0);
});

test('[RWD-1] trust 5: an unreachable provider leaves a draft; ending it gives the reward money back', { timeout: 60_000 }, async () => {
  const member = await memberBuyer(shop, { qty: 3, has: 600, card: CARDS.down });
  await member.use(6);
  expect((await member.place()).status).toBe(503);
  await expect.poll(() => count(shop.db, 'order_head', `cart_id = '${member.cartId}' and status = 'draft'`), { timeout: 40_000 }).toBe(0);
  expect(await balanceOf(member)).toBe(600);
});

test('[RWD-1] trust 5: the ledger check finds all balances and orders right, and reports a wrong cent', async () => {
  const { url, key } = await shop.provider();
  const check = async () => {
    const { problems } = await checkLedger({ db: shop.db, provider: httpProvider(overNetwork(url, key)), since });
    // Other test shops use the same provider; two tests debit reward money for order numbers that do not exist.
    return problems.filter((problem) => !problem.endsWith('which is no order'));
  };
  expect(await check()).toEqual([]);
  const member = await memberBuyer(shop, { qty: 3, has: 600 });
  await member.use(6);
  const orderNumber = await numberOf(member);
  await shop.db.raw('update reward_balance set cents = 1 where profile_id = $1', [member.profileId]);
  expect(await check()).toEqual([`account ${member.profileId} has 1 cents of rewards (USD) and its entries make 0`]);
  await shop.db.raw('update reward_balance set cents = 0 where profile_id = $1', [member.profileId]);
  await shop.db.raw(`update reward_entry set cents = -601 where order_number = $1 and kind = 'spent'`, [orderNumber]);
  expect(await check()).toContain(`order ${orderNumber}: 6.00 of rewards pay for it, and 6.01 were taken`);
  await shop.db.raw(`update reward_entry set cents = -600 where order_number = $1 and kind = 'spent'`, [orderNumber]);
});

function spendDirectly({ profileId }: MemberBuyer, orderNumber: string, amount: number): Promise<void> {
  return shop.db.transaction((tx) => spendRewards(tx, { profileId, currency: 'USD', orderNumber, cents: amount }, new Date()));
}

function isShort(error: unknown): 'short' {
  if (!isRewardsShort(error)) throw error;
  return 'short';
}

async function overstate(by: number): Promise<void> {
  await shop.db.raw(
    `create or replace view spendable_reward as select b.profile_id, b.currency, b.cents + ${by} as cents from reward_balance b join rewards_member m using (profile_id)`,
  );
}
