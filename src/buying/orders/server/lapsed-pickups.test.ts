// A pickup that was not collected in time ends by the clock, once: goods, money and coupons go back, and a mail says so (behaviour.md).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '#buying/orders/contract';
import type { ShipmentStep } from '#buying/orders/rules';
import { makeCoupons } from '#goods/promotions/server';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { ADDRESS, booksOf, CARDS, count, tokenOf, type Visitor } from '../fixtures.ts';
import { endLapsedPickups } from './end-lapsed-pickups.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';

const DAY_MS = 86_400_000;
/** Milliseconds that the shop's clock is ahead. */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let shop: TestShop;
let lifecycle: OrderLifecycle;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, clock, prepareCarts);
  const coupons = await makeCoupons({ db: shop.db });
  // The store has closed meanwhile, so the site's calendar applies.
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons, store: () => undefined });
});
afterAll(() => shop.close());

const FETCHED = { itemId: '100', qty: 2, deliveryType: 'ISP', pickStoreNumber: '0008' };
const SENT = { itemId: '101', qty: 1, deliveryType: 'STA' };

interface Placed {
  readonly browser: Visitor;
  readonly orderNumber: string;
  readonly cents: number;
  /** The number of the pickup shipment. */
  readonly pickup: number;
}

async function placed(items: readonly object[], email: string, fullName = 'Maya Ortiz'): Promise<Placed> {
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items });
  await browser.send('POST', '/cc/api/checkout/default/shipping', { email, addresses: [ADDRESS], storePickup: { fullName } });
  const { token, brand, lastFour, expiry } = await tokenOf(shop, CARDS.approved);
  await browser.send('POST', '/cc/api/checkout/default/payment', {
    cardPayment: {
      id: token,
      paymentType: 'CREDIT_CARD',
      brand,
      lastFourDigit: lastFour,
      expiry,
      source: 'USER_KEYED',
      currencyCode: 'USD',
    },
  });
  const details = (await browser.send('GET', '/cc/api/checkout/default/details')).json<{ cartId: string; amounts: { total: number } }>();
  const { total } = details.amounts;
  const reply = await browser.send('POST', '/cc/api/checkout/default/order', { cartId: details.cartId, total });
  expect(reply.status, reply.body).toBe(200);
  const { orderNumber } = reply.json<{ orderNumber: string }>();
  const order = await orderOf({ browser, orderNumber });
  const pickup = order.shipments.find(({ kind }) => kind === 'pickup')?.shipmentNo ?? 0;
  return { browser, orderNumber, cents: Math.round(total * 100), pickup };
}

