import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { StockLine, StockShortage } from '#goods/inventory/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { statement, type Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { DELETE_EXPIRED_HOLDS } from './inventory-queries.ts';
import { makeInventory, writeStock, type Inventory } from './inventory.ts';

let db: Db;
let inventory: Inventory;
let now = new Date('2026-11-20T14:00:00Z');
let orders = 0;

/** An order from a cart of its own. */
const taker = (cartId: string = randomUUID()) => ({ orderNumber: `o-${(orders += 1)}`, cartId, ownerId: cartId });

beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(
      tx,
      ['1', '2', '3'].map((itemId) => aRecord({ itemId })),
    );
    await writeStock(
      tx,
      [
        { itemId: '1', location: 'US', onHand: 10 },
        { itemId: '1', location: '0008', onHand: 2 },
        { itemId: '2', location: 'US', onHand: 1 },
      ],
      'whereNew',
    );
  });
  inventory = await makeInventory({ db, clock: { now: () => now }, isStocked: (itemId) => itemId !== 'plan' });
});
afterAll(async () => {
  await inventory.close();
  await db.close();
});

test('amounts are known by country and by store; services never run out', () => {
  expect([
    inventory.available('1', 'US'),
    inventory.available('1', 'CA'),
    inventory.availableAt('1', '0008'),
    inventory.available('plan', 'US'),
  ]).toEqual([10, 0, 2, Infinity]);
});

/** As placing does: a shortage rolls the transaction back. */
const take = async (lines: readonly StockLine[], by = taker()): Promise<Taken> => {
  const taking = db.transaction((tx) =>
    tx.run(CALL_TAKE_STOCK, [...inventory.taking(tx, lines, by.cartId), by.orderNumber, by.cartId, now]),
  );
  return taking.then(
    () => done(undefined),
    (error: unknown) => {
      const shortages = inventory.shortages(error);
      if (shortages === null) throw error;
      return failed(shortages);
    },
  );
};
type Taken = Outcome<void, readonly StockShortage[]>;
const CALL_TAKE_STOCK = statement<unknown>('test_take_stock', 'select take_stock($1, $2, $3, $4, $5, $6)');
const one = (itemId: string, location = 'US', qty = 1): StockLine => ({ itemId, location, qty });

test('taking is all or nothing, and reports the shortages', async () => {
  expect(await take([one('1', 'US', 3), one('2', 'US', 2), one('3'), one('plan')])).toEqual({
    ok: false,
    problem: [
      { code: 'PARTIAL_QTY_AVAILABLE', itemId: '2', location: 'US', wanted: 2, available: 1 },
      { code: 'OUT_OF_STOCK', itemId: '3', location: 'US', wanted: 1, available: 0 },
    ],
  });
  expect(await free('1')).toBe(10);
});

test('stock that an order takes is gone for the next, and returns once when released', async () => {
  const by = taker();
  expect(await take([one('1', 'US', 4), one('1', 'US', 2)], by)).toEqual({ ok: true, value: undefined });
  expect(await free('1')).toBe(4);
  await expect.poll(() => inventory.available('1', 'US')).toBe(4);
  for (let times = 0; times < 2; times += 1) await db.transaction((tx) => inventory.release(tx, by.orderNumber));
  await expect.poll(() => inventory.available('1', 'US')).toBe(10);
  await ledgersSum();
});

test('shipped goods leave the stock, by location and once', async () => {
  const by = taker();
  await take([one('1', 'US', 2), one('1', '0008')], by);
  for (let times = 0; times < 2; times += 1) await db.transaction((tx) => inventory.ship(tx, by.orderNumber, 'US'));
  expect((await stockOf('1', 'US')).slice(0, 2)).toEqual([8, 0]);
  expect((await stockOf('1', '0008')).slice(0, 2)).toEqual([2, 1]);
  // A release does not return shipped goods.
  await db.transaction((tx) => inventory.release(tx, by.orderNumber));
  expect((await stockOf('1', 'US')).slice(0, 2)).toEqual([8, 0]);
  expect((await stockOf('1', '0008')).slice(0, 2)).toEqual([2, 0]);
  await writeStock(db, [{ itemId: '1', location: 'US', onHand: 10 }], 'replace');
});

test('units held by one checkout are unavailable to others, and available to its own order', async () => {
  const mine = taker();
  await db.transaction((tx) => inventory.hold(tx, [one('2', 'US', 3)], mine, now));
  // A hold never exceeds the stock; the holder sees the units, others do not.
  await expect.poll(() => [inventory.available('2', 'US'), inventory.available('2', 'US', mine.cartId)]).toEqual([0, 1]);
  expect(await take([one('2')])).toMatchObject({ ok: false, problem: [{ code: 'OUT_OF_STOCK', available: 0 }] });
  expect(await take([one('2')], mine)).toMatchObject({ ok: true });
  await db.transaction((tx) => inventory.release(tx, mine.orderNumber));
  await expect.poll(() => inventory.available('2', 'US')).toBe(1);
});

