// The customization of made-to-order goods appears in review, order and mail, and is reordered with them (CAT-8).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { OrderDetail } from '#buying/orders/contract';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { aRecord } from '#goods/catalog/fixtures';
import { buyer } from '#buying/orders/fixtures';

const STAMP = '130';
const NAME = 'Northfold item 130 – Paid / Thank you (blue)';
const customization = { lines: ['Paid', 'Thank you'], color: 'blue', typeface: null };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, async (db) => {
    await prepareCarts(db);
    await db.transaction(async (tx) => {
      await writeProducts(tx, [
        aRecord({ itemId: STAMP, kind: 'customSku', custom: { lines: 2, lineLength: 20, colors: ['black', 'blue'] } }),
      ]);
      await writeStock(tx, [{ itemId: STAMP, location: 'US', onHand: 50 }], 'replace');
    });
  });
});
afterAll(() => shop.close());

test('[CAT-8] [CHK-5] an order keeps the customization with its code, names the goods by it, and reorders them with it', async () => {
  const email = 'stamp@example.com';
  const { browser, details, place } = await buyer(shop, { itemId: STAMP, delivery: { customization }, email });
  expect((await details()).shipments[0]?.lines[0]?.title).toBe(NAME);
  const { orderNumber } = (await place()).json<{ orderNumber: string }>();
  const order = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  const [line] = order.shipments[0]?.lines ?? [];
  expect(line).toMatchObject({ title: NAME, unitPrice: 10, customization });
  expect(line?.customization?.customSkuCode).toMatch(/^130-[0-9A-V]{13}$/);
  const mail = await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select plain from mailbox_message where recipient = $1', [email]);
      expect(rows).toHaveLength(1);
      return String(rows[0]?.['plain']);
    },
    { timeout: 15_000, interval: 200 },
  );
  expect(mail.replaceAll(/\s+/g, ' ')).toContain('Paid / Thank you (blue)');
  // As the order page does to buy again.
  const again = await browser.send('POST', '/cc/api/checkout/default/item', {
    items: [{ itemId: STAMP, qty: 1, customization: line?.customization }],
  });
  const [back] = again.json<CartReply>().cart.items;
  expect(back).toMatchObject({ customSkuCode: line?.customization?.customSkuCode, customization });
});
