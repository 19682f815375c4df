// How an approved order is paid: what the bank says after the approval, gift cards and reward money meanwhile, vendors. Nothing is lost or taken twice, and
// buyer and approver are told (B2B-3, PAY-1, trust 5, 8, 10, 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail } from '#buying/approvals/contract';
import { addGift, answerAt, booksOf, buyer, CARDS, count, freshGift, giftTokenOf, withGift } from '#buying/orders/fixtures';
import { giveRewards, rewardsOf } from '#buying/rewards/fixtures';
import { makeJobs } from '#platform/jobs';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { sentOrder } from '../fixtures.ts';
import { tellOutcomes } from './pay-approved.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const decide = (browser: Browser, orderNumber: string, body: object = {}) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
const stateAfter = async (browser: Browser, orderNumber: string, body: object = {}) =>
  (await decide(browser, orderNumber, body)).json<{ state: string }>().state;
const seen = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
const statusOf = async (orderNumber: string) =>
  (await shop.db.raw('select status from order_head where order_number = $1', [orderNumber])).rows[0]?.['status'];
const subjects = async (email: string) =>
  (await shop.db.raw('select subject from mailbox_message where recipient = $1', [email])).rows.map((row) => String(row['subject']));
const booked = async (orderNumber: string) =>
  (await booksOf(shop, { reference: orderNumber })).map(({ status, amount }) => [status, status === 'authorised' ? amount : 0]);
const allocated = (orderNumber: string) => count(shop.db, 'stock_allocation', `order_number = '${orderNumber}' and status = 'allocated'`);
const cents = (dollars: number): number => Math.round(dollars * 100);
/** What a gift card has left, as the shop asks for it when it is typed again. */
async function giftLeft(number: string): Promise<number> {
  const other = await buyer(shop, { itemId: '100' });
  const reply = await addGift(other, await giftTokenOf(shop, number));
  return reply.json<{ giftCards: { balance: number }[] }>().giftCards[0]?.balance ?? 0;
}

test('[B2B-3] [PAY-9] the bank declines at the approval: nothing is charged, stock goes back, buyer and approver read it', async () => {
  const firm = await approvalTeam(shop, 'poor');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana, card: CARDS.insufficient });
  expect(await stateAfter(firm.priya, orderNumber)).toBe('notPlaced');
  expect(await statusOf(orderNumber)).toBe('released');
  expect(await allocated(orderNumber)).toBe(0);
  expect((await booked(orderNumber)).filter(([status]) => status === 'authorised')).toEqual([]);
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('couldn’t be paid'));
  // The same decision again pays nothing.
  expect(await stateAfter(firm.priya, orderNumber)).toBe('notPlaced');
  expect(await count(shop.db, 'approval_decision', `order_number = '${orderNumber}'`)).toBe(1);
  // The buyer orders the goods again with another card.
  expect((await sentOrder(shop, { itemId: '100', browser: firm.dana })).orderNumber).not.toBe(orderNumber);
});

test('[B2B-3] [PAY-9] the payment company is away at the approval: the order ends unpaid once that is sure, and buyer and approver are mailed', async () => {
  const firm = await approvalTeam(shop, 'down');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana, card: CARDS.down });
  expect(['placing', 'notPlaced']).toContain(await stateAfter(firm.priya, orderNumber));
  // As if the request's time were over, the sweeper settles it.
  await shop.db.raw('update order_head set lease_until = now() where order_number = $1', [orderNumber]);
  await expect.poll(() => statusOf(orderNumber), { timeout: 30_000 }).toBe('released');
  expect(await allocated(orderNumber)).toBe(0);
  expect((await booked(orderNumber)).filter(([status]) => status === 'authorised')).toEqual([]);
  await tellOutcomes({ db: shop.db, jobs: makeJobs(shop.db, () => undefined) }, new Date());
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('couldn’t be paid'));
  await expect.poll(() => subjects(firm.mailOf('priya'))).toContainEqual(expect.stringContaining('couldn’t be paid'));
});