test('when two hold more than is left, the older hold gets it', async () => {
  await writeStock(db, [{ itemId: '3', location: 'US', onHand: 2 }], 'replace');
  const [first, second] = [taker(), taker()];
  await db.transaction((tx) => inventory.hold(tx, [one('3')], first, now));
  await db.transaction((tx) => inventory.hold(tx, [one('3')], second, new Date(now.getTime() + 1)));
  await writeStock(db, [{ itemId: '3', location: 'US', onHand: 1 }], 'replace');
  expect(await take([one('3')], second)).toMatchObject({ ok: false, problem: [{ code: 'OUT_OF_STOCK', available: 0 }] });
  expect(await take([one('3')], first)).toMatchObject({ ok: true });
  await db.transaction((tx) => inventory.release(tx, first.orderNumber));
  await db.transaction((tx) => inventory.hold(tx, [], second, now));
  await writeStock(db, [{ itemId: '3', location: 'US', onHand: 0 }], 'replace');
});

test('a hold ends ten minutes after the last step, by the clock and without a job', async () => {
  const cartId = randomUUID();
  const began = now;
  await db.transaction((tx) => inventory.hold(tx, [one('2')], taker(cartId), now));
  await expect.poll(() => inventory.available('2', 'US')).toBe(0);
  now = new Date(began.getTime() + 9 * 60_000);
  await db.transaction((tx) => inventory.hold(tx, [one('2')], taker(cartId), now));
  now = new Date(began.getTime() + 18 * 60_000);
  expect(await take([one('2')])).toMatchObject({ ok: false });
  now = new Date(began.getTime() + 19 * 60_000 + 1);
  const late = taker();
  expect(await take([one('2')], late)).toMatchObject({ ok: true });
  await db.transaction((tx) => inventory.release(tx, late.orderNumber));
  await db.run(DELETE_EXPIRED_HOLDS, [now]);
  expect((await db.raw('select count(*)::int as n from stock_hold')).rows).toEqual([{ n: 0 }]);
});

test('[CHK-3] the holds of hundreds of concurrent checkouts are known cart by cart', async () => {
  await writeStock(db, [{ itemId: '3', location: 'US', onHand: 500 }], 'replace');
  await expect.poll(() => inventory.available('3', 'US')).toBe(500);
  const carts = Array.from({ length: 450 }, () => randomUUID());
  await Promise.all(carts.map((cartId) => db.transaction((tx) => inventory.hold(tx, [one('3')], taker(cartId), now))));
  await expect.poll(() => inventory.available('3', 'US')).toBe(50);
  await db.transaction((tx) => inventory.hold(tx, [], taker(carts[7] ?? ''), now));
  await expect.poll(() => inventory.available('3', 'US')).toBe(51);
  // Truncating announces a change of all carts.
  await db.raw('truncate stock_hold');
  await expect.poll(() => inventory.available('3', 'US')).toBe(500);
  await writeStock(db, [{ itemId: '3', location: 'US', onHand: 0 }], 'replace');
});

test('a safety margin is never promised, and expected supply has a day', async () => {
  await db.raw(`update stock set safety = 4 where item_id = '1' and location = 'US'`);
  await expect.poll(() => inventory.available('1', 'US')).toBe(6);
  expect(await take([one('1', 'US', 7)])).toMatchObject({ ok: false, problem: [{ available: 6 }] });
  await db.raw(`update stock set safety = 0 where item_id = '1' and location = 'US'`);
  await db.raw(`insert into stock_inbound values ('1', 'US', '2026-12-02', 5), ('1', 'US', '2026-11-30', 5), ('1', 'CA', '2026-11-24', 5)`);
  await expect.poll(() => inventory.inbound('1', 'US')).toBe('2026-11-30');
  expect([inventory.inbound('1', 'CA'), inventory.inbound('2', 'US')]).toEqual(['2026-11-24', null]);
  // A past day is no longer expected, even without an announcement.
  const before = now;
  now = new Date('2026-12-01T14:00:00Z');
  expect([inventory.inbound('1', 'US'), inventory.inbound('1', 'CA')]).toEqual(['2026-12-02', null]);
  now = before;
});

test('forty orders for the last ten units sell ten, whatever their interleaving', async () => {
  await expect.poll(() => inventory.available('1', 'US')).toBe(10);
  const results = await Promise.all(Array.from({ length: 40 }, () => take([one('1')])));
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await free('1')).toBe(0);
});

