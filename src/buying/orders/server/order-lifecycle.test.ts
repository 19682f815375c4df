// Steps and cancellations of placed orders, and their effects on stock, money and mail (CHK-5, behaviour.md).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCoupons } from '#goods/promotions/server';
import type { OrderDetail } from '#buying/orders/contract';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { ADDRESS, booksOf, buyer, type Visitor } from '../fixtures.ts';
import { fulfilDemoOrders } from './demo-fulfilment.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';
import { makeOrderReturns } from './order-returns.ts';
import { lastOrderedOf, orderedAtOf, orderedItemsOf } from './ordered-items.ts';

const NOW = new Date();
let shop: TestShop;
let lifecycle: OrderLifecycle;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
});
afterAll(() => shop.close());

interface Placed {
  readonly browser: Visitor;
  readonly orderNumber: string;
  readonly cents: number;
}

/** Places a guest's order of these items. */
async function placed(items: readonly { readonly itemId: string; readonly qty: number }[], email = 'maya@example.com'): Promise<Placed> {
  const [first, ...others] = items;
  const browser = shop.browser();
  if (others.length > 0) await browser.send('POST', '/cc/api/checkout/default/item', { items: others });
  const guest = await buyer(shop, { browser, email, itemId: first?.itemId ?? '100', qty: first?.qty ?? 1 });
  const reply = await guest.place();
  expect(reply.status, reply.body).toBe(200);
  return { browser, orderNumber: reply.json<{ orderNumber: string }>().orderNumber, cents: Math.round(guest.total * 100) };
}

