import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeStock } from '#inventory/server';
import { aCategory, aRecord } from '../fixtures.ts';
import { testShop, type TestShop } from '../../test-shop.ts';
import { writeCategories, writeProducts } from './write-products.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await writeCategories(db, [aCategory({ id: 'paper' })]);
    await writeProducts(db, [aRecord({ itemId: '1' })]);
    await writeStock(db, [{ itemId: '1', location: 'US', onHand: 5 }], 'replace');
  });
  // The first index is built; nothing else clears pages from now on.
  await shop.browser().send('GET', '/api/search?q=item');
});
afterAll(() => shop.close());

const tile = async () =>
  (await shop.browser().send('GET', '/api/product/1')).json<{ tile: { price: string; isOutOfStock: boolean } }>().tile;
const setStock = (onHand: number) => shop.db.raw(`update stock set on_hand = $1 where item_id = '1'`, [onHand]);

test('kept pages go when a price changes', async () => {
  const before = shop.cache.version;
  await shop.db.raw(`update price set base = 2000 where item_id = '1' and currency = 'USD'`);
  await vi.waitFor(async () => expect((await tile()).price).toBe('$20.00'));
  expect(shop.cache.version).toBeGreaterThan(before);
});

test('kept pages stay when an order takes some, and go when it takes the last', async () => {
  const before = shop.cache.version;
  await setStock(3);
  await setStock(2);
  expect((await tile()).isOutOfStock).toBe(false);
  expect(shop.cache.version).toBe(before);
  await setStock(0);
  await vi.waitFor(async () => expect((await tile()).isOutOfStock).toBe(true));
  expect(shop.cache.version).toBeGreaterThan(before);
});
