// What an owner has ordered, for the parts of the shop that learn from it: printers, listings.
import type { Queries } from '#platform/db';
import { LAST_ORDERED, ORDERED_ITEMS } from './reading-queries.ts';

const MOST = 500;

/** Item numbers of placed orders, the last ordered first; each once. */
export async function orderedItemsOf(on: Queries, ownerId: string): Promise<readonly string[]> {
  return (await on.many(ORDERED_ITEMS, [ownerId, MOST])).map(({ item_id: itemId }) => itemId);
}

/** When an owner last ordered each of some items; those never ordered are left out. */
export async function lastOrderedOf(on: Queries, ownerId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  return new Map((await on.many(LAST_ORDERED, [ownerId, itemIds])).map(({ item_id: itemId, placed_at: at }) => [itemId, at]));
}
