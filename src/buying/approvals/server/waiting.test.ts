// What changes while an order waits: time, stock, people, addresses, payment. Each has one outcome, and somebody is told (B2B-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail } from '#buying/approvals/contract';
import { booksOf, buyer, CARDS, count } from '#buying/orders/fixtures';
import { makeWaitingOrders } from '#buying/orders/server';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { ruleFor, sentOrder } from '../fixtures.ts';
import { keepTime } from './approval-jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const decide = (browser: Browser, orderNumber: string, body: object = {}) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
const codeOf = (reply: { json(): Record<string, unknown> }) => reply.json()['code'];
const seen = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
const statusOf = async (orderNumber: string) =>
  (await shop.db.raw('select status from order_head where order_number = $1', [orderNumber])).rows[0]?.['status'];
const subjects = async (email: string) =>
  (await shop.db.raw('select subject from mailbox_message where recipient = $1', [email])).rows.map((row) => String(row['subject']));

const HOUR = 3_600_000;
const hence = (hours: number): Date => new Date(Date.now() + hours * HOUR);

/** Lets the job of every minute run at an instant; returns the mails it asks for. */
async function timePasses(now: Date): Promise<readonly (readonly [string, string])[]> {
  const asked: (readonly [string, string])[] = [];
  const enqueue = async (_: unknown, _queue: string, data: object): Promise<void> => {
    const { kind = '', to = '' } = data as { readonly kind?: string; readonly to?: string };
    asked.push([kind, to]);
  };
  const orders = makeWaitingOrders({ inventory: { taking: () => [[], [], []] }, coupons: { release: async () => undefined } });
  await keepTime({ db: shop.db, jobs: { enqueue }, orders }, now);
  return asked;
}

test('[B2B-3] nobody answers: one reminder, then others are asked as well, then the order expires with its prices', async () => {
  const firm = await approvalTeam(shop, 'slow');
  await shop.db.raw('insert into approval_settings (account_number, remind_after_hours, escalate_after_hours) values ($1, 24, 48)', [
    firm.account,
  ]);
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const [priya, ruth, dana] = [await firm.idOf('priya'), await firm.idOf('ruth'), await firm.idOf('dana')];
  expect(await timePasses(hence(1))).toEqual([]);
  expect(await timePasses(hence(25))).toEqual([['reminded', priya]]);
  expect(await timePasses(hence(26))).toEqual([]);
  expect(codeOf(await decide(firm.admin, orderNumber))).toBe('APPROVAL_NOT_FOUND');
  expect(await timePasses(hence(49))).toEqual([['escalated', ruth]]);
  expect(await seen(firm.admin, orderNumber)).toMatchObject({ barred: '' });
  expect(await timePasses(hence(169))).toEqual([['expired', dana]]);
  expect(await statusOf(orderNumber)).toBe('expired');
  expect(codeOf(await decide(firm.priya, orderNumber))).toBe('ALREADY_DECIDED');
  expect(await seen(firm.dana, orderNumber)).toMatchObject({ state: 'expired' });
});

test('[B2B-3] a decision and the expiry of the same moment: one of them counts', async () => {
  const firm = await approvalTeam(shop, 'late');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const [answer] = await Promise.all([decide(firm.priya, orderNumber), timePasses(hence(200))]);
  const status = await statusOf(orderNumber);
  expect([answer.status, status]).toEqual(answer.status === 200 ? [200, 'placed'] : [409, 'expired']);
  const second = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  await shop.db.raw(`update approval set expires_at = now() where order_number = $1`, [second.orderNumber]);
  expect(codeOf(await decide(firm.priya, second.orderNumber))).toBe('APPROVAL_EXPIRED');
  expect(await count(shop.db, 'approval_decision', `order_number = '${second.orderNumber}'`)).toBe(0);
});

test('[B2B-3] stock that is gone at approval: nothing is decided, the approver reads what is short and approves fewer', async () => {
  const firm = await approvalTeam(shop, 'stock');
  const { orderNumber } = await sentOrder(shop, { itemId: '104', qty: 4, browser: firm.dana });
  const guest = await buyer(shop, { itemId: '104', qty: 2 });
  expect((await guest.place()).status).toBe(200);
  const short = await decide(firm.priya, orderNumber);
  expect([short.status, codeOf(short)]).toEqual([409, 'STOCK_SHORT']);
  // By its name of today, whatever anybody had made of it.
  const title = (await shop.db.raw(`select title ->> 'en-US' as name from product where item_id = '104'`)).rows[0]?.['name'];
  expect(short.json()['message']).toContain(`${String(title)} (2 left)`);
  expect(await seen(firm.priya, orderNumber)).toMatchObject({ state: 'waiting', barred: '' });
  expect(await count(shop.db, 'approval_decision', `order_number = '${orderNumber}'`)).toBe(0);
  const fewer = await decide(firm.priya, orderNumber, { lines: [{ lineNo: 1, qty: 2 }], comment: 'Only two are left' });
  expect(fewer.json()).toMatchObject({ state: 'placed' });
  const taken = (await shop.db.raw('select sum(qty)::int as n from stock_allocation where item_id = $1', ['104'])).rows[0];
  expect(taken?.['n']).toBe(4);
});

