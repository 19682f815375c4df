// Two approvers decide at once while the order's time ends: one of the three counts, and money, budget and stock agree with it (B2B-3, trust 8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, count } from '#buying/orders/fixtures';
import { makeWaitingOrders } from '#buying/orders/server';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { ruleFor, sentOrder } from '../fixtures.ts';
import { keepTime } from './approval-jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const WEEK_MS = 7 * 24 * 3_600_000;
const ROUNDS = 6;

/** The job of every minute, a little more than a week from now. */
async function timeEnds(): Promise<void> {
  const orders = makeWaitingOrders({ inventory: { taking: () => [[], [], []] }, coupons: { release: async () => undefined } });
  await keepTime({ db: shop.db, jobs: { enqueue: async () => undefined }, orders }, new Date(Date.now() + WEEK_MS + 3_600_000));
}

const decide = (browser: Browser, orderNumber: string, body: object) =>
  browser.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
async function endOf(orderNumber: string) {
  const { rows } = await shop.db.raw(
    'select a.state, h.status, h.total from approval a join order_head h using (order_number) where order_number = $1',
    [orderNumber],
  );
  return { state: String(rows[0]?.['state']), status: String(rows[0]?.['status']), total: Number(rows[0]?.['total']) };
}

/** What each end of an approval leaves: the order, its payments, its decisions, its share of the budget. */
const ENDS = new Map([
  ['approved', { status: 'placed', payments: 1, decisions: 1, charge: 'spent' }],
  ['declined', { status: 'declined', payments: 0, decisions: 1, charge: 'released' }],
  ['expired', { status: 'expired', payments: 0, decisions: 0, charge: 'released' }],
]);

test('[B2B-3] [B2B-1] trust 8: an approval, a refusal and the end of its time at once leave one of the three, with budget and money to match', async () => {
  const firm = await approvalTeam(shop, 'moment', { over: 100 });
  const omar = await firm.colleague('omar', 'approver');
  await shop.db.raw('delete from approval_rule where account_number = $1', [firm.account]);
  await ruleFor(shop, firm.account, { steps: [[await firm.idOf('priya'), await firm.idOf('omar')]] });
  await shop.db.raw(`insert into budget_center (account_number, name, amount, since) values ($1, 'Moment', 10000000, '2020-01-01')`, [
    firm.account,
  ]);
  const seen = new Set<string>();
  let spent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Moment' }, put);
    const { orderNumber } = await sentOrder(shop, { itemId: '100', browser: firm.dana });
    const steps = [
      () => decide(firm.priya, orderNumber, {}),
      () => decide(omar, orderNumber, { action: 'decline', comment: 'Not now' }),
      () => timeEnds().then(() => null),
    ];
    // Each of the three begins first in two of the rounds.
    const turned = [...steps.slice(round % steps.length), ...steps.slice(0, round % steps.length)];
    const answers = (await Promise.all(turned.map((step) => step()))).filter((reply) => reply !== null);
    const { state, status, total } = await endOf(orderNumber);
    const end = ENDS.get(state);
    expect(end, `${orderNumber} is ${state}`).toBeDefined();
    expect(status).toBe(end?.status);
    expect(await booksOf(shop, { reference: orderNumber })).toHaveLength(end?.payments ?? -1);
    expect(await count(shop.db, 'approval_decision', `order_number = '${orderNumber}'`)).toBe(end?.decisions);
    expect(await count(shop.db, 'fund_charge', `order_number = '${orderNumber}' and state = '${end?.charge}'`)).toBe(1);
    expect(answers.filter((reply) => reply.status === 200)).toHaveLength(end?.decisions ?? -1);
    expect(answers.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
    if (state === 'approved') spent += total;
    seen.add(state);
  }
  expect(seen.size).toBeGreaterThan(0);
  const { rows } = await shop.db.raw(
    `select f.held::int, f.spent::int from fund f join budget_period p using (fund_id) where p.center = 'Moment'`,
  );
  expect(rows).toEqual([{ held: 0, spent }]);
});
