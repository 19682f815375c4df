// Changing a placed order in the cart: it stays as it is until the changed one is placed, and ends in the same moment (CART-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { openAccount } from '#test/accounts';
import { add, cartOf, prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, CARDS, count } from '../fixtures.ts';
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

test('[CART-29, B2B-7] an order says that it was placed as a special order, and stays one while it is changed', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Ruiz', email: 'special@inkwell.example', password: 'a long enough password' });
  await shop.db.raw(`update profile set permissions = '{G_SE}' where email = 'special@inkwell.example'`);
  const special = await buyer(shop, { itemId: '100', browser });
  expect((await browser.send('POST', '/cc/api/checkout/default', { type: 'SPECIAL' }, put)).status).toBe(200);
  const { orderNumber } = (await special.place()).json<{ orderNumber: string }>();
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ isSpecial: true });
  expect((await reopen(browser, orderNumber, '&returnData=true')).json<CartReply>().cart.type).toBe('SPECIAL');
});

const free = async (itemId: string): Promise<number> =>
  Number(
    (await shop.db.raw(`select on_hand - allocated as free from stock where item_id = $1 and location = 'US'`, [itemId])).rows[0]?.['free'],
  );

test('[CART-7] a placed order stays as it is while the shopper changes it, and the changed order takes its place', async () => {
  const before = await free('104');
  const { browser, orderNumber } = await placed('104', 2);
  expect(await free('104')).toBe(before - 2);
  const reply = await reopen(browser, orderNumber, '&returnData=true&channel=WEB');
  expect(reply.status).toBe(200);
  expect(reply.json<CartReply>().cart).toMatchObject({
    items: [{ itemId: '104', qty: 2, actioned: 'ADD_ITEM', messages: [] }],
    cartAttributes: { orderNumber },
    delta: false,
  });
  expect(await free('104')).toBe(before - 2);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'placed', cancelled: 0 });
  // A repeat, with and without the same key, leaves the cart as it is.
  await reopen(browser, orderNumber, '', { 'idempotency-key': 'again' });
  expect((await reopen(browser, orderNumber, '', { 'idempotency-key': 'again' })).status).toBe(200);
  expect((await cartOf(browser)).items).toMatchObject([{ itemId: '104', qty: 2 }]);
  const again = await buyer(shop, { itemId: '100', browser });
  const anew = (await again.place()).json<{ orderNumber: string }>().orderNumber;
  expect(anew).not.toBe(orderNumber);
  expect(await count(shop.db, 'order_line', `order_number = '${anew}'`)).toBe(2);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'cancelled' });
  expect(await free('104')).toBe(before - 2);
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}' and status = 'allocated'`)).toBe(0);
  await expect
    .poll(() => booksOf(shop, { reference: orderNumber }), { timeout: 10_000 })
    .toMatchObject([{ key: `order-${orderNumber}`, status: 'voided' }]);
  expect(await count(shop.db, 'order_event', `order_number = '${orderNumber}' and kind = 'cancelled'`)).toBe(1);
});

/** Sets an item's free units at the warehouse, besides what orders have. */
const leave = async (itemId: string, units: number): Promise<void> => {
  await shop.db.raw(`update stock set on_hand = allocated + $2 where item_id = $1 and location = 'US'`, [itemId, units]);
  await expect
    .poll(async () => (await shop.browser().send('GET', `/api/product/${itemId}`)).json())
    .toMatchObject({ tile: { isOutOfStock: false } });
};

test('[CART-7] [CHK-3] an order of the last units can be changed: they are its own until the changed order is placed', async () => {
  await leave('103', 2);
  const { browser, orderNumber } = await placed('103', 2);
  const other = shop.browser();
  await expect.poll(async () => (await other.send('GET', '/api/product/103')).json()).toMatchObject({ tile: { isOutOfStock: true } });
  await reopen(browser, orderNumber);
  const { items, cartAttributes } = await cartOf(browser);
  expect([items.map(({ qty, messages }) => [qty, messages]), cartAttributes.proceedCheckout]).toEqual([[[2, []]], true]);
  const again = await buyer(shop, { itemId: '100', browser });
  expect((await again.place()).status).toBe(200);
  expect(await free('103')).toBe(0);
  expect(
    (await shop.db.raw(`select status, sum(qty)::int as qty from stock_allocation where item_id = '103' group by 1 order by 1`)).rows,
  ).toEqual([
    { status: 'allocated', qty: 2 },
    { status: 'released', qty: 2 },
  ]);
});

