// An authorisation expires before the capture: it is renewed once; when the bank refuses, order and staff are told.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, CARDS, count } from '../fixtures.ts';
import { makeOrderLifecycle } from './order-lifecycle.ts';
import { orderReport } from './staff-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

async function shipped(
  card: string,
): Promise<{ readonly orderNumber: string; readonly look: () => Promise<{ moneyLapsed: boolean; payments: object[] }> }> {
  const guest = await buyer(shop, { itemId: '100', card });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: { release: async () => undefined }, store: () => undefined });
  for (const step of ['pack', 'ship'] as const)
    expect((await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, new Date())).ok).toBe(true);
  return { orderNumber, look: async () => (await guest.browser.send('GET', `/api/orders/${orderNumber}`)).json() };
}

test('[PAY-9] an expired authorisation is renewed with the same card and captured once', async () => {
  const { orderNumber, look } = await shipped(CARDS.lapses);
  await vi.waitFor(
    async () => expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'captured'`)).toBe(1),
    {
      timeout: 20_000,
    },
  );
  const books = await booksOf(shop, { reference: orderNumber });
  expect(books.map(({ status, captured }) => [status, captured > 0])).toEqual([
    ['authorised', false],
    ['authorised', true],
  ]);
  const { moneyLapsed, payments } = await look();
  expect([moneyLapsed, payments.length]).toEqual([false, 1]);
});

test('[PAY-9] when the bank refuses, nothing is captured, and order and staff see it', async () => {
  const { orderNumber, look } = await shipped(CARDS.lapsesForGood);
  await vi.waitFor(async () => expect((await look()).moneyLapsed).toBe(true), { timeout: 20_000 });
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'captured'`)).toBe(0);
  expect((await booksOf(shop, { reference: orderNumber })).every(({ captured }) => captured === 0)).toBe(true);
  expect((await orderReport(shop.db, orderNumber))?.join('\n')).toContain('money: the bank let go of');
});
