// Changes the items of a list: add, set quantity, remove, restore.
import { readQuantity } from '#buying/cart/rules';
import type { ListDetail } from '#buying/lists/contract';
import { MOST_ITEMS } from '#buying/lists/rules';
import type { Db, Queries, Value } from '#platform/db';
import { PUT_ITEMS, REMOVE_ITEM, RESTORE_ITEM, SET_QUANTITY, TOUCH_LIST } from './list-queries.ts';
import type { ListRefusal } from './list-refusals.ts';
import { itemsOf, newListId } from './list-store.ts';

export interface AskedItem {
  readonly itemId: string;
  readonly qty?: number | string | null;
}

export type Outcome = { readonly done: true } | { readonly refused: ListRefusal };

const MOST_OF_ONE = 9_999;
const DONE: Outcome = { done: true };

/** Each item once with its total quantity; null for an invalid quantity. */
export function quantitiesByItem(items: readonly AskedItem[]): ReadonlyMap<string, number> | null {
  const units = new Map<string, number>();
  for (const { itemId, qty } of items) {
    const read = readQuantity(qty);
    if (read === 0) return null;
    units.set(itemId, Math.min((units.get(itemId) ?? 0) + read, MOST_OF_ONE));
  }
  return units;
}

export async function putItems(tx: Queries, listId: string, units: ReadonlyMap<string, number>, now: Date): Promise<Outcome> {
  await tx.run(TOUCH_LIST, [listId, now]);
  const there = new Set((await itemsOf(tx, listId)).map(({ item_id: itemId }) => itemId));
  if (there.size + [...units.keys()].filter((itemId) => !there.has(itemId)).length > MOST_ITEMS) return { refused: 'LIST_FULL' };
  const rows = [...units].map(([item, qty], at) => ({ id: newListId(), item, qty, at }));
  if (rows.length > 0) await tx.run(PUT_ITEMS, [listId, JSON.stringify(rows) as Value, now]);
  return DONE;
}

/** `qty` undefined restores a removed item. */
export function changeItem(
  db: Db,
  {
    listId,
    listItemId,
    qty,
    now,
  }: { readonly listId: string; readonly listItemId: string; readonly qty: number | undefined; readonly now: Date },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await tx.run(TOUCH_LIST, [listId, now]);
    if (qty === undefined) {
      if ((await itemsOf(tx, listId)).length >= MOST_ITEMS) return { refused: 'LIST_FULL' };
      await tx.run(RESTORE_ITEM, [listId, listItemId]);
    } else {
      await tx.run(SET_QUANTITY, [listId, listItemId, Math.min(qty, MOST_OF_ONE)]);
    }
    const isThere = (await itemsOf(tx, listId)).some(({ list_item_id: id }) => id === listItemId);
    return isThere ? DONE : { refused: 'LIST_ITEM_NOT_FOUND' };
  });
}

export async function takeItemOff(db: Db, listId: string, listItemId: string, now: Date): Promise<Outcome> {
  if ((await db.run(REMOVE_ITEM, [listId, listItemId, now])) === 0) return { refused: 'LIST_ITEM_NOT_FOUND' };
  await db.run(TOUCH_LIST, [listId, now]);
  return DONE;
}

export type ItemMessages = ListDetail['messages'];
