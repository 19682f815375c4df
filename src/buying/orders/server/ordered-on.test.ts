// The day of an order is the day on the site's clock, not in UTC.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail, Shipment } from '#buying/orders/contract';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { buyer } from '../fixtures.ts';

const today = new Date();
/** Half past three at night in UTC: still the evening before in New York, in summer and in winter. */
const NIGHT = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, 3, 30));
const EVENING_BEFORE = new Date(NIGHT.getTime() - 12 * 3_600_000).toISOString();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => NIGHT }, prepareCarts);
});
afterAll(() => shop.close());

test('[CHK-4] an order of the evening is ordered on that day at the review, and in the account', async () => {
  const browser = shop.browser();
  const guest = await buyer(shop, { itemId: '100', browser });
  const { shipments } = (await browser.send('GET', '/cc/api/checkout/default/details')).json<{ shipments: readonly Shipment[] }>();
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const order = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  const days = [...shipments, ...order.shipments].map(({ orderedOn }) => orderedOn);
  expect(days.length).toBeGreaterThan(1);
  expect(new Set(days)).toEqual(new Set([EVENING_BEFORE.split('T')[0]]));
});
