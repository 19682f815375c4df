// A clock that jumps, a night of twenty-five hours, a full disk: nothing is lost, charged or ended twice (trust 31).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endLapsedPickups, makeOrderLifecycle } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { makeStores } from '#goods/stores/server';
import { booksOf, buyer, count } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { testProvider } from '#test/provider';
import { testShop, type TestShop } from '#test/shop';

const HOUR_MS = 3_600_000;
let now = new Date('2026-11-20T14:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const free = async (itemId: string): Promise<number> =>
  Number(
    (await shop.db.raw(`select on_hand - allocated as free from stock where item_id = $1 and location = 'US'`, [itemId])).rows[0]?.['free'],
  );
const authorised = async (orderNumber: string): Promise<number> =>
  (await booksOf(shop, { reference: orderNumber })).filter(({ status }) => status === 'authorised').length;

test.each([HOUR_MS, -HOUR_MS])(
  '[CHK-4] trust 31: the clock jumps by %i ms between the card and the order: one order, paid once',
  async (by) => {
    const guest = await buyer(shop, { itemId: '100', qty: 2 });
    const before = await free('100');
    now = new Date(now.getTime() + by);
    const first = await guest.place({ key: `jump ${by}` });
    expect(first.status, first.body).toBe(200);
    now = new Date(now.getTime() - by);
    // The clock is right again: the same key finds the same order.
    expect((await guest.place({ key: `jump ${by}` })).json()).toEqual(first.json());
    const { orderNumber } = first.json<{ orderNumber: string }>();
    expect([await authorised(orderNumber), await free('100')]).toEqual([1, before - 2]);
  },
);

test('trust 31: a pickup whose last day has twenty-five hours ends once, after its last hour', async () => {
  now = new Date('2026-10-25T16:00:00Z');
  const coupons = await makeCoupons({ db: shop.db });
  const stores = await makeStores({ db: shop.db });
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons, store: stores.get });
  const failed = (error: unknown): never => {
    throw error;
  };
  const orderNumber = await pickedUp();
  for (const step of ['pack', 'makeReady'] as const) await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, now);
  const held = (await shop.db.raw(`select held_until from order_shipment where order_number = $1`, [orderNumber])).rows;
  expect(held).toEqual([{ held_until: '2026-11-01' }]);
  const endedAt = (moment: string) => endLapsedPickups({ db: shop.db, lifecycle, failed }, new Date(moment));
  // That night 1:30 comes twice, and 11:30 pm is an hour later in UTC than the day before.
  for (const moment of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:30:00Z']) expect(await endedAt(moment)).toBe(0);
  expect(await endedAt('2026-11-02T05:00:00Z')).toBe(1);
  for (const moment of ['2026-11-02T05:00:00Z', '2026-11-02T04:30:00Z', '2026-11-02T06:00:00Z']) expect(await endedAt(moment)).toBe(0);
  expect(await count(shop.db, 'order_event', `order_number = '${orderNumber}' and kind = 'lapsed'`)).toBe(1);
  expect(await count(shop.db, 'stock_allocation', `order_number = '${orderNumber}' and status = 'allocated'`)).toBe(0);
  await stores.close();
  await coupons.close();
  now = new Date('2026-11-20T14:00:00Z');
});

/** Places an order for store pickup and returns its number. */
async function pickedUp(): Promise<string> {
  const pickup = { deliveryType: 'ISP', pickStoreNumber: '0008' };
  const guest = await buyer(shop, { itemId: '100', delivery: pickup });
  return (await guest.place()).json<{ orderNumber: string }>().orderNumber;
}

/** Makes writes to this table fail like a full disk. */
async function withFullDisk<T>(table: string, meanwhile: () => Promise<T>): Promise<T> {
  await shop.db.script(`create function disk_is_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger disk_is_full before insert or update on ${table} for each statement execute function disk_is_full()`);
  try {
    return await meanwhile();
  } finally {
    await shop.db.script(`drop function disk_is_full() cascade`);
  }
}

test.each(['order_head', 'order_payment', 'stock_ledger'])(
  '[CHK-4] trust 31: the disk is full when %s is written: 503, and the same key gives an order when there is room',
  async (table) => {
    const guest = await buyer(shop, { itemId: '100' });
    const [before, orders] = [await free('100'), await count(shop.db, 'order_head', 'placed_at is not null')];
    const refused = await withFullDisk(table, () => guest.place({ key: `full ${table}` }));
    expect([refused.status, refused.json()['code']]).toEqual([503, 'UNAVAILABLE']);
    const placed = await guest.place({ key: `full ${table}` });
    expect(placed.status, placed.body).toBe(200);
    expect(await count(shop.db, 'order_head', 'placed_at is not null')).toBe(orders + 1);
    expect(await authorised(placed.json<{ orderNumber: string }>().orderNumber)).toBe(1);
    expect(await free('100')).toBe(before - 1);
  },
);

test('[CHK-4] trust 31: the disk is full after the card was charged: the order exists, paid once, when there is room', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  // Finalising an order adds the task of its confirmation; its draft does not.
  const refused = await withFullDisk('order_task', () => guest.place({ key: 'full at the end' }));
  expect(refused.status).toBe(503);
  expect(await count(shop.db, 'order_head', `status = 'draft'`)).toBe(1);
  const { orderNumber } = (await guest.place({ key: 'full at the end' })).json<{ orderNumber: string }>();
  expect(await authorised(orderNumber)).toBe(1);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(await count(shop.db, 'order_head', `status = 'draft'`)).toBe(0);
});

test('[CHK-4] trust 31: the clock jumps an hour during a charge, and cleanup finds the draft abandoned: one order, paid once', async () => {
  const { url, key } = await testProvider();
  const other = await testShop({ INKWELL_PAYMENT_URL: url, INKWELL_PAYMENT_KEY: key }, { now: () => now }, prepareCarts);
  const guest = await buyer(other, { itemId: '100' });
  const pressed = guest.place({ key: 'jump while paying' });
  now = new Date(now.getTime() + HOUR_MS);
  const again = await guest.place({ key: 'jump while paying' });
  now = new Date(now.getTime() - HOUR_MS);
  const replies = [await pressed, again, await guest.place({ key: 'jump while paying' })];
  const numbers = replies.filter(({ status }) => status === 200).map((reply) => reply.json<{ orderNumber: string }>().orderNumber);
  expect(new Set(numbers).size).toBe(1);
  expect(await count(other.db, 'order_head', 'placed_at is not null')).toBe(1);
  expect(await count(other.db, 'order_payment', `kind = 'authorised'`)).toBe(1);
  await other.close();
});
