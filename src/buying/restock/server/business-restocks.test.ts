// What is due of a member of an organization meets its approval rules, budgets and rights like every order (ATC-7, B2B-1, B2B-3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockView } from '#buying/restock/contract';
import { CARDS, count } from '#buying/orders/fixtures';
import { approvalTeam, type ApprovalTeam } from '#test/approval-team';
import { prepareCarts } from '#test/carts';
import { rows, saveCard, start, tick, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const at = (instant: string): void => void (now = new Date(instant));
const view = async ({ browser }: Keeper, id: string): Promise<RestockView | undefined> =>
  (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[] }>().restocks.find((one) => one.restockId === id);
const dues = (id: string) => rows(shop, `select due_on::text, state from restock_due where restock_id = $1 order by due_on`, [id]);
const ordersOf = (email: string) =>
  rows(shop, `select order_number, status from order_head where email = $1 and status <> 'released' order by placed_at`, [email]);
const rightOf = async (firm: ApprovalTeam, granted: readonly string[], withheld: readonly string[] = []): Promise<void> => {
  const path = `/api/organization/people/${await firm.idOf('dana')}`;
  expect((await firm.admin.send('POST', path, { role: 'buyer', granted, withheld })).status).toBe(200);
};

/** Dana of an organization whose rule asks Priya about orders over an amount in cents; she may keep restocks, sent to a location. */
async function danaOf(name: string, over: number): Promise<{ readonly firm: ApprovalTeam; readonly dana: Keeper }> {
  const firm = await approvalTeam(shop, name, { over });
  await rightOf(firm, ['H_AR']);
  const addressId = `location:${await firm.location('Depot')}`;
  const cardId = await saveCard(shop, firm.dana, CARDS.approved);
  return { firm, dana: { browser: firm.dana, email: firm.mailOf('dana'), addressId, cardId } };
}

test('[ATC-7] [B2B-3] what is due over the limit of a rule waits for approval, is placed once when approved, and the next one comes on its day', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana } = await danaOf('cedar', 100);
  const [id = ''] = await start(dana, { nextOn: '2026-11-03' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  await tick(shop);
  const [sent] = await ordersOf(dana.email);
  expect([sent?.['status'], await dues(id)]).toEqual(['pendingApproval', [{ due_on: '2026-11-03', state: 'placed' }]]);
  expect(await view(dana, id)).toMatchObject({ state: 'active', nextOn: '2026-12-01', question: null });
  const orderNumber = String(sent?.['order_number']);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(0);
  for (const _ of [1, 2])
    expect((await firm.priya.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve' })).status).toBe(200);
  expect(await ordersOf(dana.email)).toEqual([{ order_number: orderNumber, status: 'placed' }]);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  at('2026-12-01T15:00:00Z');
  await tick(shop);
  expect((await ordersOf(dana.email)).map(({ status }) => status)).toEqual(['placed', 'pendingApproval']);
});

test('[ATC-7] [B2B-1] what is due over a budget that refuses is asked about with its words; more money and a press order it, and the budget is charged', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana } = await danaOf('maple', 1_000_000);
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since, when_over) values ($1, 'Pantry', 1, '2020-01-01', 'refuse')`,
    [firm.account],
  );
  const [id = ''] = await start(dana, { nextOn: '2026-11-03', budgetCenter: 'Pantry', purchaseOrder: 'PO-7' });
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  const asked = (await view(dana, id))?.question;
  expect([asked?.code, asked?.until, await ordersOf(dana.email)]).toEqual(['budget', '2026-11-10', []]);
  expect(asked?.text).toContain('Pantry');
  await shop.db.raw(`update budget_center set amount = 100000 where account_number = $1 and name = 'Pantry'`, [firm.account]);
  expect((await dana.browser.send('POST', `/api/restocks/${id}/order`, {})).json()).toMatchObject({ url: '' });
  const [order] = await rows(
    shop,
    `select h.status, (f.spent + f.held) = round(h.total) as charged from order_head h
       join budget_period p on p.account_number = $2 and p.center = 'Pantry' join fund f using (fund_id) where h.email = $1 and h.status = 'placed'`,
    [dana.email, firm.account],
  );
  expect(order).toMatchObject({ status: 'placed', charged: true });
  expect(await view(dana, id)).toMatchObject({ state: 'active', nextOn: '2026-12-01', question: null, budgetCenter: 'Pantry' });
});

test('[ATC-7] a member who loses the right is not charged; given back, the answer orders', async () => {
  at('2026-11-02T15:00:00Z');
  const { firm, dana } = await danaOf('rowan', 1_000_000);
  const [id = ''] = await start(dana, { nextOn: '2026-11-03' });
  await rightOf(firm, [], ['H_AR']);
  expect((await dana.browser.send('GET', '/api/restocks')).status).toBe(403);
  at('2026-11-03T15:00:00Z');
  await tick(shop);
  expect([await ordersOf(dana.email), await dues(id)]).toEqual([[], [{ due_on: '2026-11-03', state: 'asking' }]]);
  await rightOf(firm, ['H_AR']);
  expect((await view(dana, id))?.question?.code).toBe('noRight');
  expect((await dana.browser.send('POST', `/api/restocks/${id}/order`, {})).status).toBe(200);
  expect((await ordersOf(dana.email)).map(({ status }) => status)).toEqual(['placed']);
});
