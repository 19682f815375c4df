// What declining parts of an order changes, before it is decided: the amounts are those that the decision then makes (B2B-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail, ApprovalOutlook, ApprovalsFound } from '#buying/approvals/contract';
import { approvalTeam } from '#test/approval-team';
import { prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { sentOrder } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const seen = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>();
const look = (browser: Browser, orderNumber: string, lines: object[]) =>
  browser.send('POST', `/api/approvals/${orderNumber}/preview`, { lines });
const cents = (dollars: number): number => Math.round(dollars * 100);

/** The amounts of a look add up, and its lines come to its goods. */
function addsUp({ goods, discount, delivery, fees, tax, total, lines }: ApprovalOutlook): void {
  expect(cents(goods) - cents(discount) + cents(delivery) + cents(fees) + cents(tax)).toBe(cents(total));
  expect(lines.reduce((sum, line) => sum + cents(line.total), 0)).toBe(cents(goods) - cents(discount));
}

async function twoLines(name: string, budget: string | null = null) {
  const firm = await approvalTeam(shop, name, { over: 100 });
  if (budget !== null) {
    const facts = { name: budget, amount: '500', period: 'month', fiscalMonth: '1', since: '', ends: '', warnAt: '', whenOver: 'approval' };
    const body = { ...facts, carriesOver: false, forLines: true, ownerId: null, groupIds: [], profileIds: [] };
    await firm.admin.send('POST', '/api/budgets', body);
  }
  await firm.dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 2 }] });
  if (budget !== null) await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: budget }, put);
  const { orderNumber, total } = await sentOrder(shop, { itemId: '100', qty: 4, browser: firm.dana });
  const { lines } = await seen(firm.priya, orderNumber);
  const lineOf = (itemId: string): number => lines.find((line) => line.itemId === itemId)?.lineNo ?? 0;
  return { ...firm, orderNumber, total, lineOf };
}

test('[B2B-3] the page says what the lines come to; a look at fewer goods writes nothing, and the decision then comes to the same', async () => {
  const { priya, dana, orderNumber, total, lineOf } = await twoLines('sums');
  const { outlook } = await seen(priya, orderNumber);
  if (outlook === null) throw new Error('It waits');
  addsUp(outlook);
  expect(outlook).toMatchObject({ kept: 2, declined: 0, reduced: 0, less: 0, total });
  const lines = [
    { lineNo: lineOf('101'), qty: 0 },
    { lineNo: lineOf('100'), qty: 3 },
  ];
  const looked = (await look(priya, orderNumber, lines)).json<ApprovalOutlook>();
  addsUp(looked);
  expect(looked).toMatchObject({ kept: 1, declined: 1, reduced: 1, lines: [{ lineNo: lineOf('100'), qty: 3 }] });
  expect(cents(looked.less)).toBe(cents(total) - cents(looked.total));
  expect((await seen(priya, orderNumber)).outlook).toEqual(outlook);
  expect(
    (
      await look(
        priya,
        orderNumber,
        lines.map((line) => ({ ...line, qty: 0 })),
      )
    ).json(),
  ).toMatchObject({ kept: 0, total: 0, less: total });
  await priya.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', lines, comment: 'Three will do' });
  const after = await seen(dana, orderNumber);
  expect([after.state, after.total, after.outlook]).toEqual(['placed', looked.total, null]);
});

test('[B2B-1, B2B-3] a look says what the budget has then, with what is kept and without the order; the buyer sees amounts only', async () => {
  const { priya, dana, orderNumber, total, lineOf } = await twoLines('funds', 'Studio');
  const { outlook } = await seen(priya, orderNumber);
  expect(outlook?.budgets).toEqual([
    { center: 'Studio', amount: 500, used: total, without: 0, overBy: Math.max(0, cents(total) - 50_000) / 100 },
  ]);
  const looked = (await look(priya, orderNumber, [{ lineNo: lineOf('101'), qty: 0 }])).json<ApprovalOutlook>();
  expect(looked.budgets).toMatchObject([{ center: 'Studio', used: looked.total, without: 0 }]);
  const own = await seen(dana, orderNumber);
  expect([own.outlook?.total, own.outlook?.budgets]).toEqual([total, []]);
});

test('[USR-10, B2B-3] only who may decide looks at less; others get the answers that a decision gets', async () => {
  const { dana, admin, priya, orderNumber, lineOf } = await twoLines('looks');
  const stranger = await approvalTeam(shop, 'outsider');
  const codes = async (...browsers: readonly Browser[]) =>
    Promise.all(
      browsers.map(async (browser) => {
        const reply = await look(browser, orderNumber, [{ lineNo: lineOf('100'), qty: 1 }]);
        return [reply.status, reply.json<{ code?: string }>().code];
      }),
    );
  expect(await codes(dana, admin, stranger.priya)).toEqual([
    [403, 'NOT_APPROVER'],
    [403, 'NOT_APPROVER'],
    [404, 'APPROVAL_NOT_FOUND'],
  ]);
  await priya.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'decline', comment: 'No' });
  expect(await codes(priya)).toEqual([[409, 'ALREADY_DECIDED']]);
});

test('[B2B-3] the queue says what all of its orders come to, whatever the page', async () => {
  const firm = await approvalTeam(shop, 'list', { over: 100 });
  const sent = [
    await sentOrder(shop, { itemId: '100', browser: firm.dana }),
    await sentOrder(shop, { itemId: '100', qty: 2, browser: firm.dana }),
  ];
  const found = (await firm.priya.send('GET', '/api/approvals')).json<ApprovalsFound>();
  expect(found.sums).toEqual([{ currency: 'USD', total: sent.reduce((sum, { total }) => sum + cents(total), 0) / 100 }]);
  expect((await firm.priya.send('GET', '/api/approvals?over=9999999')).json<ApprovalsFound>().sums).toEqual([]);
});
