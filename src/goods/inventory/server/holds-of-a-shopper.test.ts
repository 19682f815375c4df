// What a shopper holds in one cart is the shopper's own in the other: the basket, and the cart of an item that is bought now.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { statement, type Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { makeInventory, writeStock, type Inventory } from './inventory.ts';
import type { Holder } from './stock-holds.ts';

let db: Db;
let inventory: Inventory;
let orders = 0;
const start = new Date('2026-11-20T14:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(tx, [aRecord({ itemId: '1' }), aRecord({ itemId: '2' })]);
  });
  inventory = await makeInventory({ db, clock: { now: () => after(10) }, isStocked: () => true });
});
afterAll(async () => {
  await inventory.close();
  await db.close();
});

const TAKE = statement<unknown>('test_take_of_a_shopper', 'select take_stock($1, $2, $3, $4, $5, $6, null, $7)');
const cartOf = (ownerId: string): Holder => ({ cartId: randomUUID(), ownerId });
const lines = (itemId: string, qty: number) => [{ itemId, location: 'US', qty }];
const hold = (itemId: string, qty: number, by: Holder, at: Date) => db.transaction((tx) => inventory.hold(tx, lines(itemId, qty), by, at));
/** Whether an order gets the units. */
const take = (itemId: string, qty: number, { cartId, ownerId }: Holder): Promise<boolean> =>
  db
    .transaction((tx) => {
      const orderNumber = `o-${(orders += 1)}`;
      return tx.run(TAKE, [...inventory.taking(tx, lines(itemId, qty), cartId), orderNumber, cartId, after(10), ownerId]);
    })
    .then(
      () => true,
      (error: unknown) => {
        if (inventory.shortages(error) === null) throw error;
        return false;
      },
    );
const held = async (itemId: string) =>
  (await db.raw(`select cart_id, qty from stock_hold where item_id = '${itemId}' order by held_since, qty`)).rows.map(Object.values);

test('[CHK-3, CART-22] the last unit that the basket holds is free for the shopper’s other cart, and for nobody else', async () => {
  await writeStock(db, [{ itemId: '1', location: 'US', onHand: 1 }], 'replace');
  const owner = randomUUID();
  const [basket, now, stranger] = [cartOf(owner), cartOf(owner), cartOf(randomUUID())];
  await hold('1', 1, basket, start);
  const seen = () => [basket, now, stranger].map((who) => inventory.available('1', 'US', who));
  await expect.poll(seen).toEqual([1, 1, 0]);
  await hold('1', 1, now, after(1));
  await hold('1', 1, stranger, after(2));
  expect(await held('1')).toEqual([
    [basket.cartId, 1],
    [now.cartId, 1],
  ]);
  expect(await take('1', 1, stranger)).toBe(false);
  expect(await take('1', 1, now)).toBe(true);
  // The unit is gone, and no hold of it is left.
  expect(await held('1')).toEqual([]);
  await expect.poll(seen).toEqual([0, 0, 0]);
  expect(await take('1', 1, basket)).toBe(false);
});

test('[CHK-3, CART-22] an order comes out of its shopper’s own holds: those of others keep their units', async () => {
  await writeStock(db, [{ itemId: '2', location: 'US', onHand: 6 }], 'replace');
  const owner = randomUUID();
  const [basket, now, stranger] = [cartOf(owner), cartOf(owner), cartOf(randomUUID())];
  await hold('2', 4, basket, start);
  await hold('2', 2, stranger, after(1));
  await hold('2', 3, now, after(2));
  expect(await take('2', 3, now)).toBe(true);
  expect(await held('2')).toEqual([
    [basket.cartId, 1],
    [stranger.cartId, 2],
  ]);
  await expect.poll(() => [basket, stranger].map((who) => inventory.available('2', 'US', who))).toEqual([3, 2]);
  expect(await take('2', 2, stranger)).toBe(true);
  expect(await take('2', 1, basket)).toBe(true);
});
