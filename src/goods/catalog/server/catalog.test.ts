import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '../fixtures.ts';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { makeCatalog, type Catalog } from './catalog.ts';
import { writeCategories, writeProducts } from './write-products.ts';

let db: Db;
let catalog: Catalog;

beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [
      aCategory({ id: 'copy-paper', parentId: 'paper' }),
      aCategory({ id: 'paper', name: { 'en-US': 'Paper', 'fr-CA': 'Papier' } }),
    ]);
    await writeProducts(tx, [
      aRecord({
        itemId: '100',
        categoryId: 'copy-paper',
        preOrder: true,
        streetDate: '2026-12-01',
        fits: ['LaserPro 1'],
        facets: { color: { 'en-US': 'Black', 'fr-CA': 'Noir' } },
      }),
      aRecord({
        itemId: '101',
        text: { 'en-US': { name: 'English only', description: 'x' } },
        prices: { USD: { base: 1000, sale: 900, breaks: [{ qty: 3, each: 850 }] } },
      }),
    ]);
  });
  catalog = await makeCatalog({ db });
});
afterAll(async () => {
  await catalog.close();
  await db.close();
});

test('[CAT-1] a product reads back as it was written, flags and dates included', () => {
  const product = catalog.get('100');
  expect(product).toMatchObject({
    partNumber: 'PART-100',
    kind: 'ordinary',
    status: 'active',
    streetDate: '2026-12-01',
    fits: ['LaserPro 1'],
    prices: { USD: { base: 1000 }, CAD: { base: 1300 } },
  });
  expect(product?.flags).toMatchObject({ preOrder: true, comingSoon: false });
  expect(product?.facets['color']).toEqual({ 'en-US': 'Black', 'en-CA': 'Black', 'fr-CA': 'Noir' });
  expect(product?.slug['fr-CA']).toBe('article-northfold-100');
});

test('[APP-1] an item without a Canadian price list has no Canadian price', () => {
  expect(catalog.get('101')?.prices).toEqual({ USD: { base: 1000, sale: 900, breaks: [{ qty: 3, each: 850 }] } });
  expect(catalog.get('101')?.title['fr-CA']).toBe('English only');
});

test('a category contains the products below it', () => {
  expect(catalog.inCategory('paper').map(({ itemId }) => itemId)).toEqual(['100', '101']);
  expect(catalog.inCategory('copy-paper').map(({ itemId }) => itemId)).toEqual(['100']);
  expect(catalog.categories.path('copy-paper').map(({ id }) => id)).toEqual(['paper', 'copy-paper']);
});

test('a price change reaches the shop without a restart', async () => {
  const heard: unknown[] = [];
  catalog.onChange((change) => heard.push(change));
  await db.raw(`update price set base = 1234 where item_id = '100' and currency = 'USD'`);
  await expect.poll(() => catalog.get('100')?.prices.USD?.base).toBe(1234);
  expect(heard).toEqual([new Set(['100'])]);
});

test('writing the same record again changes nothing, writing another one changes only that', async () => {
  const same = aRecord({ itemId: '102' });
  expect(await db.transaction((tx) => writeProducts(tx, [same]))).toEqual({ added: ['102'], changed: [] });
  expect(await db.transaction((tx) => writeProducts(tx, [same]))).toEqual({ added: [], changed: [] });
  const cheaper = { ...same, prices: { USD: { base: 700 } } };
  expect(await db.transaction((tx) => writeProducts(tx, [cheaper]))).toEqual({ added: [], changed: ['102'] });
  await catalog.refresh();
  expect(catalog.get('102')?.prices).toEqual({ USD: { base: 700 } });
});
