// Pages show what is left: no server keeps an amount that is out of date, and an announcement or a read that fails is repeated.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { makeInventory, writeStock, type Inventory } from './inventory.ts';
import { makeStockAnnouncer } from './stock-announcer.ts';

let db: Db;
let inventory: Inventory;
/** What the next read of unfinished orders fails with. */
let outage: Error | undefined;
const now = new Date('2026-11-20T14:00:00Z');
beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(
      tx,
      ['1', '2', '3'].map((itemId) => aRecord({ itemId })),
    );
  });
  await setStock('1', 0);
  await setStock('3', 5);
  const claims = async () => {
    const failure = outage;
    outage = undefined;
    if (failure !== undefined) throw failure;
    return [];
  };
  inventory = await makeInventory({ db, clock: { now: () => now }, isStocked: () => true, claims });
});
afterAll(async () => {
  await inventory.close();
  await db.close();
});

const setStock = (itemId: string, onHand: number) => writeStock(db, [{ itemId, location: 'US', onHand }], 'replace');
const place = (itemId: string) => ({ itemId, location: 'US' });
const ended = Promise.resolve();
/** Waits until everything announced so far has arrived: notifications keep their order. */
const heard = async (mark: number): Promise<void> => {
  await setStock('2', mark);
  await expect.poll(() => inventory.available('2', 'US'), { timeout: 10_000 }).toBe(mark);
};

test('[CHK-3] goods that arrive while what orders took is announced are in stock', async () => {
  let arrived = false;
  const announcer = makeStockAnnouncer({
    ...db,
    async run(...announcement) {
      // Between the read of the amount and its announcement.
      if (!arrived) await setStock('1', 7);
      arrived = true;
      return db.run(...announcement);
    },
  });
  announcer.took([place('1')], ended);
  await ended;
  await announcer.close();
  await heard(1);
  expect([arrived, inventory.available('1', 'US')]).toEqual([true, 7]);
});

test('what could not be announced is announced later', async () => {
  let failures = 0;
  const announcer = makeStockAnnouncer({
    ...db,
    async run(...announcement) {
      if (failures > 0) return db.run(...announcement);
      failures += 1;
      throw new Error('no connection is free');
    },
  });
  // As an order takes them, which a trigger leaves to the announcer.
  await db.raw(`update stock set allocated = 5 where item_id = '3'`);
  announcer.took([place('3')], ended);
  await expect.poll(() => inventory.available('3', 'US'), { timeout: 10_000 }).toBe(0);
  expect(failures).toBe(1);
  await db.raw(`update stock set allocated = 0 where item_id = '3'`);
  await announcer.close();
});

test('[CHK-3] holds whose read failed are read again', async () => {
  await heard(2);
  outage = new Error('no connection is free');
  const holder = { cartId: randomUUID(), ownerId: randomUUID() };
  await db.transaction((tx) => inventory.hold(tx, [{ ...place('3'), qty: 5 }], holder, now));
  await expect
    .poll(() => [inventory.available('3', 'US'), inventory.available('3', 'US', holder.cartId)], { timeout: 10_000 })
    .toEqual([0, 5]);
  expect(outage).toBeUndefined();
});