test('[B2B-3] [CHK-4] the bank’s answer is lost at the approval: it is looked up, charged once and placed once', async () => {
  const firm = await approvalTeam(shop, 'lost');
  const { orderNumber, total } = await sentOrder(shop, { itemId: '100', browser: firm.dana, card: CARDS.answerLost });
  expect(['placed', 'placing']).toContain(await stateAfter(firm.priya, orderNumber));
  await shop.db.raw(`update order_head set lease_until = now() where order_number = $1 and status = 'draft'`, [orderNumber]);
  await expect.poll(() => statusOf(orderNumber), { timeout: 30_000 }).toBe('placed');
  expect(await booked(orderNumber)).toEqual([['authorised', cents(total)]]);
});

/** An approved order whose bank asks its buyer. */
async function bankAsks(name: string, card: string) {
  const firm = await approvalTeam(shop, name);
  const order = await sentOrder(shop, { itemId: '100', browser: firm.dana, card });
  const { orderNumber } = order;
  expect(await stateAfter(firm.priya, orderNumber)).toBe('placing');
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('bank asks'));
  await answerAt(await shop.provider(), (await seen(firm.dana, orderNumber)).bankUrl, 'yes');
  const back = () => firm.dana.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });
  return { firm, order, orderNumber, back };
}

test('[B2B-3] [PAY-9] the bank asks the buyer after the approval: once it agrees the order is placed once, and the buyer is told', async () => {
  const { firm, order, orderNumber, back } = await bankAsks('asks', CARDS.asksPasses);
  const replies = await Promise.all([back(), back()]);
  for (const reply of replies) expect(reply.json()).toMatchObject({ orderNumber, isPlaced: true });
  expect(await booked(orderNumber)).toEqual([['authorised', cents(order.total)]]);
  expect(await allocated(orderNumber)).toBe(1);
  expect(await seen(firm.priya, orderNumber)).toMatchObject({ state: 'placed' });
});

test('[B2B-3] [PAY-9] the buyer fails the bank’s question after the approval: released, nothing charged, buyer and approver are mailed', async () => {
  const { firm, orderNumber, back } = await bankAsks('fails', CARDS.asksFails);
  expect((await back()).status).toBe(422);
  expect(await statusOf(orderNumber)).toBe('released');
  expect(await allocated(orderNumber)).toBe(0);
  expect(await seen(firm.priya, orderNumber)).toMatchObject({ state: 'notPlaced' });
  const jobs = makeJobs(shop.db, () => undefined);
  await tellOutcomes({ db: shop.db, jobs }, new Date());
  await tellOutcomes({ db: shop.db, jobs }, new Date());
  const told = async (who: string) => (await subjects(firm.mailOf(who))).filter((subject) => subject.includes('couldn’t be paid'));
  await expect.poll(() => told('dana')).toHaveLength(1);
  await expect.poll(() => told('priya')).toHaveLength(1);
  expect((await shop.db.raw('select tenders from approval where order_number = $1', [orderNumber])).rows[0]?.['tenders']).toBeNull();
});

test('[B2B-3] [PAY-1] a gift card is not held while an order waits; it is taken once at the approval, the rest from the card', async () => {
  const firm = await approvalTeam(shop, 'gift');
  const number = freshGift({ dollars: 5 });
  const ready = await buyer(shop, { itemId: '100', qty: 3, browser: firm.dana });
  await withGift(shop, ready, number);
  const { orderNumber = '' } = (await ready.place()).json<{ orderNumber?: string }>();
  expect(await statusOf(orderNumber)).toBe('pendingApproval');
  expect(await giftLeft(number)).toBe(5);
  expect(await booked(orderNumber)).toEqual([]);
  expect(await stateAfter(firm.priya, orderNumber)).toBe('placed');
  expect((await booked(orderNumber)).map(([, amount]) => amount).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    500,
    cents(ready.total) - 500,
  ]);
  expect(await giftLeft(number)).toBe(0);
  expect(await stateAfter(firm.priya, orderNumber)).toBe('placed');
  expect(await booked(orderNumber)).toHaveLength(2);
});