const orderOf = async ({ browser, orderNumber }: Placed): Promise<OrderDetail> =>
  (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
const cancel = ({ browser, orderNumber }: Placed, lineNos?: readonly number[]) =>
  browser.send('POST', `/api/orders/${orderNumber}/cancel`, lineNos === undefined ? {} : { lineNos });
const stockOf = async (itemId: string): Promise<{ onHand: number; allocated: number }> =>
  (await shop.db.raw(`select on_hand as "onHand", allocated from stock where item_id = $1 and location = 'US'`, [itemId])).rows[0] as {
    onHand: number;
    allocated: number;
  };
const bankOf = async ({ orderNumber }: Placed) =>
  (await booksOf(shop, { reference: orderNumber })).map(({ status, captured, refunded }) => ({ status, captured, refunded }))[0];
const moneyOf = async ({ orderNumber }: Placed, kind: string): Promise<number> =>
  Number(
    (
      await shop.db.raw('select coalesce(sum(amount), 0)::int as sum from order_payment where order_number = $1 and kind = $2', [
        orderNumber,
        kind,
      ])
    ).rows[0]?.['sum'],
  );
const openTasks = async ({ orderNumber }: Placed): Promise<unknown[]> => [
  ...(
    await shop.db.raw(
      'select t.kind, t.problem from order_task t join order_event e using (event_id) where e.order_number = $1 and t.done_at is null',
      [orderNumber],
    )
  ).rows,
];

test('[CHK-5] a shipped parcel leaves the stock, charges the card and causes a mail with its tracking number', async () => {
  const before = await stockOf('100');
  const order = await placed([{ itemId: '100', qty: 2 }], 'parcel@example.com');
  const shipped = await lifecycle.step(
    { orderNumber: order.orderNumber, shipmentNo: null, step: 'ship', by: 'staff', carrier: 'Courier', trackingNumber: 'C-1' },
    NOW,
  );
  expect(shipped).toEqual({ ok: true, value: { shipments: [1] } });
  expect(await stockOf('100')).toEqual({ onHand: before.onHand - 2, allocated: before.allocated });
  await expect.poll(() => openTasks(order)).toEqual([]);
  expect(await bankOf(order)).toEqual({ status: 'authorised', captured: order.cents, refunded: 0 });
  expect(await moneyOf(order, 'captured')).toBe(order.cents);
  expect(await orderOf(order)).toMatchObject({
    status: 'onItsWay',
    canCancel: false,
    shipments: [{ state: 'shipped', carrier: 'Courier', trackingNumber: 'C-1' }],
    events: [{ kind: 'placed' }, { kind: 'shipped', amount: order.cents / 100 }],
  });
  const mails = (await shop.db.raw(`select subject, plain, html from mailbox_message where recipient = 'parcel@example.com'`)).rows;
  const mail = mails.find(({ subject }) => String(subject).startsWith('On its way'));
  expect(mail?.['plain']).toContain('Courier, tracking number C-1');
  expect(mail?.['html']).toContain(`/order-lookup?order=${order.orderNumber}`);
  const again = await lifecycle.step({ orderNumber: order.orderNumber, shipmentNo: null, step: 'ship', by: 'staff' }, NOW);
  expect(again).toEqual({ ok: false, problem: { code: 'STEP_NOT_POSSIBLE', state: 'shipped' } });
});

test('[CHK-5] two parcels of an order cause two different mails, each with its position and items', async () => {
  const goods = ['100', '101', '109'].map((itemId) => ({ itemId, qty: 1 }));
  const order = await placed(goods, 'parcels@example.com');
  const { shipments } = await orderOf(order);
  expect(shipments.map(({ lines }) => lines.length).toSorted((a, b) => a - b)).toEqual([1, 2]);
  for (const { shipmentNo } of shipments)
    await lifecycle.step({ orderNumber: order.orderNumber, shipmentNo, step: 'ship', by: 'staff' }, NOW);
  await expect.poll(() => openTasks(order)).toEqual([]);
  const { rows } = await shop.db.raw(
    `select subject from mailbox_message where recipient = 'parcels@example.com' and subject like 'On its way%' order by id`,
  );
  const titles = shipments.map(
    ({ lines: [first, ...rest] }) => `${first?.title ?? ''}${rest.length === 0 ? '' : ` and ${rest.length} more`}`,
  );
  const number = order.orderNumber.replace(/(\d{4})(?=\d)/g, '$1-');
  expect(rows.map(({ subject }) => subject)).toEqual(
    titles.map((what, at) => `On its way: order ${number}, package ${at + 1} of 2 (${what})`),
  );
});

test('[CHK-5] an order cancelled by its shopper returns stock, coupons and the authorisation, once', async () => {
  const before = await stockOf('100');
  const order = await placed([{ itemId: '100', qty: 1 }], 'sorry@example.com');
  expect((await orderOf(order)).canCancel).toBe(true);
  const reply = await cancel(order);
  expect(reply.json()).toMatchObject({ status: 'cancelled', cancelled: order.cents / 100, canCancel: false });
  expect(await stockOf('100')).toEqual(before);
  await expect.poll(() => openTasks(order)).toEqual([]);
  expect(await bankOf(order)).toEqual({ status: 'voided', captured: 0, refunded: 0 });
  const again = await cancel(order);
  expect([again.status, again.json()['code']]).toEqual([409, 'TOO_LATE_TO_CANCEL']);
  expect(await stockOf('100')).toEqual(before);
});

test('[CHK-5] a cancelled line is taken off the total with its taxes; the rest is charged to the cent', async () => {
  const order = await placed([
    { itemId: '100', qty: 1 },
    { itemId: '104', qty: 1 },
  ]);
  const [gone] = (await orderOf(order)).shipments.flatMap(({ lines }) => lines);
  const after = (await cancel(order, [gone?.lineNo ?? 0])).json<OrderDetail>();
  expect(after.status).toBe('placed');
  expect(after.shipments.flatMap(({ lines }) => lines).map(({ cancelled }) => cancelled)).toEqual([true, false]);
  expect(after.cancelled).toBeGreaterThan(gone?.total ?? 0);
  await lifecycle.step({ orderNumber: order.orderNumber, shipmentNo: null, step: 'ship', by: 'staff' }, NOW);
  await expect.poll(() => openTasks(order)).toEqual([]);
  expect((await bankOf(order))?.['captured']).toBe(order.cents - Math.round(after.cancelled * 100));
});

test('[CAT-1] a cancelled line does not count as ordered: not on tiles, for reviews or for buying again', async () => {
  const order = await placed([
    { itemId: '100', qty: 1 },
    { itemId: '104', qty: 1 },
  ]);
  const lines = (await orderOf(order)).shipments.flatMap((shipment) => shipment.lines);
  await cancel(order, [lines.find(({ itemId }) => itemId === '100')?.lineNo ?? 0]);
  const { rows } = await shop.db.raw('select owner_id from order_head where order_number = $1', [order.orderNumber]);
  const ownerId = String(rows[0]?.['owner_id']);
  expect([...(await lastOrderedOf(shop.db, ownerId, ['100', '104'])).keys()]).toEqual(['104']);
  expect(await orderedItemsOf(shop.db, ownerId)).toEqual(['104']);
  expect((await orderedAtOf(shop.db, ownerId)).map(({ itemId }) => itemId)).toEqual(['104']);
});

test('[CHK-5] a packed shipment, an unknown line and another shopper’s order cannot be cancelled', async () => {
  const order = await placed([{ itemId: '100', qty: 1 }]);
  expect((await cancel({ ...order, browser: shop.browser() })).status).toBe(404);
  expect((await cancel(order, [7])).status).toBe(409);
  await lifecycle.step({ orderNumber: order.orderNumber, shipmentNo: 1, step: 'pack', by: 'staff' }, NOW);
  expect((await cancel(order)).status).toBe(409);
  expect((await orderOf(order)).shipments[0]).toMatchObject({ state: 'packed', lines: [{ canCancel: false }] });
});

test('[CHK-5] a cancellation and a shipping at once exclude each other, 20 times', async () => {
  const before = await stockOf('100');
  const orders = [];
  for (let at = 0; at < 20; at += 1) orders.push(await placed([{ itemId: '100', qty: 1 }]));
  const outcomes = await Promise.all(
    orders.flatMap((order) => [
      cancel(order).then(({ status }) => status === 200),
      lifecycle.step({ orderNumber: order.orderNumber, shipmentNo: null, step: 'ship', by: 'staff' }, NOW).then(({ ok }) => ok),
      cancel(order).then(({ status }) => status === 200),
    ]),
  );
  const happened = orders.map((_, at) => outcomes.slice(at * 3, at * 3 + 3).filter(Boolean).length);
  expect(happened).toEqual(orders.map(() => 1));
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const { rows } = await shop.db.raw(
    `select count(*) filter (where status = 'cancelled')::int as cancelled, count(*) filter (where fulfilment = 'fulfilled')::int as shipped
     from order_head where order_number = any ($1)`,
    [numbers],
  );
  const { cancelled = 0, shipped = 0 } = rows[0] as { cancelled?: number; shipped?: number };
  expect(cancelled + shipped).toBe(20);
  expect(await stockOf('100')).toEqual({ onHand: before.onHand - shipped, allocated: before.allocated });
  for (const order of orders) await expect.poll(() => openTasks(order)).toEqual([]);
  const banks = await Promise.all(orders.map(bankOf));
  expect(banks.filter((bank) => bank?.['status'] === 'voided')).toHaveLength(cancelled);
  expect(banks.filter((bank) => Number(bank?.['captured']) > 0)).toHaveLength(shipped);
});

test('a demo shop fulfils its orders automatically, step by step', async () => {
  const order = await placed([{ itemId: '100', qty: 1 }]);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const states = [];
  for (const minutes of [3, 6, 9]) {
    await fulfilDemoOrders({ db: shop.db, lifecycle, returns: makeOrderReturns({ db: shop.db }) }, later(minutes));
    states.push((await orderOf(order)).shipments[0]?.state);
  }
  expect(states).toEqual(['packed', 'shipped', 'delivered']);
  expect((await orderOf(order)).shipments[0]?.trackingNumber).toBe(`IW${order.orderNumber}-1`);
});

test('[CHK-5] orders are found by word, number, state and period', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Lea Roy', email: 'lea@example.com', password: 'a long enough one' });
  const guest = await buyer(shop, { browser, itemId: '100', email: 'lea@example.com', address: ADDRESS });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const found = async (query: string): Promise<readonly string[]> =>
    (await browser.send('GET', `/api/orders?${query}`))
      .json<{ orders: { orderNumber: string }[] }>()
      .orders.map((order) => order.orderNumber);
  const title =
    (await browser.send('GET', '/api/orders')).json<{ orders: { items: { title: string }[] }[] }>().orders[0]?.items[0]?.title ?? '';
  expect(await found(`search=${encodeURIComponent(title.slice(0, 6).toUpperCase())}`)).toEqual([orderNumber]);
  expect(await found(`search=${orderNumber.slice(0, 4)}-${orderNumber.slice(4, 8)}`)).toEqual([orderNumber]);
  for (const none of ['search=%25', 'search=_', 'search=zzzz', 'status=done', 'status=cancelled']) expect(await found(none)).toEqual([]);
  expect(await found('status=open&period=30')).toEqual([orderNumber]);
  expect(await found('page=9')).toEqual([orderNumber]);
  await browser.send('POST', `/api/orders/${orderNumber}/cancel`, {});
  expect(await found('status=cancelled')).toEqual([orderNumber]);
});
