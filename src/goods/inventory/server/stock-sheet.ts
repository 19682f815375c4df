// Imports and exports stock sheets, and checks the books.
import type { StockSheetRow } from '#goods/inventory/rules';
import type { Db, Queries } from '#platform/db';
import { ALLOCATIONS_OF, STOCK_SHEET, WRITE_INBOUND, WRITE_STOCK_SHEET, WRONG_BOOKS, type SheetRow } from './stock-sheet-queries.ts';

const BATCH = 1_000;

/** Writes counts, all or none; returns unknown items, whose rows are left out. `reference` goes into the ledger. */
export async function importStockSheet(db: Db, rows: readonly StockSheetRow[], reference: string): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const unknown: string[] = [];
    for (let at = 0; at < rows.length; at += BATCH) unknown.push(...(await writeStockRows(tx, rows.slice(at, at + BATCH), reference)));
    return [...new Set(unknown)];
  });
}

/** Writes counts and supplies in the caller's transaction; returns unknown items, whose rows are left out. `reference` goes into the ledger. */
export async function writeStockRows(tx: Queries, rows: readonly StockSheetRow[], reference: string): Promise<readonly string[]> {
  const found = await tx.many(WRITE_STOCK_SHEET, [JSON.stringify(rows), reference]);
  const due = rows.flatMap(({ itemId, location, inbound }) => (inbound === null ? [] : [{ itemId, location, ...inbound }]));
  if (due.length > 0) await tx.run(WRITE_INBOUND, [JSON.stringify(due)]);
  return found.map(({ item_id }) => item_id);
}

/** Every shelf, by item and location. */
export function exportStockSheet(db: Queries): Promise<readonly SheetRow[]> {
  return db.many(STOCK_SHEET);
}

/** Errors in the books, a sentence each: ledgers that do not add up, allocations above stock. */
export async function checkStock(db: Queries): Promise<readonly string[]> {
  return (await db.many(WRONG_BOOKS)).map(({ item_id, location, what }) => `${item_id} at ${location}: ${what}`);
}

/** The present allocations of these orders. */
export async function allocationsOf(
  db: Queries,
  orderNumbers: readonly string[],
): Promise<readonly { readonly orderNumber: string; readonly itemId: string; readonly location: string; readonly qty: number }[]> {
  return db.many(ALLOCATIONS_OF, [orderNumbers]);
}