test('[B2B-3] [PAY-1] a gift card that is empty by the approval: nothing is charged to the other card, and the order is not placed', async () => {
  const firm = await approvalTeam(shop, 'empty');
  const number = freshGift({ dollars: 5 });
  const ready = await buyer(shop, { itemId: '100', qty: 3, browser: firm.dana });
  await withGift(shop, ready, number);
  const { orderNumber = '' } = (await ready.place()).json<{ orderNumber?: string }>();
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  await withGift(shop, guest, number);
  expect((await guest.place()).status).toBe(200);
  expect(await stateAfter(firm.priya, orderNumber)).toBe('notPlaced');
  expect((await booked(orderNumber)).filter(([status]) => status === 'authorised')).toEqual([]);
  expect(await allocated(orderNumber)).toBe(0);
  expect(await statusOf(orderNumber)).toBe('released');
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('couldn’t be paid'));
});

test('[B2B-3] [PAY-1] the card is declined after a gift card paid its part: the gift card has its money again', async () => {
  const firm = await approvalTeam(shop, 'giftback');
  const number = freshGift({ dollars: 5 });
  const ready = await buyer(shop, { itemId: '100', qty: 3, browser: firm.dana, card: CARDS.declined });
  await withGift(shop, ready, number);
  const { orderNumber = '' } = (await ready.place()).json<{ orderNumber?: string }>();
  expect(await stateAfter(firm.priya, orderNumber)).toBe('notPlaced');
  await expect.poll(() => giftLeft(number)).toBe(5);
});

test('[B2B-3] [RWD-1] an organization’s order takes no reward money, so none can be short at the approval', async () => {
  const firm = await approvalTeam(shop, 'reward');
  const dana = await firm.idOf('dana');
  await shop.db.raw(`update profile set rewards_number = '77001' where profile_id = $1`, [dana]);
  await giveRewards(shop.db, dana, 500);
  const ready = await buyer(shop, { itemId: '100', qty: 3, browser: firm.dana });
  const reply = await firm.dana.send('POST', '/cc/api/checkout/default/rewards', { amount: 5 });
  expect(reply.json<{ errors?: object[] }>().errors ?? [reply.json()['code']]).not.toEqual([]);
  expect((await ready.details()).rewards).toBeNull();
  const { orderNumber } = (await ready.place()).json<{ orderNumber: string }>();
  expect(await stateAfter(firm.priya, orderNumber)).toBe('placed');
  expect(await booked(orderNumber)).toEqual([['authorised', cents(ready.total)]]);
  expect(await rewardsOf(shop.db, dana)).toEqual({ balance: 500, sum: 500 });
});

test('[B2B-3] [PAY-7] a vendor’s payment cannot wait: cart and review say so, the order is refused in words, and a card sends it', async () => {
  const firm = await approvalTeam(shop, 'vendor');
  const ready = await buyer(shop, { itemId: '100', browser: firm.dana });
  const begun = await firm.dana.send('POST', '/cc/api/checkout/default/wallet', { vendorPaymentType: 'PAYPAL' });
  const { location } = await answerAt(await shop.provider(), begun.json<{ url: string }>().url, 'approved');
  const paymentMethodNonce = new URL(location).searchParams.get('reference') ?? '';
  const taken = await firm.dana.send('POST', '/cc/api/checkout/default/vendorpayment', {
    vendorPaymentType: 'PAYPAL',
    payPalInfo: { paymentMethodNonce },
  });
  expect(taken.status).toBe(200);
  const preview = (await firm.dana.send('GET', '/cc/api/checkout/default/approval')).json<{ problem: string }>();
  expect(preview.problem).not.toBe('');
  const refused = await ready.place();
  expect([refused.status, refused.json()['code'], refused.json()['message']]).toEqual([409, 'APPROVAL_PAYMENT', preview.problem]);
  expect(await count(shop.db, 'approval', `account_number = '${firm.account}'`)).toBe(0);
  await ready.useCard(CARDS.approved);
  expect((await ready.place()).json()).toMatchObject({ wasSent: true });
});
