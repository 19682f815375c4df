// The chosen furniture service and its units are known from checkout to warehouse and customer service (CART-16, CART-27).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { OrderDetail } from '#buying/orders/contract';
import { testShop, type TestShop } from '#test/shop';
import { ITEM, prepareCarts, put } from '#test/carts';
import { aRecord } from '#goods/catalog/fixtures';
import { ADDRESS, buyer } from '../fixtures.ts';
import { orderReport } from './staff-orders.ts';

const DESK = '120';
const TWO_AT_MOST = '121';
const QUEBEC = { ...ADDRESS, address1: '1200 rue Sainte-Catherine O', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, async (db) => {
    await prepareCarts(db);
    const prices = { USD: { base: 20_000 }, CAD: { base: 26_000 } };
    await db.transaction(async (tx) => {
      await writeProducts(tx, [
        aRecord({ itemId: DESK, kind: 'directFurniture', prices }),
        aRecord({ itemId: TWO_AT_MOST, kind: 'directFurniture', prices, quantityLimit: 2 }),
      ]);
      await writeStock(
        tx,
        [DESK, TWO_AT_MOST].flatMap((itemId) => ['US', 'CA'].map((location) => ({ itemId, location, onHand: 50 }))),
        'replace',
      );
    });
  });
});
afterAll(() => shop.close());

/** Replaces all whitespace by plain spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function mailTo(email: string): Promise<{ readonly html: string; readonly plain: string }> {
  return vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select html, plain from mailbox_message where recipient = $1', [email]);
      expect(rows).toHaveLength(1);
      return rows[0] as { html: string; plain: string };
    },
    { timeout: 15_000, interval: 200 },
  );
}

test.each([
  {
    prefix: '',
    address: ADDRESS,
    level: 'BASC',
    fee: 39,
    tbd: false,
    words: ['Basic furniture service, 1 piece', 'Furniture service $39.00'],
  },
  {
    prefix: '',
    address: ADDRESS,
    level: 'CUST',
    fee: 0,
    tbd: true,
    words: ['Custom furniture service, 1 piece: we’ll call to plan it and confirm the fee', 'Furniture service Confirmed by phone'],
  },
  {
    prefix: '/fr-ca',
    address: QUEBEC,
    level: 'CUST',
    fee: 0,
    tbd: true,
    words: ['Service de mobilier sur mesure, 1 meuble : nous vous appelons', 'Service de mobilier À confirmer par téléphone'],
  },
])(
  '[CART-16, CART-27] an order at “$prefix” keeps $level for one of two desks: in checkout, its page, its mail and for staff',
  async (one) => {
    const { prefix, address, level, fee, tbd, words } = one;
    const email = `desk${prefix.replace('/', '-')}-${level}@example.com`.toLowerCase();
    const browser = shop.browser();
    const { cart } = (await browser.send('POST', prefix + ITEM, { items: [{ itemId: DESK, qty: 2 }] })).json<CartReply>();
    const chosen = { items: [{ cartItemId: cart.items[0]?.cartItemId, furnSvcInfo: { level, qty: 1 } }] };
    expect((await browser.send('POST', prefix + ITEM, chosen, put)).status).toBe(200);
    const guest = await buyer(shop, { browser, prefix, address, email, itemId: '100' });

    const expected = { furnitureFee: fee, furnitureFeeTbd: tbd };
    const serviceOf = ({ shipments }: Pick<OrderDetail, 'shipments'> | Awaited<ReturnType<typeof guest.details>>): unknown =>
      shipments.flatMap(({ lines }) => lines.map(({ itemId, furnitureService }) => [itemId, furnitureService]));
    const checkout = await guest.details();
    expect(checkout.amounts).toMatchObject(expected);
    expect(serviceOf(checkout)).toContainEqual([DESK, { level, qty: 1 }]);

    const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
    const order = (await browser.send('GET', `${prefix}/api/orders/${orderNumber}`)).json<OrderDetail>();
    expect(order.amounts).toMatchObject(expected);
    expect(serviceOf(order)).toEqual(serviceOf(checkout));
    expect(serviceOf(order)).toContainEqual(['100', null]);

    const report = await orderReport(shop.db, orderNumber);
    expect(report?.filter((line) => line.includes('furniture service'))).toEqual([
      expect.stringMatching(new RegExp(`line \\d  2 × ${DESK}  furniture service ${level} for 1$`)),
    ]);

    const mail = await mailTo(email);
    for (const text of words) expect(plain(mail.plain)).toContain(text);
    expect(plain(mail.html)).toContain(words[0]);
  },
);

test('[CART-16, CART-9] a line with fewer pieces than its service covers the remaining ones, is charged for them and can be ordered', async () => {
  const browser = shop.browser();
  const send = async (body: object, headers: Record<string, string> = {}): Promise<CartReply> =>
    (await browser.send('POST', ITEM, { items: [body] }, headers)).json<CartReply>();
  const { cart } = await send({ itemId: TWO_AT_MOST, qty: 2 });
  const [{ cartItemId = '' } = {}] = cart.items;
  await send({ cartItemId, furnSvcInfo: { level: 'BASC', qty: 2 } }, put);
  await send({ cartItemId, qty: 0 }, put);
  await send({ itemId: TWO_AT_MOST, qty: 1 });
  const back = (await send({ cartItemId })).cart.items.find((item) => item.cartItemId === cartItemId);
  expect(back).toMatchObject({ qty: 1, furnSvcInfo: { level: 'BASC', qty: 1, fee: 39 } });

  const guest = await buyer(shop, { browser, email: 'less@example.com', itemId: '100' });
  expect((await guest.details()).amounts.furnitureFee).toBe(39);
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const { shipments } = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(shipments.flatMap(({ lines }) => lines.flatMap(({ furnitureService }) => furnitureService ?? []))).toEqual([
    { level: 'BASC', qty: 1 },
  ]);
});
