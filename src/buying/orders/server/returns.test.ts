// Returns: requested, withdrawn, received, refunded once; by the shopper, a guest and staff (CHK-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { makeCoupons } from '#goods/promotions/server';
import type { OrderDetail } from '#buying/orders/contract';
import { testShop, type TestShop } from '#test/shop';
import { ITEM, prepareCarts } from '#test/carts';
import { aRecord } from '#goods/catalog/fixtures';
import { booksOf, buyer, type Visitor } from '../fixtures.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';
import { makeOrderReturns, type OrderReturns } from './order-returns.ts';

/** A gift card in an envelope, a desk, and its assembly service. */
const [CARD, DESK, ASSEMBLY] = ['130', '131', '132'] as const;
let shop: TestShop;
let lifecycle: OrderLifecycle;
let returns: OrderReturns;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, async (db) => {
    await prepareCarts(db);
    await db.transaction(async (tx) => {
      await writeProducts(tx, [
        aRecord({ itemId: CARD, kind: 'giftCard' }),
        aRecord({ itemId: DESK, kind: 'directFurniture', services: [ASSEMBLY] }),
        aRecord({ itemId: ASSEMBLY, kind: 'assembly' }),
      ]);
      await writeStock(
        tx,
        [CARD, DESK].map((itemId) => ({ itemId, location: 'US', onHand: 50 })),
        'replace',
      );
    });
  });
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  returns = makeOrderReturns({ db: shop.db });
});
afterAll(() => shop.close());

interface Delivered {
  readonly browser: Visitor;
  readonly orderNumber: string;
  readonly cents: number;
}

/** A guest's delivered order. */
async function delivered(qty: number, email = 'maya@example.com', itemId = '100'): Promise<Delivered> {
  const guest = await buyer(shop, { itemId, qty, email });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  for (const step of ['ship', 'deliver'] as const) await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, new Date());
  const order = { browser: guest.browser, orderNumber, cents: Math.round(guest.total * 100) };
  await expect.poll(() => openTasks(order)).toEqual([]);
  return order;
}

