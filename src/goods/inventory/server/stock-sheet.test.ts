import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { checkStock, exportStockSheet, importStockSheet } from './stock-sheet.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(tx, [aRecord({ itemId: '1' })]);
  });
});
afterAll(() => db.close());

test('importing a stock sheet sets the stock, with its name in the ledger, and reports unknown items', async () => {
  const row = { itemId: '1', location: 'US', onHand: 9, safety: 2, inbound: { due: '2026-12-01', qty: 5 } };
  expect(await importStockSheet(db, [row, { ...row, itemId: '404' }], 'count.csv')).toEqual(['404']);
  // An omitted margin stays.
  await importStockSheet(db, [{ ...row, onHand: 7, safety: null, inbound: null }], 'second.csv');
  expect(await exportStockSheet(db)).toEqual([
    { item: '1', location: 'US', on_hand: 7, safety: 2, allocated: 0, due: '2026-12-01', due_qty: 5 },
  ]);
  const { rows } = await db.raw('select on_hand, reference from stock_ledger order by entry_id');
  expect(rows).toEqual([
    { on_hand: 9, reference: 'count.csv' },
    { on_hand: -2, reference: 'second.csv' },
  ]);
  expect(await checkStock(db)).toEqual([]);
});

test('inconsistent books are reported', async () => {
  await db.raw(`update stock set allocated = 8 where item_id = '1'`);
  expect(await checkStock(db)).toEqual(['1 at US: more is promised than is there']);
});