test('[B2B-3] a card that is declined at approval: nothing is charged, goods go back, and the buyer is told', async () => {
  const firm = await approvalTeam(shop, 'declined');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana, card: CARDS.declined });
  expect((await decide(firm.priya, orderNumber)).json()).toMatchObject({ state: 'notPlaced' });
  expect(await statusOf(orderNumber)).toBe('released');
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}' and status = 'allocated'`)).toBe(0);
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('couldn’t be paid'));
  expect((await shop.db.raw('select tenders from approval where order_number = $1', [orderNumber])).rows[0]?.['tenders']).toBeNull();
});

test('[B2B-3] a bank that asks at approval asks the buyer, and the order is placed once they answered', async () => {
  const firm = await approvalTeam(shop, 'bank');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana, card: CARDS.asksPasses });
  expect((await decide(firm.priya, orderNumber)).json()).toMatchObject({ state: 'placing' });
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('bank'));
  expect((await seen(firm.dana, orderNumber)).bankUrl).toMatch(/^http/);
  expect((await seen(firm.priya, orderNumber)).bankUrl).toBe('');
});

test('[B2B-3] an order of a retired location waits on until it is declined', async () => {
  const firm = await approvalTeam(shop, 'place');
  await firm.location('Annex');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  // The order goes to a location that is not usable any more.
  await shop.db.raw(`update approval set facts = facts || jsonb_build_object('locationId', gen_random_uuid()) where order_number = $1`, [
    orderNumber,
  ]);
  expect(codeOf(await decide(firm.priya, orderNumber))).toBe('ADDRESS_GONE');
  expect(await seen(firm.priya, orderNumber)).toMatchObject({ state: 'waiting' });
});

test('[B2B-3] trust 43: both calls of §7: the orders that wait, each answered apart, and a mismatch of query and body is 400', async () => {
  const firm = await approvalTeam(shop, 'calls');
  const orders = [
    await sentOrder(shop, { itemId: '100', browser: firm.dana }),
    await sentOrder(shop, { itemId: '100', browser: firm.dana }),
  ];
  const [one, two] = orders.map(({ orderNumber }) => orderNumber);
  const data = (await firm.priya.send('POST', '/ele-lpd/api/sparxProxy/getApprovalOrdersData', {})).json<{
    orders: { orderNumber: string; status: string; cartId: string }[];
  }>();
  expect(data.orders.map(({ orderNumber, status, cartId }) => [orderNumber, status, cartId])).toEqual(
    orders.map((order) => [order.orderNumber, 'TRANSIENT', order.cartId]),
  );
  const send = (action: string, body: readonly object[]) =>
    firm.priya.send('POST', `/ele-lpd/api/approvalsProxy/order?action=${action}`, body);
  for (const reply of [
    await send('approve', [{ orderNumber: one, action: 'DECLINE' }]),
    await send('decline', [{ orderNumber: one, action: 'ACCEPT', approvalComments: 'No' }]),
    await send('approve', [
      { orderNumber: one, action: 'ACCEPT' },
      { orderNumber: two, action: 'DECLINE' },
    ]),
  ])
    expect([reply.status, codeOf(reply)]).toEqual([400, 'ACTIONS_DIFFER']);
  // Words that §7 does not know.
  for (const reply of [
    await send('accept', [{ orderNumber: one, action: 'ACCEPT' }]),
    await send('approve', [{ orderNumber: two, action: 'approve' }]),
  ])
    expect(reply.status).toBe(400);
  expect(await count(shop.db, 'approval_decision', `order_number in ('${one}', '${two}')`)).toBe(0);

  const approved = await send('approve', [
    { orderNumber: one, action: 'ACCEPT' },
    { orderNumber: '999999999999', action: 'ACCEPT' },
  ]);
  const answers = (reply: typeof approved) =>
    reply
      .json<{ orders: { success: boolean; code: string; state: string }[] }>()
      .orders.map(({ success, code, state }) => [success, code, state]);
  expect(answers(approved)).toEqual([
    [true, '', 'placed'],
    [false, 'APPROVAL_NOT_FOUND', ''],
  ]);
  expect(answers(await send('approve', [{ orderNumber: one, action: 'ACCEPT' }]))).toEqual([[true, '', 'placed']]);
  expect(answers(await send('decline', [{ orderNumber: two, action: 'DECLINE' }]))).toEqual([[false, 'COMMENT_REQUIRED', '']]);
  const declined = [{ orderNumber: two, action: 'DECLINE', approvalComments: 'Too much', cartId: 'x', ownerProfileId: 'y' }];
  expect(answers(await send('decline', declined))).toEqual([[true, '', 'declined']]);
  expect(answers(await send('decline', declined))).toEqual([[true, '', 'declined']]);
  expect(await count(shop.db, 'approval_decision', `order_number in ('${one}', '${two}')`)).toBe(2);
  expect(await booksOf(shop, { reference: one ?? '' })).toHaveLength(1);
  expect((await shop.browser('business').send('POST', '/ele-lpd/api/sparxProxy/getApprovalOrdersData', {})).status).toBe(401);
});

