// Amounts from the database, for exports.
import type { Queries } from '#platform/db';
import { STOCK_OF_ITEMS } from './inventory-queries.ts';

export interface StockAtLocation {
  readonly location: string;
  readonly onHand: number;
  /** Promisable units. */
  readonly free: number;
}

/** Amounts of these items by item, ordered by location: the same on every database. */
export async function stockOf(db: Queries, itemIds: readonly string[]): Promise<ReadonlyMap<string, readonly StockAtLocation[]>> {
  const rows = (await db.many(STOCK_OF_ITEMS, [itemIds])).toSorted((a, b) => (a.location < b.location ? -1 : 1));
  const amounts = Map.groupBy(rows, ({ item_id }) => item_id);
  return new Map(
    [...amounts].map(([itemId, own]) => [
      itemId,
      own.map(({ location, on_hand, free }) => ({ location, onHand: on_hand, free: Math.max(free, 0) })),
    ]),
  );
}
