import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDaysOff } from '#goods/delivery/server';
import { writeStock } from '#goods/inventory/server';
import type { ContractKey } from '#platform/contract';
import { makeVisit } from '#platform/visit';
import type { Sessions } from '#platform/visit-sessions';
import { siteOf } from '#base/site/rules';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { testShop, type TestShop } from '#test/shop';
import { writeCategories, writeProducts } from '#goods/catalog/server';

type HandlerInput = Parameters<NonNullable<ReturnType<TestShop['registry']['lines']['get']>>['handler']>[0];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await writeCategories(db, [aCategory({ id: 'paper' })]);
    await writeProducts(db, [aRecord({ itemId: '1' }), aRecord({ itemId: '2' })]);
    await writeStock(
      db,
      ['1', '2'].map((itemId) => ({ itemId, location: 'US', onHand: 5 })),
      'replace',
    );
  });
  // After the first index is built nothing else clears the page cache.
  await shop.browser().send('GET', '/api/search?q=item');
});
afterAll(() => shop.close());

const tile = async () =>
  (await shop.browser().send('GET', '/api/product/1')).json<{ tile: { price: string; isOutOfStock: boolean } }>().tile;
const setStock = (onHand: number) => shop.db.raw(`update stock set on_hand = $1 where item_id = '1'`, [onHand]);

test('cached pages are dropped when a price changes', async () => {
  const before = shop.cache.version;
  await shop.db.raw(`update price set base = 2000 where item_id = '1' and currency = 'USD'`);
  await expect.poll(async () => (await tile()).price).toBe('$20.00');
  expect(shop.cache.version).toBeGreaterThan(before);
});

/** Dependencies of a page whose loader makes this call. */
async function stockReadBy(key: ContractKey, input: object): Promise<ReadonlySet<string>> {
  // A visitor without cookies, so sessions are not queried.
  const request = { headers: {}, id: 'test', ip: '127.0.0.1' } as FastifyRequest;
  const visit = makeVisit(request, { site: siteOf('consumer', 'en-US'), locale: 'en-US', sessions: {} as Sessions, now: new Date() });
  // Page loaders call the same registry, which stores its handlers untyped.
  await shop.registry.lines.get(key)?.handler({ ...input, visit } as HandlerInput);
  return visit.stockRead;
}

const product = (itemId: string) => stockReadBy('GET /api/product/:itemId', { params: { itemId } });

/** Caches a page with its dependencies, as the page handler does. */
async function keepPage(key: string, read: ReadonlySet<string>): Promise<void> {
  const body = Buffer.from(key);
  shop.cache.put(key, shop.cache.version, { status: 200, headers: { 'content-type': 'text/html' }, body }, read);
  expect(shop.cache.get(key)).toBeDefined();
}

test('cached pages stay when an order leaves stock; when it takes the last one, only pages that show the item are dropped', async () => {
  const [one, two] = [await product('1'), await product('2')];
  const list = await stockReadBy('POST /api/listing', { body: { categoryId: 'paper' } });
  const atStore = await stockReadBy('POST /api/listing', { body: { bopis: '0008' } });
  expect([one.has('1'), two.has('2'), list.has('1'), list.has('2')]).toEqual([true, true, true, true]);
  await keepPage('product 1', one);
  await keepPage('list', list);
  await keepPage('at store', atStore);
  await keepPage('help', await stockReadBy('GET /api/navigation', {}));
  await keepPage('item 2 alone', new Set(['2']));

  await setStock(3);
  await setStock(2);
  expect((await tile()).isOutOfStock).toBe(false);
  expect(shop.cache.get('product 1')).toBeDefined();
  await setStock(0);
  await expect.poll(async () => (await tile()).isOutOfStock).toBe(true);
  const left = ['product 1', 'list', 'at store', 'help', 'item 2 alone'].filter((key) => shop.cache.get(key) !== undefined);
  expect(left).toEqual(['help', 'item 2 alone']);
});

test('a page with a category’s in-stock products is dropped when one of them comes in', async () => {
  // Item 2 names no similar items, so its page offers others of its category, except the sold-out item 1.
  const two = await product('2');
  expect(two.has('1')).toBe(false);
  await keepPage('product 2', two);
  await setStock(4);
  await expect.poll(async () => (await tile()).isOutOfStock).toBe(false);
  expect(shop.cache.get('product 2')).toBeUndefined();
});

test('[DLV-1] cached pages are dropped when staff add a day off, because promised days may change', async () => {
  await keepPage('product 2', await product('2'));
  const stocktaking = { country: 'US', region: '', day: '2026-12-02', worked: false, name: 'Stocktaking' } as const;
  await importDaysOff(shop.db, [stocktaking]);
  await expect.poll(() => shop.cache.get('product 2')).toBeUndefined();
});