const ask = ({ browser, orderNumber }: Delivered, body: object) => browser.send('POST', `/api/orders/${orderNumber}/returns`, body);
const wish = (qty: number, returnNo = 1) => ({ returnNo, lines: [{ lineNo: 1, qty }], reason: 'notNeeded' });
const orderOf = async ({ browser, orderNumber }: Delivered): Promise<OrderDetail> =>
  (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
const rowsOf = async (sql: string, { orderNumber }: Pick<Delivered, 'orderNumber'>) => [...(await shop.db.raw(sql, [orderNumber])).rows];
const openTasks = (order: Pick<Delivered, 'orderNumber'>) =>
  rowsOf(
    'select t.kind, t.problem from order_task t join order_event e using (event_id) where e.order_number = $1 and t.done_at is null',
    order,
  );
const paidBack = async (order: Delivered): Promise<unknown> =>
  (
    await rowsOf(
      `select count(*)::int as n, coalesce(sum(amount), 0)::int as cents from order_payment where order_number = $1 and kind = 'refunded'`,
      order,
    )
  )[0];
const bankPaidBack = async (order: Delivered): Promise<unknown> => (await booksOf(shop, { reference: order.orderNumber }))[0]?.refunded;
const onHand = async (): Promise<number> =>
  Number((await shop.db.raw(`select on_hand from stock where item_id = '100' and location = 'US'`)).rows[0]?.['on_hand']);

test('[CHK-5] a return gets a number, a label and a mail; received, it is in stock and refunded once', async () => {
  const order = await delivered(2, 'returner@example.com');
  const before = await onHand();
  const asked = (await ask(order, { ...wish(1), note: 'The box is unopened' })).json<OrderDetail>();
  const [one] = asked.returns;
  expect(one).toMatchObject({ returnNo: 1, state: 'requested', reason: 'notNeeded', lines: [{ lineNo: 1, qty: 1 }] });
  expect(one?.number).toBe(`${order.orderNumber.replace(/(\d{4})(?=\d)/g, '$1-')}-R1`);
  expect(asked.shipments[0]?.lines[0]).toMatchObject({ returned: 1, returnable: 1 });
  expect(Math.round((one?.amount ?? 0) * 200)).toBeGreaterThan(0);

  const label = await shop.browser().send('GET', one?.label ?? '');
  expect([label.status, label.headers['content-type'], label.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  expect(label.body.startsWith('%PDF-1.7')).toBe(true);
  await expect.poll(() => openTasks(order)).toEqual([]);
  const mails = (await shop.db.raw(`select subject, plain from mailbox_message where recipient = 'returner@example.com'`)).rows;
  const mail = mails.find(({ subject }) => String(subject).startsWith('Your return'));
  expect(mail?.['plain']).toContain(one?.label);
  expect(mail?.['plain']).toContain('Qty 1');

  expect(await returns.receive({ orderNumber: order.orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, new Date())).toMatchObject({
    ok: true,
  });
  await expect.poll(() => openTasks(order)).toEqual([]);
  const after = await orderOf(order);
  const cents = Math.round((one?.amount ?? 0) * 100);
  expect(after.returns[0]).toMatchObject({ state: 'refunded', label: null, amount: cents / 100 });
  expect(after.refunded).toBe(cents / 100);
  expect(after.events.map(({ kind }) => kind)).toEqual(['placed', 'shipped', 'delivered', 'returnRequested', 'returnReceived']);
  const note = await shop.browser().send('GET', after.returns[0]?.creditNote ?? '');
  expect([note.status, note.headers['content-type'], note.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(await paidBack(order)).toEqual({ n: 1, cents });
  expect(await bankPaidBack(order)).toBe(cents);
  expect(await onHand()).toBe(before + 1);
  expect((await shop.browser().send('GET', one?.label ?? '')).status).toBe(404);
});

test('[CHK-5] a line returned in parts is refunded to the cent; missing units stay with the shopper', async () => {
  const order = await delivered(3);
  await ask(order, wish(2));
  const came = [{ lineNo: 1, qty: 1, condition: 'opened' }] as const;
  const before = await onHand();
  await returns.receive({ orderNumber: order.orderNumber, returnNo: 1, arrivals: came, by: 'staff' }, new Date());
  expect(await onHand()).toBe(before);
  expect((await orderOf(order)).shipments[0]?.lines[0]).toMatchObject({ returned: 1, returnable: 2 });
  await ask(order, wish(2, 2));
  await returns.receive({ orderNumber: order.orderNumber, returnNo: 2, arrivals: null, by: 'staff' }, new Date());
  await expect.poll(() => openTasks(order)).toEqual([]);
  const { amounts, refunded } = await orderOf(order);
  expect(Math.round(refunded * 100)).toBe(Math.round((amounts.subTotal + amounts.tax) * 100));
});

test('[CHK-5] too many units, unshipped goods, late returns and another shopper’s order are refused without a write', async () => {
  const order = await delivered(1);
  expect((await ask(order, wish(2))).json()['code']).toBe('RETURN_NOT_POSSIBLE');
  expect((await ask(order, wish(1, 2))).json()['code']).toBe('RETURN_CHANGED');
  expect((await ask({ ...order, browser: shop.browser() }, wish(1))).status).toBe(404);
  await shop.db.raw(`update order_shipment set arrived_at = arrived_at - interval '30 days' where order_number = $1`, [order.orderNumber]);
  expect((await ask(order, wish(1))).json()['code']).toBe('RETURN_NOT_POSSIBLE');
  expect((await orderOf(order)).shipments[0]?.lines[0]?.returnable).toBe(0);
  const guest = await buyer(shop, { itemId: '100' });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  expect((await ask({ browser: guest.browser, orderNumber, cents: 0 }, wish(1))).json()['code']).toBe('RETURN_NOT_POSSIBLE');
  expect(await rowsOf('select 1 from order_return where order_number = $1', order)).toEqual([]);
});

test('[CHK-5] a guest requests and withdraws with number and e-mail; a wrong e-mail gets the answer for an unknown order', async () => {
  const order = await delivered(1, 'guest@example.com');
  const stranger = { ...order, browser: shop.browser() };
  const wrong = await ask(stranger, { ...wish(1), email: 'other@example.com' });
  expect([wrong.status, wrong.json()['code']]).toEqual([404, 'ORDER_NOT_FOUND']);
  const asked = await ask(stranger, { ...wish(1), email: 'Guest@Example.com' });
  expect(asked.json<OrderDetail>().returns).toHaveLength(1);
  const taken = await stranger.browser.send('POST', `/api/orders/${order.orderNumber}/returns/cancel`, {
    returnNo: 1,
    email: 'guest@example.com',
  });
  expect(taken.json<OrderDetail>()).toMatchObject({
    returns: [{ state: 'cancelled', label: null }],
    shipments: [{ lines: [{ returnable: 1 }] }],
  });
  expect(
    (await stranger.browser.send('POST', `/api/orders/${order.orderNumber}/returns/cancel`, { returnNo: 1, email: 'guest@example.com' }))
      .status,
  ).toBe(409);
  expect((await ask(stranger, { ...wish(1, 2), email: 'guest@example.com' })).status).toBe(200);
});

test('[CHK-5] a guest cancels unpacked lines with number and e-mail; a wrong e-mail cancels nothing', async () => {
  const guest = await buyer(shop, { itemId: '100', email: 'cancels@example.com' });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  const cancel = (email: string) => shop.browser().send('POST', `/api/orders/${orderNumber}/cancel`, { email });
  expect((await cancel('other@example.com')).status).toBe(404);
  expect((await cancel('cancels@example.com')).json<OrderDetail>().status).toBe('cancelled');
});

test('[CHK-5] one return requested 20 times at once is one return; of two that exceed the units one succeeds', async () => {
  const order = await delivered(3);
  const same = await Promise.all(Array.from({ length: 20 }, () => ask(order, wish(2))));
  expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
  expect(await rowsOf('select return_no, qty from order_return_line where order_number = $1', order)).toEqual([{ return_no: 1, qty: 2 }]);
  const rivals = await Promise.all(
    [1, 1, 1].map((qty, at) => ask(order, { ...wish(qty, 2), reason: ['late', 'damaged', 'wrongItem'][at] })),
  );
  expect(rivals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await rowsOf('select sum(qty)::int as units from order_return_line where order_number = $1', order)).toEqual([{ units: 3 }]);
});

test('[CHK-5] of 10 concurrent arrivals and 10 withdrawals exactly one happens, and money moves at most once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await delivered(1);
    await ask(order, wish(1));
    const { orderNumber } = order;
    const before = await onHand();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => [
        returns.receive({ orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, new Date()),
        returns.withdraw({ orderNumber, returnNo: 1, by: 'shopper' }, new Date()),
      ]).flat(),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    await expect.poll(() => openTasks(order)).toEqual([]);
    const [{ state } = {}] = await rowsOf('select state from order_return where order_number = $1', order);
    const back = state === 'refunded' ? order.cents : 0;
    expect(['refunded', 'cancelled']).toContain(state);
    expect(await bankPaidBack(order)).toBe(back === 0 ? 0 : Math.round((await orderOf(order)).refunded * 100));
    expect(await paidBack(order)).toMatchObject({ n: back === 0 ? 0 : 1 });
    expect(await onHand()).toBe(before + (back === 0 ? 0 : 1));
  }
});

test('[CHK-5] gift cards and furniture assembled by the shop can be returned only as damaged, and the order says so beforehand', async () => {
  const browser = shop.browser();
  const add = (item: object) => browser.send('POST', ITEM, { items: [item] });
  await add({ itemId: DESK, qty: 1 });
  await add({ itemId: ASSEMBLY, qty: 1, parentRelationType: 'ASSEMBLY', parentItemId: DESK });
  await add({ itemId: CARD, qty: 1 });
  const guest = await buyer(shop, { itemId: '100', browser, email: 'assembled@example.com' });
  const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
  for (const step of ['ship', 'deliver'] as const) await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, new Date());
  const order = { browser, orderNumber, cents: 0 };
  const lines = (await orderOf(order)).shipments.flatMap((one) => one.lines);
  const numberOf = (itemId: string): number => lines.find((line) => line.itemId === itemId)?.lineNo ?? 0;
  const limits = Object.fromEntries(lines.map(({ itemId, returnLimit, returnable }) => [itemId, [returnLimit, returnable]]));
  expect(limits).toEqual({ [DESK]: ['assembled', 1], [ASSEMBLY]: ['none', 0], [CARD]: ['giftCard', 1], '100': ['none', 1] });
  const back = (reason: string, ...items: string[]) =>
    ask(order, { returnNo: 1, lines: items.map((itemId) => ({ lineNo: numberOf(itemId), qty: 1 })), reason });
  for (const item of [CARD, DESK]) {
    const refused = await back('notNeeded', '100', item);
    expect([refused.status, refused.json()['code'], refused.json()['message']]).toEqual([
      409,
      'RETURN_ONLY_DAMAGED',
      'Gift cards and furniture we assembled can be returned only if they arrived damaged. Choose that reason, or leave them out.',
    ]);
  }
  const done = await back('damaged', DESK, CARD);
  expect(done.status, done.body).toBe(200);
  const [one] = done.json<OrderDetail>().returns;
  expect(one?.lines.map(({ lineNo }) => lineNo)).toEqual([numberOf(DESK), numberOf(ASSEMBLY), numberOf(CARD)].toSorted((a, b) => a - b));
});
