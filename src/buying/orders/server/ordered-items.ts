// What an owner has ordered and spent, for printers, listings and rewards.
import type { Queries } from '#platform/db';
import type { Site } from '#base/site/rules';
import {
  BASKETS_OF_ORDERS,
  LAST_ORDERED,
  ORDERED_AT,
  ORDERED_ITEMS,
  ORDERED_ITEMS_OF_ORGANIZATION,
  ORDERED_LINES,
  ORDERED_LINES_OF_ORGANIZATION,
  SPENT_SINCE,
  type OrderedLineRow,
} from './ordered-items-queries.ts';

const MOST = 500;

/** Distinct item numbers of placed orders, latest order first. */
export async function orderedItemsOf(on: Queries, ownerId: string, most = MOST): Promise<readonly string[]> {
  return (await on.many(ORDERED_ITEMS, [ownerId, most])).map(({ item_id: itemId }) => itemId);
}

/** Distinct item numbers that an organization ordered, latest order first. */
export async function orderedItemsOfOrganization(on: Queries, accountNumber: string, most = MOST): Promise<readonly string[]> {
  return (await on.many(ORDERED_ITEMS_OF_ORGANIZATION, [accountNumber, most])).map(({ item_id: itemId }) => itemId);
}

/** When an owner last ordered each of some items; items never ordered are left out. */
export async function lastOrderedOf(on: Queries, ownerId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  return new Map((await on.many(LAST_ORDERED, [ownerId, itemIds])).map(({ item_id: itemId, placed_at: at }) => [itemId, at]));
}

/** Items of an owner's orders with the time of each order, latest first. */
export async function orderedAtOf(on: Queries, ownerId: string): Promise<readonly { readonly itemId: string; readonly at: number }[]> {
  return (await on.many(ORDERED_AT, [ownerId, MOST])).map(({ item_id: itemId, placed_at: at }) => ({ itemId, at: at.getTime() }));
}

/** A line of a placed order. */
export interface OrderedLine {
  readonly itemId: string;
  readonly at: Date;
  readonly qty: number;
}

const MOST_LINES = 5_000;
const lineOf = ({ item_id: itemId, placed_at: at, qty }: OrderedLineRow): OrderedLine => ({ itemId, at, qty });

/** Lines of an owner's placed orders since `since`, latest first. */
export const orderedLinesOf = async (on: Queries, ownerId: string, since: Date): Promise<readonly OrderedLine[]> =>
  (await on.many(ORDERED_LINES, [ownerId, since, MOST_LINES])).map(lineOf);

/** Lines of the orders that an organization's people placed since `since`, latest first. */
export const orderedLinesOfOrganization = async (on: Queries, accountNumber: string, since: Date): Promise<readonly OrderedLine[]> =>
  (await on.many(ORDERED_LINES_OF_ORGANIZATION, [accountNumber, since, MOST_LINES])).map(lineOf);

/** Item sets of placed orders, from which recommendations learn; orders without independent items are left out. */
export async function basketsOf(on: Queries, orderNumbers: readonly string[]) {
  const rows = await on.many(BASKETS_OF_ORDERS, [orderNumbers]);
  return rows.map((row) => ({
    basketId: row.order_number,
    customer: row.owner_id,
    boughtAt: row.placed_at.toISOString(),
    itemIds: row.item_ids,
  }));
}

/** Cents that an owner paid on a site since a day (ISO) in its time zone, minus cancellations and refunds. */
export async function spentSince(on: Queries, ownerId: string, { id, timeZone }: Site, day: string): Promise<number> {
  return (await on.maybe(SPENT_SINCE, [ownerId, id, day, timeZone]))?.cents ?? 0;
}
