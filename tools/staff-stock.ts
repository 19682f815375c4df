// Staff's commands for stock and stores.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { readStockRow } from '#goods/inventory/rules';
import { checkStock, exportStockSheet, importStockSheet } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { checkStores, readStores, readStoresFile, takenNumbers, writeStores } from '#goods/stores/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `stock import`. */
export const STOCK_JOBS: Readonly<Record<string, StaffJob>> = {
  'stock import': async ({ db, file, say }) => {
    const { rows, problems, lines } = await rowsOf(file, readStockRow, {
      keyOf: ({ itemId, location, inbound }) => `${itemId} at ${location} due ${inbound?.due ?? ''}`,
      needed: ['item', 'location', 'on_hand'],
    });
    const unplaced = await unknownPlaces(db, rows, lines);
    if (problems.length + unplaced.length > 0) return [...problems, ...unplaced];
    const unknown = new Set(await importStockSheet(db, rows, basename(file).slice(0, 60)));
    const leftOut = rows.flatMap(({ itemId }, at) =>
      unknown.has(itemId) ? [`line ${lines[at]}: item ${itemId} is not in the catalogue: left out`] : [],
    );
    say(`${rows.length - leftOut.length} rows written`);
    return [...leftOut, ...(await checkStock(db))];
  },
  'stock export': async ({ db, file, say }) => writeOutput(file, stringify([...(await exportStockSheet(db))], { header: true }), say),
  'stock check': async ({ db }) => [
    ...(await checkStock(db)),
    ...(await unknownPlaces(
      db,
      (await exportStockSheet(db)).map(({ item, location }) => ({ itemId: item, location })),
    )),
  ],
  'stores import': async ({ db, file, say }) => {
    const { stores, problems } = readStoresFile(await readFile(file, 'utf8'));
    const wrong = problems.length > 0 ? problems : checkStores(stores);
    if (wrong.length > 0) return wrong;
    return db.transaction(async (tx) => {
      const taken = takenNumbers(await readStores(tx), stores);
      if (taken.length > 0) return taken;
      await writeStores(tx, stores);
      say(`${stores.length} stores written`);
      return [];
    });
  },
  'stores export': async ({ db, file, say }) => writeOutput(file, `${JSON.stringify(await readStores(db), null, 2)}\n`, say),
  'stores check': async ({ db }) => checkStores(await readStores(db)),
};

/** Stock in a place that neither ships nor sells would never be used. `lines`: the rows' line numbers. */
async function unknownPlaces(
  db: Db,
  rows: readonly { readonly itemId: string; readonly location: string }[],
  lines?: readonly number[],
): Promise<readonly string[]> {
  const known = new Set([
    ...SHIP_POINTS.map(({ locationId }) => locationId),
    ...(await readStores(db)).map(({ storeNumber }) => storeNumber),
  ]);
  return rows.flatMap(({ itemId, location }, at) => {
    const where = lines === undefined ? `item ${itemId}` : `line ${lines[at]}`;
    return known.has(location) ? [] : [`${where}: location ${location} is no point and no store of the shop`];
  });
}
