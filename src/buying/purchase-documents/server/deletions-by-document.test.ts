// Orders that a purchasing system takes back by a deletion (B2B-9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenOrder } from '#buying/purchase-documents/fixtures';
import { makeOrderLifecycle } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { prepareCarts } from '#test/carts';
import { organization } from '#test/organization';
import { purchasingSystem, type PurchasingSystem } from '#test/purchasing-system';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
let system: PurchasingSystem;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DOCUMENT_HOSTS: '127.0.0.1' }, undefined, prepareCarts);
  const firm = await organization(shop, 'harbor');
  await firm.colleague('ben');
  system = await purchasingSystem(shop, firm, 'ben');
});
afterAll(() => shop.close());

let orders = 0;
const order = (): WrittenOrder & { readonly orderId: string } => ({
  orderId: `GONE-${(orders += 1)}`,
  items: [{ partId: '100', qty: 3, cents: 1_000 }],
});
const rows = async (sql: string, values: readonly unknown[]) => (await shop.db.raw(sql, values as never)).rows;
const statusOf = async (orderId: string): Promise<unknown> =>
  (await rows('select status from order_head where purchase_order = $1', [orderId]))[0]?.['status'];
const stockOf = async (itemId: string): Promise<number> =>
  Number((await rows(`select sum(on_hand - allocated)::int as n from stock where item_id = $1 and location = 'US'`, [itemId]))[0]?.['n']);

test('[B2B-9] an order is cancelled by a deletion, once and again, and too late when it is packed', async () => {
  const one = order();
  const { detail: orderNumber } = await system.order(one);
  const before = await stockOf('100');
  const gone = { ...one, type: 'delete' as const };
  expect(await system.order(gone)).toEqual({ code: '200', detail: orderNumber });
  expect(await system.order(gone)).toEqual({ code: '200', detail: orderNumber });
  expect(await statusOf(one.orderId)).toBe('cancelled');
  expect((await stockOf('100')) - before).toBe(3);
  const packed = order();
  const { detail } = await system.order(packed);
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  await lifecycle.step({ orderNumber: detail, shipmentNo: null, step: 'pack', by: 'staff' }, new Date());
  expect(await system.order({ ...packed, type: 'delete' })).toEqual({
    code: '409',
    detail: expect.stringContaining('can’t be canceled: We’re already packing it') as string,
  });
  expect(await statusOf(packed.orderId)).toBe('placed');
});

test('[B2B-9] the deletion of a test order is answered, and one that is a test cancels no order that was placed', async () => {
  const one = order();
  expect(await system.order(one, { mode: 'test' })).toMatchObject({ code: '200' });
  const gone = { ...one, type: 'delete' as const };
  expect(await system.order(gone, { mode: 'test' })).toEqual({
    code: '200',
    detail: 'The test was checked. Nothing was placed or canceled.',
  });
  await system.order(one);
  expect(await system.order(gone, { mode: 'test' })).toEqual({
    code: '409',
    detail: `PO ${one.orderId} is a real order. A test doesn’t cancel it.`,
  });
  expect(await statusOf(one.orderId)).toBe('placed');
  expect(await system.order(gone)).toMatchObject({ code: '200' });
  expect(await statusOf(one.orderId)).toBe('cancelled');
});
