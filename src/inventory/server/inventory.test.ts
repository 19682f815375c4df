import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCategory, aRecord } from '../../catalog/fixtures.ts';
import { writeCategories, writeProducts } from '#catalog/server';
import type { Db } from '#platform/db';
import { testDatabase } from '#platform/test-database';
import { makeInventory, writeStock, type Inventory } from './inventory.ts';

let db: Db;
let inventory: Inventory;

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
  inventory = await makeInventory({ db, isStocked: (itemId) => itemId !== 'plan' });
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

test('taking is all or nothing, and says what fell short', async () => {
  const taken = await db.transaction((tx) =>
    inventory.take(tx, [
      { itemId: '1', qty: 3, location: 'US' },
      { itemId: '2', qty: 2, location: 'US' },
      { itemId: '3', qty: 1, location: 'US' },
      { itemId: 'plan', qty: 1, location: 'US' },
    ]),
  );
  expect(taken).toEqual({
    ok: false,
    problem: [
      { code: 'PARTIAL_QTY_AVAILABLE', itemId: '2', location: 'US', wanted: 2, available: 1 },
      { code: 'OUT_OF_STOCK', itemId: '3', location: 'US', wanted: 1, available: 0 },
    ],
  });
  expect(await onHand('1')).toBe(10);
});

test('what an order takes is gone for the next, and comes back when it is given back', async () => {
  const lines = [
    { itemId: '1', qty: 4, location: 'US' },
    { itemId: '1', qty: 2, location: 'US' },
  ];
  expect(await db.transaction((tx) => inventory.take(tx, lines))).toEqual({ ok: true, value: undefined });
  expect(await onHand('1')).toBe(4);
  await vi.waitFor(() => expect(inventory.available('1', 'US')).toBe(4));
  await db.transaction((tx) => inventory.giveBack(tx, lines));
  await vi.waitFor(() => expect(inventory.available('1', 'US')).toBe(10));
});

test('forty orders for the last ten units sell ten, however they interleave', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, () => db.transaction((tx) => inventory.take(tx, [{ itemId: '1', qty: 1, location: 'US' }]))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await onHand('1')).toBe(0);
});

test('stock that is there already is not written over by a first amount', async () => {
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 99 }], 'whereNew');
  expect(await onHand('2')).toBe(1);
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 99 }], 'replace');
  expect(await onHand('2')).toBe(99);
});

async function onHand(itemId: string): Promise<unknown> {
  return (await db.raw(`select on_hand from stock where item_id = $1 and location = 'US'`, [itemId])).rows[0]?.['on_hand'];
}
