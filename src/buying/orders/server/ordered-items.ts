// What an owner has ordered and spent, for the parts of the shop that go by it: printers, listings, rewards.
import type { Queries } from '#platform/db';
import type { Site } from '#base/site/rules';
import { BASKETS_OF_ORDERS, LAST_ORDERED, ORDERED_AT, ORDERED_ITEMS, SPENT_SINCE } from './reading-queries.ts';

const MOST = 500;

/** Item numbers of placed orders, the last ordered first; each once. */
export async function orderedItemsOf(on: Queries, ownerId: string, most = MOST): Promise<readonly string[]> {
  return (await on.many(ORDERED_ITEMS, [ownerId, most])).map(({ item_id: itemId }) => itemId);
}

/** When an owner last ordered each of some items; those never ordered are left out. */
export async function lastOrderedOf(on: Queries, ownerId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  return new Map((await on.many(LAST_ORDERED, [ownerId, itemIds])).map(({ item_id: itemId, placed_at: at }) => [itemId, at]));
}

/** Each item of an owner's past orders with when it was ordered, once for each order, the last first. */
export async function orderedAtOf(on: Queries, ownerId: string): Promise<readonly { readonly itemId: string; readonly at: number }[]> {
  return (await on.many(ORDERED_AT, [ownerId, MOST])).map(({ item_id: itemId, placed_at: at }) => ({ itemId, at: at.getTime() }));
}

/** What placed orders hold, for learning what is bought together; those of which nothing stands by itself are left out. */
export async function basketsOf(on: Queries, orderNumbers: readonly string[]) {
  const rows = await on.many(BASKETS_OF_ORDERS, [orderNumbers]);
  return rows.map((row) => ({
    basketId: row.order_number,
    customer: row.owner_id,
    boughtAt: row.placed_at.toISOString(),
    itemIds: row.item_ids,
  }));
}

/** Cents an owner paid on a site from a day (ISO) of its time zone on, less what was cancelled and sent back. */
export async function spentSince(on: Queries, ownerId: string, { id, timeZone }: Site, day: string): Promise<number> {
  return (await on.maybe(SPENT_SINCE, [ownerId, id, day, timeZone]))?.cents ?? 0;
}
