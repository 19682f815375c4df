// Invoices: a PDF for each charged shipment, for anybody who has the order's document key (CHK-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCoupons } from '#goods/promotions/server';
import type { OrderDetail } from '#buying/orders/contract';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { buyer } from '../fixtures.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';

const MONTREAL = { fullName: 'Léa Roy', address1: '1200 rue Peel', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
let shop: TestShop;
let lifecycle: OrderLifecycle;

beforeAll(async () => {
  shop = await testShop({ INKWELL_GST_NUMBER: '104721586 RT0001', INKWELL_QST_NUMBER: '1006215837 TQ0001' }, undefined, prepareCarts);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
});
afterAll(() => shop.close());

/** Buys in a language and ships; returns the order as its shopper sees it before and after. */
async function bought(
  prefix: string,
  address?: object,
): Promise<{ readonly before: OrderDetail; readonly after: OrderDetail; readonly orderNumber: string }> {
  const guest = await buyer(shop, { itemId: '100', qty: 3, prefix, ...(address === undefined ? {} : { address }) });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const seen = async () => (await guest.browser.send('GET', `${prefix}/api/orders/${orderNumber}`)).json<OrderDetail>();
  const before = await seen();
  await lifecycle.step(
    { orderNumber, shipmentNo: null, step: 'ship', by: 'staff', carrier: 'Canada Post', trackingNumber: '7012 34' },
    new Date(),
  );
  return { before, after: await seen(), orderNumber };
}

test.each([
  ['', undefined, 'en-US'],
  ['/fr-ca', MONTREAL, 'fr-CA'],
] as const)(
  '[CHK-5] an order at “%s” has an invoice of the captured amount once it has left, in its language',
  async (prefix, address, language) => {
    const { before, after, orderNumber } = await bought(prefix, address);
    expect(before.invoices).toEqual([]);
    expect(after.invoices).toMatchObject([{ number: `${orderNumber.replace(/(\d{4})(?=\d)/g, '$1-')}-1`, amount: after.amounts.total }]);
    const href = after.invoices[0]?.href ?? '';
    const paper = await shop.browser().send('GET', href);
    expect([paper.status, paper.headers['content-type'], paper.headers['cache-control'], paper.headers['x-robots-tag']]).toEqual([
      200,
      'application/pdf',
      'no-store',
      'noindex',
    ]);
    expect(paper.body.slice(0, 8)).toBe('%PDF-1.7');
    expect(paper.body).toContain(`/Lang (${language})`);
    // Another shipment or another order has none.
    expect((await shop.browser().send('GET', href.replace('invoice-1', 'invoice-2'))).status).toBe(404);
    expect((await shop.browser().send('GET', href.replace(/[0-9a-f]{12}\/invoice/, '000000000000/invoice'))).status).toBe(404);
  },
);

test('a malformed registration number is reported when the shop starts', async () => {
  await expect(testShop({ INKWELL_GST_NUMBER: '12' })).rejects.toThrow(/INKWELL_GST_NUMBER/);
});
