// Units that a shopper holds are that shopper's own: those of an unfinished order, and those of a checkout that began as a guest.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { statement, type Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { makeInventory, writeStock, type Inventory } from './inventory.ts';
import type { ReadClaims, StockClaim } from './stock-claims.ts';

let db: Db;
let inventory: Inventory;
const now = new Date('2026-11-20T14:00:00Z');
/** Orders that are being paid for. */
let unfinished: readonly StockClaim[] = [];
const claims: ReadClaims = async (carts) => unfinished.filter(({ cartId }) => carts === 'all' || carts.includes(cartId));

beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(tx, [aRecord({ itemId: '2' })]);
    await writeStock(tx, [{ itemId: '2', location: 'US', onHand: 1 }], 'whereNew');
  });
  inventory = await makeInventory({ db, clock: { now: () => now }, isStocked: () => true, claims });
});
afterAll(async () => {
  await inventory.close();
  await db.close();
});

const UNIT = { itemId: '2', location: 'US', qty: 1 };
const TAKE = statement<unknown>('test_take_claimed', 'select take_stock($1, $2, $3, $4, $5, $6)');
const begun = (orderNumber: string): StockClaim => ({ orderNumber, cartId: randomUUID(), ownerId: randomUUID() });
const take = ({ orderNumber, cartId }: StockClaim) =>
  db.transaction((tx) => tx.run(TAKE, [...inventory.taking(tx, [UNIT], cartId), orderNumber, cartId, now]));
const units = (who: string | undefined) => inventory.available('2', 'US', who);

test('[CHK-3] what an unfinished order has taken is available to its cart and its shopper, and to nobody else, until it ends', async () => {
  const mine = begun('o-1');
  unfinished = [mine];
  const seen = () => [undefined, mine.cartId, mine.ownerId, randomUUID()].map(units);
  const before = [inventory.editionOf('2'), inventory.edition()];
  await take(mine);
  await expect.poll(seen).toEqual([0, 1, 1, 0]);
  expect(inventory.availableAt('2', 'US', mine.cartId)).toBe(1);
  expect([inventory.editionOf('2') === before[0], inventory.edition() === before[1]]).toEqual([false, false]);
  // Another server reads them at its start.
  const other = await makeInventory({ db, clock: { now: () => now }, isStocked: () => true, claims });
  expect(other.available('2', 'US', mine.ownerId)).toBe(1);
  await other.close();
  unfinished = [];
  await db.transaction((tx) => inventory.release(tx, mine.orderNumber, mine.cartId));
  await expect.poll(seen).toEqual([1, 1, 1, 1]);
});

test('[CHK-3] a placed order is nobody’s claim any more', async () => {
  const mine = begun('o-2');
  unfinished = [mine];
  await take(mine);
  await expect.poll(() => [units(undefined), units(mine.cartId)]).toEqual([0, 1]);
  unfinished = [];
  inventory.readClaims(mine.cartId);
  await expect.poll(() => [units(undefined), units(mine.cartId)]).toEqual([0, 0]);
  await db.transaction((tx) => inventory.release(tx, mine.orderNumber));
  await expect.poll(() => units(undefined)).toBe(1);
});

test('[CHK-3] the shopper of an order never misses its units: the claim is known before they are gone', async () => {
  const mine = begun('o-3');
  unfinished = [mine];
  const least: number[] = [];
  inventory.onChange(() => least.push(units(mine.cartId)));
  await take(mine);
  await expect.poll(() => least).toEqual([1]);
  unfinished = [];
  await db.transaction((tx) => inventory.release(tx, mine.orderNumber, mine.cartId));
  await expect.poll(() => units(undefined)).toBe(1);
});

test('[CHK-3] a guest’s holds follow the cart to the account', async () => {
  const [guest, account] = [begun(''), begun('')];
  await db.transaction((tx) => inventory.hold(tx, [UNIT], guest, now));
  await expect.poll(() => units(undefined)).toBe(0);
  const seen = () => [guest.cartId, account.cartId, account.ownerId].map(units);
  // Known at once, for the page after signing in shows the cart.
  await db.transaction(async (tx) => {
    await inventory.moveHolds(tx, guest.cartId, account);
    expect(seen()).toEqual([0, 1, 1]);
  });
  await expect.poll(seen).toEqual([0, 1, 1]);
  await db.transaction((tx) => inventory.hold(tx, [], account, now));
  await expect.poll(seen).toEqual([1, 1, 1]);
});