test('[CART-7] a changed order whose payment is declined leaves the placed order as it was', async () => {
  await leave('103', 1);
  const { browser, orderNumber } = await placed('103');
  await reopen(browser, orderNumber);
  const again = await buyer(shop, { itemId: '100', browser, card: CARDS.declined });
  expect((await again.place()).status).toBe(422);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'placed', cancelled: 0 });
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}' and status = 'allocated'`)).toBe(1);
  expect(await free('103')).toBe(0);
  await again.useCard(CARDS.approved);
  expect((await again.place()).status).toBe(200);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'cancelled' });
});

test('[CART-7] who stops changing an order has the cart of before, with what was added since', async () => {
  const { browser, orderNumber } = await placed('100', 3);
  await add(browser, [{ itemId: '101', qty: 2 }, { itemId: '100' }]);
  await reopen(browser, orderNumber);
  expect((await cartOf(browser)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['101', 2],
    ['100', 3],
  ]);
  await add(browser, [{ itemId: '104' }]);
  const kept = await browser.send('PUT', `/cc/api/cart/default?actionType=KEEP_ORDER&orderNumber=${orderNumber}`);
  expect(kept.json<CartReply>().cart.cartAttributes.orderNumber).toBeNull();
  expect((await cartOf(browser)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['101', 2],
    ['100', 1],
    ['104', 1],
  ]);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'placed' });
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and changed_in is null`)).toBe(1);
  const next = await buyer(shop, { itemId: '101', browser });
  expect((await next.place()).status).toBe(200);
  expect((await browser.send('GET', `/api/orders/${orderNumber}`)).json()).toMatchObject({ status: 'placed' });
});

test('[CART-7] an order that is packed while the shopper changes it stays, and the changed one is refused with nothing charged', async () => {
  const { browser, orderNumber } = await placed('100');
  await reopen(browser, orderNumber);
  const again = await buyer(shop, { itemId: '101', browser });
  await shop.db.raw('update order_head set begun = true where order_number = $1', [orderNumber]);
  const message = expect.stringContaining('already being prepared') as string;
  expect((await again.place()).json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR', message });
  // Nothing is lost: the cart is as it was.
  expect((await cartOf(browser)).items.map(({ itemId }) => itemId)).toEqual(['100', '101']);
  // It begins between the draft and the order: the bank asks meanwhile.
  await shop.db.raw('update order_head set begun = false where order_number = $1', [orderNumber]);
  await again.useCard(CARDS.asksPasses);
  const { field = '' } = (await again.place()).json<{ field?: string }>();
  await shop.db.raw('update order_head set begun = true where order_number = $1', [orderNumber]);
  await answerAt(await shop.provider(), field, 'yes');
  const { rows } = await shop.db.raw(`select order_number from order_head where cart_id = '${again.cartId}' and status = 'draft'`);
  const draft = String(rows[0]?.['order_number']);
  const back = await browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber: draft });
  expect(back.json()).toMatchObject({ status: 409, code: 'CART_STATUS_ERROR', message });
  // The bank agreed, so the card is not one of the refused.
  expect((await again.details()).payment).toMatchObject({ lastFour: '3184' });
  expect(await count(shop.db, 'order_head', `order_number = '${draft}' and status = 'released'`)).toBe(1);
  expect(await booksOf(shop, { reference: draft })).toMatchObject([{ status: 'voided' }]);
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and status = 'placed' and cancelled = 0`)).toBe(1);
  expect(await count(shop.db, 'stock_allocation', `order_number = '${draft}' and status = 'allocated'`)).toBe(0);
});

test('[CART-7] an order that is cancelled while the shopper changes it is placed anew', async () => {
  const { browser, orderNumber } = await placed('100');
  await reopen(browser, orderNumber);
  expect((await browser.send('POST', `/api/orders/${orderNumber}/cancel`, {})).status).toBe(200);
  const again = await buyer(shop, { itemId: '101', browser });
  expect((await again.place()).status).toBe(200);
  expect(await count(shop.db, 'order_event', `order_number = '${orderNumber}' and kind = 'cancelled'`)).toBe(1);
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
  expect(await count(shop.db, 'order_head', `order_number = '${orderNumber}' and status = 'placed' and cancelled = 0`)).toBe(1);
});

test('[CART-7, CHK-5] a packed order or one with a cancelled line cannot be reopened; one that is being changed can be packed', async () => {
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: { release: async () => undefined }, store: () => undefined });
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
  expect(await step(changing.orderNumber)).toMatchObject({ ok: true });
});
