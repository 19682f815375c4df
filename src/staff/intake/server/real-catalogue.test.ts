// The real catalogue of 19,406 products, where it is available: imported, searched, and a toner cartridge bought.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database';
import { checkStores, readStores, readStoresFile } from '#goods/stores/server';
import { buyer } from '#buying/orders/fixtures';
import { testShop, type TestShop } from '#test/shop';
import { importStores } from './import-stores.ts';
import { isStoreMap, readImportMap, readMap } from './maps/read-map.ts';
import { importFile } from '#test/intake';

const ROOT = join(import.meta.dirname, '../../../..');
const STORES = process.env['STORES_FILE'] ?? join(ROOT, '../shared/data/bestbuy_stores.json.gz');
const FILE = process.env['ICECAT_FILE'] ?? join(ROOT, '../shared/data/icecat_products.jsonl.gz');
let shop: TestShop | undefined;
afterAll(() => shop?.close());

test('[STO-1] the real stores are imported with numbers that the demo does not use, and survive export and import unchanged', async ({
  skip,
}) => {
  if (!existsSync(STORES)) return skip(`the real list of stores is not at hand: ${STORES} (set STORES_FILE to where it lies)`);
  const map = await readMap(join(ROOT, 'maps/bestbuy-stores.json'));
  if (!isStoreMap(map)) throw new Error('The map of stores is one of products');
  const storeMap = map;
  const db = await testDatabase();
  const read = (over = {}) => importStores({ db, path: STORES, map: storeMap, ...over });
  expect(await read({ dryRun: true })).toMatchObject({ rows: 1565, added: 1565, wrong: 0 });
  expect(await readStores(db)).toEqual([]);
  expect(await read()).toMatchObject({ rows: 1565, added: 1565, wrong: 0 });
  expect(await read()).toMatchObject({ added: 0, changed: 0, unchanged: 1565 });
  const mall = (await readStores(db)).find(({ storeNumber }) => storeNumber === '2000');
  expect(mall).toMatchObject({
    state: 'MN',
    timeZone: 'America/Chicago',
    phone: '',
    hours: expect.arrayContaining(['10:00-21:30', '11:00-19:00']),
  });
  const kept = await readStores(db);
  const { stores, problems } = readStoresFile(JSON.stringify(kept));
  expect([...problems, ...checkStores(stores)]).toEqual([]);
  expect(stores).toEqual(kept);
  // The demo's own stores are below 1000, its partners' pickup points above 8000.
  expect(kept.filter(({ storeNumber }) => /^[08]/.test(storeNumber))).toEqual([]);
  await db.close();
  return undefined;
});

test('the real catalogue can be imported, searched and bought', { timeout: 300_000 }, async ({ skip }) => {
  if (!existsSync(FILE)) return skip(`the real catalogue is not at hand: ${FILE} (set ICECAT_FILE to where it lies)`);
  const map = await readImportMap(join(ROOT, 'maps/icecat.json'));
  shop = await testShop({}, undefined, async (db) => {
    const { summary } = await importFile(db, FILE, { map });
    expect(summary).toEqual({ rows: 19_406, added: 19_406, changed: 0, unchanged: 0, wrong: 0, skipped: 0 });
  });
  const guest = shop.browser();
  const found = (await guest.send('GET', `/api/search?q=${encodeURIComponent('toner for Phaser 7500')}`)).json<{
    items: { itemId: string; title: string; baseCatId: string; canAdd: boolean; price: string; image: { src: string } }[];
  }>();
  const toner = found.items[0];
  expect(toner).toMatchObject({
    baseCatId: 'toner',
    canAdd: true,
    price: expect.stringMatching(/^\$/),
  });
  // The cartridge fits the printer, whether its title names it or not.
  const fits = await shop.db.raw(`select p::text like '%Phaser 7500%' as named from product p where item_id = $1`, [toner?.itemId]);
  expect(fits.rows).toEqual([{ named: true }]);
  expect((await guest.send('GET', toner?.image.src ?? '')).body).toMatch(/^<svg/);

  const placed = await (await buyer(shop, { itemId: toner?.itemId ?? '' })).place();
  expect(placed.status, placed.body).toBe(200);
  const left = await shop.db.raw(`select on_hand - allocated as free from stock where item_id = $1 and location = 'US'`, [toner?.itemId]);
  expect(left.rows).toEqual([{ free: (map.stock?.US ?? 0) - 1 }]);
  return undefined;
});
