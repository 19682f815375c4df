// Reopening a placed order: it goes back into the cart, with its payment and its goods (CART-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { add, cartOf, prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { booksOf, buyer, count } from '../fixtures.ts';
import { makeOrderLifecycle } from './order-lifecycle.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const reopen = (browser: Browser, orderNumber: string, more = '', headers = {}) =>
  browser.send('PUT', `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${orderNumber}${more}`, undefined, headers);

/** A browser that has placed an order of one item. */
async function placed(itemId: string, qty = 1): Promise<{ readonly browser: Browser; readonly orderNumber: string }> {
  const browser = shop.browser();
  const one = await buyer(shop, { itemId, qty, browser });
  return { browser, orderNumber: (await one.place()).json<{ orderNumber: string }>().orderNumber };
}

const free = async (itemId: string): Promise<number> =>
  Number(
    (await shop.db.raw(`select on_hand - allocated as free from stock where item_id = $1 and location = 'US'`, [itemId])).rows[0]?.['free'],
  );

test('[CART-7] a placed order comes back into the cart, is ended, and can be placed anew', async () => {
  const before = await free('104');
  const { browser, orderNumber } = await placed('104', 2);
  expect(await free('104')).toBe(before - 2);
  const reply = await reopen(browser, orderNumber, '&returnData=true&channel=WEB');
  expect(reply.status).toBe(200);
  expect(reply.json<CartReply>().cart).toMatchObject({
    items: [{ itemId: '104', qty: 2, actioned: 'ADD_ITEM' }],
    cartAttributes: { orderNumber },
    delta: false,
  });
  expect(await free('104')).toBe(before);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'cancelled' });
  // The shop holds its goods while the shopper edits.
  expect(await count(shop.db, 'stock_hold', `item_id = '104' and qty = 2`)).toBe(1);
  await expect
    .poll(() => booksOf(shop, { reference: orderNumber }), { timeout: 10_000 })
    .toMatchObject([{ key: `order-${orderNumber}`, status: 'voided' }]);
  // A repeat, with and without the same key, leaves the cart as it is.
  await reopen(browser, orderNumber, '', { 'idempotency-key': 'again' });
  expect((await reopen(browser, orderNumber, '', { 'idempotency-key': 'again' })).status).toBe(200);
  expect((await cartOf(browser)).items).toMatchObject([{ itemId: '104', qty: 2 }]);
  const again = await buyer(shop, { itemId: '100', browser });
  const anew = (await again.place()).json<{ orderNumber: string }>().orderNumber;
  expect(anew).not.toBe(orderNumber);
  expect(await count(shop.db, 'order_line', `order_number = '${anew}'`)).toBe(2);
  expect(await free('104')).toBe(before - 2);
});

test('[CART-7] items added to the cart since stay, and a notice says so', async () => {
  const { browser, orderNumber } = await placed('100', 3);
  await add(browser, [{ itemId: '101' }]);
  const { cart } = (await reopen(browser, orderNumber, '&returnData=false')).json<CartReply>();
  expect(cart).toMatchObject({ delta: true, items: [{ itemId: '100', qty: 3 }] });
  expect((await cartOf(browser)).items.map(({ itemId }) => itemId)).toEqual(['101', '100']);
});

test('[CART-7] an order that does not fit into a full cart stays placed, and a message says so', async () => {
  const { browser, orderNumber } = await placed('100');
  await add(browser, [{ itemId: '101' }]);
  const [mine] = (await shop.db.raw(`select owner_id, cart_id from cart_line where item_id = '101' order by added_at desc limit 1`)).rows;
  await shop.db.raw(
    `insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, delivery_type, added_at)
     select $1, $2, 'full-' || n, n, 'full-' || n, 1, 'STA', now() from generate_series(2, 1500) n`,
    [mine?.['owner_id'] as string, mine?.['cart_id'] as string],
  );
  await shop.db.raw('update cart set version = version + 1 where cart_id = $1', [mine?.['cart_id'] as string]);
  const full = await reopen(browser, orderNumber);
  expect(full.json()).toMatchObject({ status: 409, code: 'CART_LINES_LIMIT', message: expect.stringContaining('have room') });
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and status = 'placed' and cancelled = 0`)).toBe(1);
});

test('[CART-7] an order in preparation, an unknown one and another shopper’s stay unchanged', async () => {
  const { browser, orderNumber } = await placed('100');
  await shop.db.raw(`update order_head set fulfilment = 'fulfilled' where order_number = $1`, [orderNumber]);
  const late = await reopen(browser, orderNumber);
  expect(late.json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR' });
  expect((await reopen(browser, '000000000000')).json()).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  const stranger = shop.browser();
  await add(stranger, [{ itemId: '100' }]);
  expect((await reopen(stranger, orderNumber)).status).toBe(404);
  expect((await reopen(shop.browser(), orderNumber)).status).toBe(404);
  expect((await browser.send('PUT', `/cc/api/cart/default?actionType=DROP&orderNumber=${orderNumber}`)).status).toBe(400);
  expect((await reopen(browser, orderNumber, '&tenantId=elsewhere')).status).toBe(403);
  expect(
    (
      await browser.send('PUT', `/cc/api/cart/default?orderNumber=${orderNumber}`, undefined, {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      })
    ).status,
  ).toBe(403);
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and status = 'placed'`)).toBe(1);
});

test('[CART-7, CART-26] reopening twenty times at once fills the cart once', async () => {
  const { browser, orderNumber } = await placed('100', 4);
  const replies = await Promise.all(Array.from({ length: 20 }, () => reopen(browser, orderNumber)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await cartOf(browser)).items).toMatchObject([{ itemId: '100', qty: 4 }]);
  expect(await count(shop.db, 'order_event', `order_number = '${orderNumber}' and kind = 'cancelled'`)).toBe(1);
  await expect.poll(() => count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'voided'`)).toBe(1);
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and payment_status = 'voided' and cancelled = total`)).toBe(1);
});

test('[CART-7, CHK-5] a packed order or one with a cancelled line cannot be reopened; a reopened one cannot be packed', async () => {
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: { giveBack: async () => undefined }, store: () => undefined });
  const now = new Date();
  const step = (orderNumber: string) => lifecycle.step({ orderNumber, shipmentNo: null, step: 'pack', by: 'staff' }, now);

  const packed = await placed('100');
  expect(await step(packed.orderNumber)).toMatchObject({ ok: true });
  expect((await reopen(packed.browser, packed.orderNumber)).json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR' });

  const less = await placed('100');
  await shop.db.raw('update order_head set cancelled = 1 where order_number = $1', [less.orderNumber]);
  expect((await reopen(less.browser, less.orderNumber)).json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR' });

  const changing = await placed('100');
  expect((await reopen(changing.browser, changing.orderNumber)).status).toBe(200);
  expect(await step(changing.orderNumber)).toMatchObject({ ok: false, problem: { code: 'STEP_NOT_POSSIBLE' } });
});
