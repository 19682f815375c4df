// Orders from before the ledger count: the migration books them as their sum was until then (B2B-1).
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, type Buyer } from '#buying/orders/fixtures';
import { makeOrderLifecycle } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { organization } from '#test/organization';
import { add, ITEM, prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
const now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const rows = async (sql: string) => (await shop.db.raw(sql)).rows;
const funds = () =>
  rows(`select p.center, p.starts, f.amount, f.held, f.spent from budget_period p join fund f using (fund_id) order by p.center, p.starts`);
const charges = () =>
  rows(`select order_number, label, cents - credited as cents, state from fund_charge where cents > credited order by 1, 2`);

/** An order of two lines, of which the second has a center of its own. */
async function ordered(browser: Browser): Promise<{ readonly orderNumber: string; readonly one: Buyer }> {
  const one = await buyer(shop, { itemId: '100', browser });
  const { cart } = await add(browser, [{ itemId: '101', qty: 2 }]);
  await browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: 'Art' }, put);
  const cartItemId = cart.items.find(({ itemId }) => itemId === '101')?.cartItemId;
  await browser.send('POST', ITEM, { items: [{ cartItemId, bcName: 'Stage' }] }, put);
  const { total } = (await one.details()).amounts;
  return { one, orderNumber: (await one.place({ total })).json<{ orderNumber: string }>().orderNumber };
}

/** The tables as they were before the migration. */
async function takeBack(): Promise<void> {
  await shop.db.raw('delete from fund');
  await shop.db.raw(`alter table budget_center ${ADDED.map((column) => `drop column ${column}`).join(', ')}`);
  await shop.db.raw(`create index order_head_budget on order_head (budget_center, placed_at) where budget_center <> ''`);
}

const ADDED = 'center_id owner_id period fiscal_month ends carries_over warn_at when_over people groups currency locale retired_at'.split(
  ' ',
);

test('[B2B-1] orders of before are booked to the cent, each in the history; what comes back of them is credited', async () => {
  const firm = await organization(shop, 'booked');
  const id = await firm.idOf('ruth');
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since) select p.account_number, c.name, c.amount, '2020-01-01'
     from profile p, (values ('Art', 100000), ('Stage', null), ('Unused', 5)) as c (name, amount) where p.profile_id = $1`,
    [id],
  );
  const first = await ordered(await firm.colleague('dana'));
  const second = await ordered(await firm.colleague('sam'));
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  await lifecycle.cancel({ orderNumber: first.orderNumber, lineNos: [1], by: 'shopper' }, now);
  const before = [await funds(), await charges()];
  await takeBack();
  await shop.db.script(await readFile('db/migrations/0046_budgets_have_periods.sql', 'utf8'));
  // A center that nobody charged opens with its first order. The first order's funds began with its own day.
  expect([(await funds()).map((fund) => ({ ...fund, starts: '2020-01-01' })), await charges()]).toEqual([
    before[0]?.map((fund) => ({ ...fund, starts: '2020-01-01' })),
    before[1],
  ]);
  expect(
    await rows(
      `select count(*)::int as n from fund f where (f.held, f.spent) <> (select coalesce(sum(held_change), 0), coalesce(sum(spent_change), 0) from fund_entry e where e.fund_id = f.fund_id)`,
    ),
  ).toEqual([{ n: 0 }]);
  await lifecycle.cancel({ orderNumber: second.orderNumber, lineNos: null, by: 'shopper' }, now);
  expect((await charges()).map((charge) => charge['order_number'])).not.toContain(second.orderNumber);
});
