// Lines of a waiting order that its approver moves to other budgets, and where delivery goes then (B2B-1, B2B-3, decision 0476).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail, ApprovalOutlook } from '#buying/approvals/contract';
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

/** An order of two small lines, charged to Studio, with a delivery fee. */
async function waiting(name: string) {
  const firm = await approvalTeam(shop, name);
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since) select $1, unnest(array['Studio', 'Stage']), 50000, '2020-01-01'`,
    [firm.account],
  );
  await firm.dana.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 1 }] });
  await firm.dana.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Studio' }, put);
  const { orderNumber, total } = await sentOrder(shop, { itemId: '100', qty: 1, browser: firm.dana });
  await shop.db.raw('update order_head set ship_fee = ship_fee + 995, total = total + 995 where order_number = $1', [orderNumber]);
  await shop.db.raw('update approval set total = total + 995, submitted_total = submitted_total + 995 where order_number = $1', [
    orderNumber,
  ]);
  await shop.db.raw(`update order_payment set amount = amount + 995 where order_number = $1 and kind = 'requested'`, [orderNumber]);
  const lines = (await seen(firm.priya, orderNumber)).lines.map(({ lineNo, qty }) => ({ lineNo, qty }));
  const decide = (body: object) => firm.priya.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve', ...body });
  const look = async (body: object) =>
    (await firm.priya.send('POST', `/api/approvals/${orderNumber}/preview`, body)).json<ApprovalOutlook>();
  const charges = async () => {
    const { rows } = await shop.db.raw('select label, cents, state from fund_charge where order_number = $1 order by label', [orderNumber]);
    return rows.filter(({ state }) => state === 'spent').map(({ label, cents }) => [label, Number(cents)]);
  };
  return { ...firm, orderNumber, total: Math.round(total * 100) + 995, lines, decide, look, charges };
}

test('[B2B-1] [B2B-3] delivery goes along when every line is moved to one budget, and the order names that budget', async () => {
  const { lines, look, decide, charges, total, dana, orderNumber } = await waiting('allmoved');
  const moved = lines.map((line) => ({ ...line, budgetCenter: 'Stage' }));
  const looked = await look({ lines: moved });
  expect(looked.deliveryTo).toBe('');
  expect(looked.budgets).toMatchObject([
    { center: 'Stage', used: looked.total },
    { center: 'Studio', used: 0 },
  ]);
  expect((await decide({ lines: moved })).json()).toMatchObject({ state: 'placed' });
  expect(await charges()).toEqual([['Stage', total]]);
  expect((await dana.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ budgetCenter: 'Stage' });
  expect(await seen(dana, orderNumber)).toMatchObject({ budgetCenter: 'Stage', lines: lines.map(() => ({ budgetCenter: '' })) });
});

test('[B2B-1] [B2B-3] delivery stays with the order’s budget while some lines are charged to it, and the approver is told', async () => {
  const { lines, look, decide, charges, total, priya, orderNumber } = await waiting('somemoved');
  const moved = lines.map((line, at) => (at === 0 ? { ...line, budgetCenter: 'Stage' } : line));
  expect((await seen(priya, orderNumber)).outlook?.deliveryTo).toBe('');
  expect((await look({ lines: moved })).deliveryTo).toBe('Studio');
  expect((await decide({ lines: moved })).json()).toMatchObject({ state: 'placed' });
  const charged = await charges();
  expect(charged.map(([center]) => center)).toEqual(['Stage', 'Studio']);
  expect(charged.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(total);
  const stage = (
    await shop.db.raw(
      `select sum(gross - item_discount - basket_discount + handling + surcharge +
    (select coalesce(sum((t ->> 'cents')::int), 0) from jsonb_array_elements(taxes) t))::int as cents
    from order_line where order_number = $1 and budget_center = 'Stage'`,
      [orderNumber],
    )
  ).rows[0];
  expect(charged[0]).toEqual(['Stage', stage?.['cents']]);
});