const orderOf = async ({ browser, orderNumber }: Pick<Placed, 'browser' | 'orderNumber'>): Promise<OrderDetail> =>
  (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
const onShelf = async (): Promise<unknown> =>
  (await shop.db.raw(`select on_hand, allocated from stock where item_id = '100' and location = '0008'`)).rows[0];
const openTasks = ({ orderNumber }: Placed): Promise<number> =>
  count(shop.db, 'order_task t join order_event e using (event_id)', `e.order_number = '${orderNumber}' and t.done_at is null`);
const step = ({ orderNumber }: Placed, shipmentNo: number, what: ShipmentStep) =>
  lifecycle.step({ orderNumber, shipmentNo, step: what, by: 'staff' }, clock.now());
const endLapsed = (now = clock.now()): Promise<number> =>
  endLapsedPickups(
    {
      db: shop.db,
      lifecycle,
      failed: (error) => {
        throw error;
      },
    },
    now,
  );
const daysPass = (days: number): void => void (ahead += days * DAY_MS);

test('[CHK-5] an uncollected pickup goes back to stock after seven days: not charged, one mail', async () => {
  const before = await onShelf();
  const order = await placed([FETCHED], 'forgot@example.com');
  expect(await step(order, order.pickup, 'makeReady')).toMatchObject({ ok: true });
  const { heldUntil } = (await orderOf(order)).shipments[0] ?? {};
  expect(heldUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect.poll(() => openTasks(order)).toBe(0);
  const mails = async () =>
    (await shop.db.raw(`select subject, plain from mailbox_message where recipient = 'forgot@example.com'`)).rows.map(
      ({ subject, plain }) => `${String(subject)}\n${String(plain)}`,
    );
  expect((await mails()).find((mail) => mail.startsWith('Ready at Framingham: order '))).toContain('will hold it until');
  // The confirmation, which is sent separately, names the person too.
  await expect.poll(async () => (await mails()).filter((mail) => mail.includes('Maya Ortiz will pick it up')).length).toBe(2);
  expect((await orderOf(order)).shipments).toMatchObject([{ pickupPerson: 'Maya Ortiz' }]);

  daysPass(6);
  expect(await endLapsed()).toBe(0);
  daysPass(3);
  // Two servers run at once; then again with a clock that went back an hour.
  const ended = await Promise.all([endLapsed(), endLapsed()]);
  expect(ended.filter((n) => n === 1)).toEqual([1]);
  expect(ended).toContain(0);
  expect(await endLapsed(new Date(clock.now().getTime() - 3_600_000))).toBe(0);

  expect(await onShelf()).toEqual(before);
  await expect.poll(() => openTasks(order)).toBe(0);
  expect(await booksOf(shop, { reference: order.orderNumber })).toMatchObject([{ status: 'voided', captured: 0 }]);
  expect(await orderOf(order)).toMatchObject({
    status: 'cancelled',
    cancelled: order.cents / 100,
    shipments: [{ state: 'lapsed', heldUntil }],
    events: [{ kind: 'placed' }, { kind: 'ready' }, { kind: 'lapsed', amount: order.cents / 100 }],
  });
  const told = (await mails()).filter((mail) => mail.startsWith('Not picked up at Framingham: order '));
  expect(told).toHaveLength(1);
  expect(await step(order, order.pickup, 'handOver')).toMatchObject({ ok: false, problem: { code: 'STEP_NOT_POSSIBLE' } });
});

test('[CHK-5] only the pickup lapses: the parcel stays charged, and the order is complete', async () => {
  const order = await placed([SENT, FETCHED], 'half@example.com', 'Noah Tremblay');
  const people = (await orderOf(order)).shipments.map(({ kind, pickupPerson }) => [kind, pickupPerson]);
  expect(new Map(people as [string, string | null][])).toEqual(
    new Map([
      ['ship', null],
      ['pickup', 'Noah Tremblay'],
    ]),
  );
  const parcel = (await orderOf(order)).shipments.find(({ kind }) => kind === 'ship')?.shipmentNo ?? 0;
  await step(order, parcel, 'ship');
  await step(order, parcel, 'deliver');
  await step(order, order.pickup, 'makeReady');
  await expect.poll(() => openTasks(order)).toBe(0);
  daysPass(9);
  expect(await endLapsed()).toBe(1);
  await expect.poll(() => openTasks(order)).toBe(0);
  const later = await orderOf(order);
  expect(later.status).toBe('delivered');
  expect(later.shipments.map(({ state }) => state).toSorted()).toEqual(['delivered', 'lapsed']);
  const [head] = (await shop.db.raw('select payment_status, total, cancelled from order_head where order_number = $1', [order.orderNumber]))
    .rows;
  const [bank] = await booksOf(shop, { reference: order.orderNumber });
  expect(head?.['payment_status']).toBe('captured');
  expect(bank?.captured).toBe(Number(head?.['total']) - Number(head?.['cancelled']));
});

test('[CHK-5] a handover in the last minute and the lapse exclude each other', async () => {
  const order = await placed([{ ...FETCHED, qty: 1 }], 'late@example.com');
  await step(order, order.pickup, 'makeReady');
  daysPass(9);
  const [handed, lapsed] = await Promise.all([step(order, order.pickup, 'handOver'), endLapsed()]);
  expect([handed.ok, lapsed === 1].filter(Boolean)).toHaveLength(1);
  await expect.poll(() => openTasks(order)).toBe(0);
});