test('trust 1: 200 concurrent orders over 40 items in 5 stores sell what there is and no more, and every ledger adds up', async () => {
  const stores = ['0008', '0014', '0121', '0238', '0347'];
  const items = Array.from({ length: 40 }, (_, at) => `r${at}`);
  // A fixed pseudo-random sequence, the same in every run.
  let seed = 20_261_120;
  const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T; // below its length
  await db.transaction(async (tx) => {
    await writeProducts(
      tx,
      items.map((itemId) => aRecord({ itemId })),
    );
    await writeStock(
      tx,
      items.flatMap((itemId) => stores.map((location) => ({ itemId, location, onHand: next(6) }))),
      'replace',
    );
  });
  const wanted = Array.from({ length: 200 }, () => Array.from({ length: 1 + next(4) }, () => one(pick(items), pick(stores), 1 + next(3))));
  const results = await Promise.all(
    wanted.map(async (lines) => {
      const by = taker();
      return { lines, by, done: (await take(lines, by)).ok };
    }),
  );
  const sold = results.filter(({ done }) => done);
  expect(sold.length).toBeGreaterThan(20);
  expect(sold.length).toBeLessThan(200);
  const { rows } = await db.raw(
    `select count(*) filter (where allocated > on_hand)::int as oversold, sum(allocated)::int as allocated from stock where item_id like 'r%'`,
  );
  const units = sold.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0);
  expect(rows).toEqual([{ oversold: 0, allocated: units }]);
  // Half of them are cancelled, the others ship.
  await Promise.all(
    sold.map(({ by }, at) =>
      db.transaction((tx) => (at % 2 === 0 ? inventory.release(tx, by.orderNumber) : inventory.ship(tx, by.orderNumber, null))),
    ),
  );
  expect((await db.raw(`select sum(allocated)::int as allocated from stock where item_id like 'r%'`)).rows).toEqual([{ allocated: 0 }]);
  await ledgersSum();
});

test('initial amounts do not overwrite existing stock', async () => {
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 99 }], 'whereNew');
  expect(await free('2')).toBe(1);
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 99 }], 'replace');
  expect(await free('2')).toBe(99);
});

test('editions of an item and of all stock change with an amount, with a new hold, and with its end', async () => {
  await expect.poll(() => inventory.available('2', 'US')).toBe(99);
  const before = inventory.editionOf('2');
  const all = inventory.edition();
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 98 }], 'replace');
  await expect.poll(() => inventory.available('2', 'US')).toBe(98);
  expect(inventory.editionOf('2')).not.toBe(before);
  const changed = inventory.edition();
  expect(changed).not.toBe(all);
  const cartId = randomUUID();
  await db.transaction((tx) => inventory.hold(tx, [one('2')], taker(cartId), now));
  await expect.poll(() => inventory.available('2', 'US')).toBe(97);
  const began = now;
  const held = inventory.editionOf('2');
  const allHeld = inventory.edition();
  expect([all, changed]).not.toContain(allHeld);
  now = new Date(began.getTime() + 5 * 60_000);
  expect([inventory.editionOf('2'), inventory.edition()]).toEqual([held, allHeld]);
  now = new Date(began.getTime() + 10 * 60_000);
  expect([before, held]).not.toContain(inventory.editionOf('2'));
  expect([all, changed, allHeld]).not.toContain(inventory.edition());
  expect(inventory.available('2', 'US')).toBe(98);
  now = began;
  await db.transaction((tx) => inventory.hold(tx, [], taker(cartId), now));
  await expect.poll(() => inventory.available('2', 'US')).toBe(98);
  expect(inventory.editionOf('2')).not.toBe(held);
});

const STOCK = 'select on_hand, allocated, safety from stock where item_id = $1 and location = $2';
const stockOf = async (itemId: string, location: string): Promise<readonly unknown[]> =>
  Object.values((await db.raw(STOCK, [itemId, location])).rows[0] ?? {});

async function free(itemId: string): Promise<number> {
  const [onHand, allocated, safety] = (await stockOf(itemId, 'US')) as readonly number[];
  return (onHand ?? 0) - (allocated ?? 0) - (safety ?? 0);
}

/** The ledger adds up to the stock, and allocations to the allocated amounts. */
async function ledgersSum(): Promise<void> {
  const wrong = await db.raw(
    `select s.item_id, s.location from stock s
     left join (select item_id, location, sum(on_hand)::int as on_hand, sum(allocated)::int as allocated from stock_ledger group by 1, 2) l using (item_id, location)
     left join (select item_id, location, sum(qty)::int as qty from stock_allocation where status = 'allocated' group by 1, 2) a using (item_id, location)
     where s.on_hand <> coalesce(l.on_hand, 0) or s.allocated <> coalesce(l.allocated, 0) or s.allocated <> coalesce(a.qty, 0)`,
  );
  expect(wrong.rows).toEqual([]);
}
