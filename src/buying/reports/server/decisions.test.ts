// Reports on budgets and approvals: counted by hand over a few orders, and the same rows in page, file and mail (B2B-1, B2B-3, B2B-5, H_R).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentOrder } from '#buying/approvals/fixtures';
import type { Report } from '#buying/reports/contract';
import { approvalTeam, type ApprovalTeam } from '#test/approval-team';
import { prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: ApprovalTeam;
let sent: readonly { readonly orderNumber: string; readonly total: number }[] = [];
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
  firm = await approvalTeam(shop, 'decisions');
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since) values ($1, 'Art', 100000, '2020-01-01'), ($1, 'Idle', 5000, '2020-01-01')`,
    [firm.account],
  );
  const orders = [];
  for (let at = 0; at < 3; at += 1) {
    await firm.dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }] });
    await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Art' }, put);
    orders.push(await sentOrder(shop, { itemId: '100', browser: firm.dana }));
  }
  sent = orders;
  const decide = (at: number, body: object) => firm.priya.send('POST', `/api/approvals/${sent[at]?.orderNumber}/decision`, body);
  expect((await decide(0, { action: 'approve' })).status).toBe(200);
  expect((await decide(1, { action: 'decline', comment: 'No' })).status).toBe(200);
  // Sent two hours before it was decided.
  await shop.db.raw(`update approval set submitted_at = decided_at - interval '2 hours' where state <> 'waiting' and account_number = $1`, [
    firm.account,
  ]);
  await shop.db.raw(
    `update approval_decision d set at = a.decided_at from approval a where a.order_number = d.order_number and a.account_number = $1`,
    [firm.account],
  );
});
afterAll(() => shop.close());

const read = async (question: string, browser: Browser = firm.admin, query = ''): Promise<Report> => {
  const reply = await browser.send('GET', `/api/organization/reports/${question}?period=year${query}`);
  expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<Report>();
};
const cents = (...at: number[]): number => at.reduce((sum, index) => sum + Math.round((sent[index]?.total ?? 0) * 100), 0);

test('[B2B-1] [B2B-5] budgets: planned, held, spent and left of each period, those without an order too', async () => {
  const { rows, total, lines, comparedWith } = await read('budgets');
  expect(rows.map(({ label, cents: spent, orders, more }) => [label.split(',')[0], spent, orders, more])).toEqual([
    ['Art', cents(0), 2, [100_000, cents(2), 100_000 - cents(0, 2)]],
    ['Idle', 0, 0, [5_000, 0, 5_000]],
  ]);
  expect(total).toMatchObject({ cents: cents(0), orders: 2, more: [105_000, cents(2), 105_000 - cents(0, 2)] });
  expect([lines, comparedWith]).toEqual([0, null]);
  expect((await read('budgets', firm.admin, '&center=Idle')).rows).toHaveLength(1);
});

test('[B2B-3] [B2B-5] approvals by approver and by reason: how many, how much, how many declined, how long', async () => {
  const byApprover = await read('approvers');
  expect(byApprover.rows).toMatchObject([{ label: 'priya Park', orders: 2, cents: cents(0, 1), more: [1, 2] }]);
  expect(byApprover.total).toMatchObject({ orders: 2, cents: cents(0, 1), more: [1, 2] });
  const byReason = await read('reasons');
  expect(byReason.rows).toMatchObject([{ label: 'Total over an amount', orders: 3, cents: cents(0, 1, 2), more: [1, 2] }]);
  expect(byReason.total).toMatchObject({ orders: 3, cents: cents(0, 1, 2), before: 0 });
  const nobody = await read('approvers', firm.admin, `&person=${await firm.idOf('ruth')}`);
  expect([nobody.rows, nobody.total.orders]).toEqual([[], 0]);
});

test('[B2B-5] the file says what the page says, a schedule takes the report, and nobody without the right reads it', async () => {
  const file = (await firm.admin.send('GET', '/account/reports/reasons/file?period=year')).body;
  expect(file).toContain('"Amount decided in USD');
  expect(file).toMatch(/Total over an amount,3,[\d.]+,[^\n]*,1,2\r?\n/);
  expect((await firm.admin.send('GET', '/account/reports/budgets/file?period=year')).body).toMatch(/Idle[^\n]*0\.00,50\.00,0\.00,50\.00/);
  const body = { question: 'budgets', cadence: 'monthly', profileIds: [await firm.idOf('ruth')] };
  expect((await firm.admin.send('POST', '/api/organization/report-mails', body)).status).toBe(200);
  expect((await firm.dana.send('GET', '/api/organization/reports/approvers')).status).toBe(403);
});