test('[B2B-3] comments go to whoever has to answer next, and to the buyer', async () => {
  const firm = await approvalTeam(shop, 'talk');
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const write = (browser: Browser, text: string) => browser.send('POST', `/api/approvals/${orderNumber}/comments`, { text });
  expect(codeOf(await write(firm.priya, ' '))).toBe('TEXT_REQUIRED');
  expect((await write(firm.priya, 'Is this for the lab?')).status).toBe(200);
  expect((await write(firm.dana, 'Yes')).status).toBe(200);
  expect((await seen(firm.priya, orderNumber)).comments.map(({ body, isOwn }) => [body, isOwn])).toEqual([
    ['Is this for the lab?', true],
    ['Yes', false],
  ]);
  await expect.poll(() => subjects(firm.mailOf('dana'))).toContainEqual(expect.stringContaining('A comment about your order'));
  await expect.poll(() => subjects(firm.mailOf('priya'))).toContainEqual(expect.stringContaining('wrote about order'));
});

test('[B2B-3] several at once: an order that two rules ask about has both reasons', async () => {
  const firm = await approvalTeam(shop, 'reasons', { over: 100 });
  await ruleFor(shop, firm.account, { over: 200, steps: [[await firm.idOf('ruth')]] });
  const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const { reasons, steps } = await seen(firm.priya, orderNumber);
  expect(reasons).toHaveLength(2);
  expect(steps).toHaveLength(2);
});

const fundsOf = async (account: string) =>
  (await shop.db.raw('select held, spent from fund where account_number = $1', [account])).rows.map(({ held, spent }) => [held, spent]);

test('[B2B-1] [B2B-3] an order over its budget waits with the budget held, and is spent when approved; a declined one gives it back', async () => {
  const firm = await approvalTeam(shop, 'budget', { over: 1_000_000_000 });
  await shop.db.raw(`insert into approval_rule (account_number, rule_id, terms) values ($1, gen_random_uuid(), $2)`, [
    firm.account,
    JSON.stringify({
      conditions: [{ kind: 'budget', over: 0, of: '', named: [], not: false }],
      everybody: true,
      groupIds: [],
      profileIds: [],
      levels: [{ mode: 'oneOf', who: 'people', named: [await firm.idOf('priya')] }],
      startsOn: '',
      endsOn: '',
    }),
  ]);
  await shop.db.raw(`insert into budget_center (account_number, name, amount, since) values ($1, 'Art', 100, '2020-01-01')`, [
    firm.account,
  ]);
  await firm.dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }] });
  await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Art' }, { 'x-http-method-override': 'PUT' });
  const one = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  const cents = Math.round(one.total * 100);
  expect((await seen(firm.priya, one.orderNumber)).reasons[0]).toContain('Art would go over');
  expect(await fundsOf(firm.account)).toEqual([[cents, 0]]);
  expect((await decide(firm.priya, one.orderNumber)).json()).toMatchObject({ state: 'placed' });
  expect(await fundsOf(firm.account)).toEqual([[0, cents]]);

  await firm.dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }] });
  await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Art' }, { 'x-http-method-override': 'PUT' });
  const two = await sentOrder(shop, { itemId: '100', browser: firm.dana });
  await decide(firm.priya, two.orderNumber, { action: 'decline', comment: 'Not this month' });
  expect(await fundsOf(firm.account)).toEqual([[0, cents]]);
});
