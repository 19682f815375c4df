// Ends what some lines of an order were promised.
import { allocatedParts, type StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { END_PARTS, OPEN_ALLOCATIONS } from './inventory-queries.ts';

/**
 * `shipped`: off the shelf for good; `released`: back to those who want it. A line may have been taken from several places: the one
 * it names is emptied first, never more than the order was promised. The caller holds the order and names each line once.
 */
export async function endLines(tx: Queries, orderNumber: string, lines: readonly StockLine[], end: 'shipped' | 'released'): Promise<void> {
  if (lines.length === 0) return;
  const open = await tx.many(OPEN_ALLOCATIONS, [orderNumber]);
  const parts = allocatedParts(
    open.map(({ item_id, location, qty }) => ({ itemId: item_id, location, qty })),
    lines,
  );
  if (parts.length === 0) return;
  const columns = [parts.map(({ itemId }) => itemId), parts.map(({ location }) => location), parts.map(({ qty }) => qty)];
  await tx.run(END_PARTS, [orderNumber, end, ...columns]);
}
