// Orders of purchasing systems are charged to the budgets that their accounts name, and their deletion gives it back (B2B-1, B2B-9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderedItem } from '#buying/purchase-documents/fixtures';
import { prepareCarts } from '#test/carts';
import { organization } from '#test/organization';
import { purchasingSystem, type PurchasingSystem } from '#test/purchasing-system';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
let system: PurchasingSystem;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  const firm = await organization(shop, 'harbor');
  await firm.colleague('ben');
  system = await purchasingSystem(shop, firm, 'ben');
  for (const [name, cents] of [
    ['Office 4210', 10_000],
    ['Lab 4330', 10_000],
  ] as const)
    await shop.db.raw(`insert into budget_center (account_number, name, amount, since) values ($1, $2, $3, '2020-01-01')`, [
      system.accountNumber,
      name,
      cents,
    ]);
});
afterAll(() => shop.close());

let orders = 0;
const order = (items: readonly OrderedItem[], type: 'new' | 'delete' = 'new', orderId = `BUDGET-${(orders += 1)}`) =>
  system.order({ orderId, type, items }).then((answer) => ({ ...answer, orderId }));
const spentOf = async (name: string): Promise<number> =>
  Number(
    (
      await shop.db.raw(
        `select f.spent from fund f join budget_period p using (fund_id) where p.account_number = $1 and p.center = $2 and f.held = 0`,
        [system.accountNumber, name],
      )
    ).rows[0]?.['spent'] ?? 0,
  );
const head = async (orderNumber: string) =>
  (await shop.db.raw('select total, budget_center from order_head where order_number = $1', [orderNumber])).rows[0];

test('[B2B-1] [B2B-9] the number of an account names the budget, which takes the order with its fees, and gets it back by a deletion', async () => {
  const { code, detail, orderId } = await order([{ partId: '100', qty: 2, cents: 1_000 }]);
  expect(code).toBe('200');
  const placed = await head(detail);
  expect(placed?.['budget_center']).toBe('Office 4210');
  expect(await spentOf('Office 4210')).toBe(Number(placed?.['total']));
  expect((await order([{ partId: '100', qty: 2, cents: 1_000 }], 'delete', orderId)).code).toBe('200');
  expect(await spentOf('Office 4210')).toBe(0);
});

test('[B2B-1] [B2B-9] lines with other accounts charge other budgets, and accounts that are no budget charge none', async () => {
  const { code, detail } = await order([
    { partId: '100', qty: 1, cents: 1_000 },
    { partId: '101', qty: 1, cents: 800, accounts: ['4330'] },
    { partId: '103', qty: 1, cents: 1_000, accounts: ['9999'] },
  ]);
  expect([code, detail]).toEqual(['200', detail]);
  const charged = await shop.db.raw('select item_id, budget_center from order_line where order_number = $1 order by line_no', [detail]);
  expect(charged.rows.map(({ item_id: item, budget_center: center }) => [item, center])).toEqual([
    ['100', 'Office 4210'],
    ['101', 'Lab 4330'],
    ['103', ''],
  ]);
  expect(await spentOf('Lab 4330')).toBeGreaterThanOrEqual(800);
});

test('[B2B-1] [B2B-9] a line that is split between budgets, and one that a budget has too little for, are refused in words', async () => {
  expect(await order([{ partId: '100', qty: 1, cents: 1_000, accounts: ['4210', '4330'] }])).toMatchObject({
    code: '450',
    detail: expect.stringContaining('split among several budgets (Office 4210, Lab 4330)') as string,
  });
  expect(await order([{ partId: '100', qty: 11, cents: 1_000 }])).toMatchObject({
    code: '417',
    detail: expect.stringContaining('Office 4210') as string,
  });
});
