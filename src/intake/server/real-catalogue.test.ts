// The real catalogue of 19,406 products, where it is at hand: imported, searched, and a toner cartridge of it bought.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buyer } from '../../orders/fixtures.ts';
import { testShop, type TestShop } from '../../test-shop.ts';
import { readImportMap } from './import-map-schema.ts';
import { importFile } from './intake.test-support.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = process.env['ICECAT_FILE'] ?? join(ROOT, '../shared/data/icecat_products.jsonl.gz');
let shop: TestShop | undefined;
afterAll(() => shop?.close());

test('the real catalogue is imported, found and bought from', { timeout: 300_000 }, async ({ skip }) => {
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
    title: expect.stringMatching(/7500/),
  });
  expect((await guest.send('GET', toner?.image.src ?? '')).body).toMatch(/^<svg/);

  const placed = await (await buyer(shop, { itemId: toner?.itemId ?? '' })).place();
  expect(placed.status, placed.body).toBe(200);
  const left = await shop.db.raw(`select on_hand - allocated as free from stock where item_id = $1 and location = 'US'`, [toner?.itemId]);
  expect(left.rows).toEqual([{ free: (map.stock?.US ?? 0) - 1 }]);
  return undefined;
});
