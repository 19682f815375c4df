// One product that cannot be indexed does not prevent finding the others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCatalog, writeCategories, writeProducts, type Catalog } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { makeRowsLeftOut } from '#platform/rows-left-out';
import { testDatabase } from '#test/database';
import { makeForwardIndex, type DocumentFacts } from '#finding/search/rules';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { makeIndexBuilder } from './index-builder.ts';
import { makeSearchEngine } from './search-engine.ts';
import { packIndexable } from './unindexable.ts';

let db: Db;
let catalog: Catalog;
beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(tx, [aRecord({ itemId: '100' })]);
  });
  catalog = await makeCatalog({ db });
});
afterAll(async () => {
  await catalog.close();
  await db.close();
});

test('trust 40: documents that prevent packing are found and left out', () => {
  const forward = makeForwardIndex('en');
  const facts: DocumentFacts = { category: 0, standing: 1, codes: '', fits: [], type: '' };
  const left: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    // A malformed row may break what the type promises.
    const codes = at % 7 === 3 ? (null as unknown as string) : `code${at}`;
    forward.put({ itemId: String(at), fields: { title: `Paper ${at}` }, specs: undefined }, { ...facts, codes });
  }
  const packed = packIndexable(forward, (itemId) => {
    left.push(itemId);
    forward.remove(itemId);
  });
  expect(left).toEqual(['3', '10', '17']);
  expect(packed.count).toBe(17);
});

test('trust 40: an unreadable row is reported when the index is packed, and no longer after it was fixed or removed', () => {
  const { answer: builder } = makeIndexBuilder('en', () => 0);
  const row = (itemId: string, title: unknown, version: string): string =>
    `${JSON.stringify({ item_id: itemId, part_number: itemId, ean: null, kind: 'ordinary', status: 'active', category_id: 'paper', brand: 'Northfold', title: { 'en-US': title }, pack: null, reviews: null, stars: null, best_seller: false, facets: {}, variant_options: null, fits: null, version })}\n{}`;
  const pack = (...rows: readonly string[]) => {
    builder({ kind: 'begin', categories: [] });
    builder({ kind: 'rows', rows: rows.join('\n') });
    const answer = builder({ kind: 'pack', gone: 'unseen', anyway: false });
    return answer.kind === 'packed' || answer.kind === 'same' ? answer.unindexable.map(({ itemId }) => itemId) : ['nothing packed'];
  };
  expect(pack(row('1', 'Paper', 'a'), row('2', 7, 'a'), row('3', 'Pens', 'a'))).toEqual(['2']);
  expect(pack(row('1', 'Paper', 'a'), row('2', 7, 'a'), row('3', null, 'b'))).toEqual(['2']);
  expect(pack(row('1', 'Paper', 'a'), row('2', 'Mended', 'b'), row('3', 7, 'c'))).toEqual(['3']);
  expect(pack(row('1', 'Paper', 'a'))).toEqual([]);
});

test('trust 40: without an index the shop starts, search reports that it is away, and comes back when an index can be built', async () => {
  const warned: unknown[] = [];
  const leftOut = makeRowsLeftOut({ error: () => undefined });
  let fails = true;
  const failing: typeof leftOut = {
    ...leftOut,
    of: (table) => {
      if (fails) throw new Error('no index today');
      return leftOut.of(table);
    },
  };
  const engine = await makeSearchEngine({ db, catalog, leftOut: failing, warn: (error) => warned.push(error) });
  expect(() => engine.of('en-US')).toThrow('ITEM_SERVICE_IS_DOWN');
  expect(warned).toEqual([new Error('no index today')]);
  fails = false;
  await expect.poll(() => engine.version, { timeout: 100_000, interval: 100 }).toBe(1);
  expect(engine.of('en-US').search.index.count).toBe(1);
  await engine.close();
}, 120_000);
