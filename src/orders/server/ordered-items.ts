// What an owner has ordered, for the parts of the shop that learn from it: printers, listings.
import type { Queries } from '#platform/db';
import { ORDERED_ITEMS } from './order-queries.ts';

const MOST = 500;

/** Item numbers of placed orders, the last ordered first; each once. */
export async function orderedItemsOf(on: Queries, ownerId: string): Promise<readonly string[]> {
  return (await on.many(ORDERED_ITEMS, [ownerId, MOST])).map(({ item_id: itemId }) => itemId);
}
