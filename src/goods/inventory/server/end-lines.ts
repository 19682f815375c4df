// Ends the allocations of some lines of an order.
import { allocatedParts, type StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { END_PARTS, OPEN_ALLOCATIONS } from './inventory-queries.ts';

/**
 * `shipped`: removed from stock; `released`: available again. A line may have allocations at several locations: its named location is used up first,
 * never beyond its allocation. The caller has locked the order and names each line once.
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
