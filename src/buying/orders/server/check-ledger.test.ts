// The findings of the ledger check, on real rows and the provider's books.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpProvider, overNetwork, type PaymentProvider } from '#buying/payment/server';
import { checkLedger } from '#buying/orders/server';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { buyer, CARDS } from '../fixtures.ts';

let shop: TestShop;
let provider: PaymentProvider;
let since: Date;

beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  since = new Date();
  const { url, key } = await shop.provider();
  provider = httpProvider(overNetwork(url, key));
});
afterAll(() => shop.close());

/** Ignores orders of other test shops that use the same provider. */
const check = async () => {
  const { problems, ...report } = await checkLedger({ db: shop.db, provider, since });
  return { ...report, problems: problems.filter((problem) => !problem.endsWith('which is no order')) };
};
const ordered = async (card: string = CARDS.approved): Promise<string> => {
  const guest = await buyer(shop, { itemId: '100', qty: 2, card });
  return (await guest.place()).json<{ orderNumber: string }>().orderNumber;
};

test('[CHK-4] trust 5: orders placed, refused and cancelled agree with the books to the cent', async () => {
  await ordered();
  await ordered(CARDS.declined);
  const { sums, released, underWay, problems } = await check();
  expect({ problems, released, underWay }).toEqual({ problems: [], released: 1, underWay: 0 });
  const held = await shop.db.raw('select sum(total)::int as cents from order_head where placed_at is not null');
  expect(sums.get('USD')).toMatchObject({ orders: 1, authorised: held.rows[0]?.['cents'], captured: 0 });
});

test('[CHK-4] trust 5: a difference of a cent, a unit or a coupon use in any book is reported', async () => {
  const orderNumber = await ordered();
  const tamper = async (sql: string, back: string): Promise<readonly string[]> => {
    await shop.db.raw(sql, [orderNumber]);
    const { problems } = await check();
    await shop.db.raw(back, [orderNumber]);
    return problems.map((problem) => problem.replace(/auth_[\w-]+/, 'auth'));
  };
  const money = await tamper(
    `update order_payment set amount = amount + 1 where order_number = $1 and kind = 'authorised'`,
    `update order_payment set amount = amount - 1 where order_number = $1 and kind = 'authorised'`,
  );
  expect(money).toHaveLength(2);
  expect(money[0]).toMatch(/^order \d{12}: \d+\.\d\d is authorised and the order is \d+\.\d\d$/);
  const goods = await tamper(
    `update stock_allocation set qty = qty - 1 where order_number = $1`,
    `update stock_allocation set qty = qty + 1 where order_number = $1`,
  );
  expect(goods).toEqual([
    `order ${orderNumber}: 1 of 100 at US are kept for it, and it took 2`,
    '100 at US: the allocations do not add up to what is promised',
  ]);
  await shop.db.raw(`insert into coupon_count (code, used) values ('FIVE', 0)`);
  const uses = await tamper(
    `insert into coupon_use (code, order_number, owner_id) select 'FIVE', $1, owner_id from order_head where order_number = $1`,
    'delete from coupon_use where order_number = $1',
  );
  expect(uses).toContain('coupon FIVE: its counter says 0 and it was used 1 times');
  expect((await check()).problems).toEqual([]);
});
