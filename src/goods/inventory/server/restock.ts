// Puts returned goods back on the shelf they came from.
import type { StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { TAKE_BACK } from './inventory-queries.ts';

/** `reference`: the return, as the ledger names it. A location that no longer exists takes nothing. */
export async function restock(tx: Queries, reference: string, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = [lines.map(({ itemId }) => itemId), lines.map(({ location }) => location), lines.map(({ qty }) => qty)];
  await tx.run(TAKE_BACK, [reference, ...columns]);
}
