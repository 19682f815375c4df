// Changes the items of a list: add, set quantities, note and levels, sort, remove, restore.
import { readQuantity } from '#buying/cart/rules';
import type { ListDetail } from '#buying/lists/contract';
import { inOrder, MOST_ITEMS, readNote } from '#buying/lists/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { Db, Queries, Value } from '#platform/db';
import { PUT_ITEMS, REMOVE_ITEM, RESTORE_ITEM, SET_LINE, SET_QUANTITIES, SET_QUANTITY, SORT_ITEMS } from './list-item-queries.ts';
import { TOUCH_LIST } from './list-queries.ts';
import type { ListRefusal } from './list-refusals.ts';
import { itemsOf, newListId } from './list-store.ts';

export type Outcome = { readonly done: true } | { readonly refused: ListRefusal };

/** A line to put on a list. Note and levels come along with a line that is moved or copied. */
export interface NewLine {
  readonly itemId: string;
  readonly qty: number;
  readonly custom: CustomDesign | null;
  readonly priceCents: number | null;
  readonly note?: string | null;
  readonly par?: number | null;
  readonly onHand?: number | null;
}

export type ItemMessages = ListDetail['messages'];

export const MOST_OF_ONE = 9_999;
const DONE: Outcome = { done: true };

/** Lines of one item with one design are one line. */
export const lineKey = (itemId: string, custom: { readonly customSkuCode: string } | null): string =>
  `${itemId} ${custom?.customSkuCode ?? ''}`;

/** Each item and design once, with its total quantity. */
export function joinLines(lines: readonly NewLine[]): readonly NewLine[] {
  const joined = new Map<string, NewLine>();
  for (const line of lines) {
    const key = lineKey(line.itemId, line.custom);
    joined.set(key, { ...line, qty: Math.min((joined.get(key)?.qty ?? 0) + line.qty, MOST_OF_ONE) });
  }
  return [...joined.values()];
}

/** `lines`: each item and design once. */
export async function putItems(tx: Queries, listId: string, lines: readonly NewLine[], now: Date): Promise<Outcome> {
  await tx.run(TOUCH_LIST, [listId, now]);
  const there = new Set((await itemsOf(tx, listId)).map(({ item_id: itemId, custom }) => lineKey(itemId, custom)));
  const added = lines.filter(({ itemId, custom }) => !there.has(lineKey(itemId, custom)));
  if (there.size + added.length > MOST_ITEMS) return { refused: 'LIST_FULL' };
  const rows = lines.map(({ itemId: item, qty, custom, priceCents: price, note = null, par = null, onHand: hand = null }, at) => ({
    id: newListId(),
    item,
    qty,
    at,
    price,
    custom,
    note,
    par,
    hand,
  }));
  if (rows.length > 0) await tx.run(PUT_ITEMS, [listId, JSON.stringify(rows) as Value, now]);
  return DONE;
}

export interface LineChange {
  readonly qty?: number | string | null;
  readonly note?: string | null;
  readonly par?: number | null;
  readonly onHand?: number | null;
}

/** A change that says nothing restores a removed line. */
export async function changeItem(db: Db, listId: string, listItemId: string, change: LineChange, now: Date): Promise<Outcome> {
  const { qty, par = null, onHand = null } = change;
  const read = readNote(change.note ?? null);
  if ('problem' in read) return { refused: read.problem };
  const units = qty === undefined ? null : readQuantity(qty);
  if (units === 0) return { refused: 'INVALID_QTY' };
  const fields = (['note', 'par', 'onHand'] as const).filter((field) => change[field] !== undefined);
  return db.transaction(async (tx) => {
    await tx.run(TOUCH_LIST, [listId, now]);
    if (units === null && fields.length === 0) {
      if ((await itemsOf(tx, listId)).length >= MOST_ITEMS) return { refused: 'LIST_FULL' };
      await tx.run(RESTORE_ITEM, [listId, listItemId]);
    }
    if (units !== null) await tx.run(SET_QUANTITY, [listId, listItemId, Math.min(units, MOST_OF_ONE)]);
    // A level of nothing is no level.
    if (fields.length > 0) await tx.run(SET_LINE, { listId, listItemId, fields, note: read.note, par: par || null, onHand });
    const isThere = (await itemsOf(tx, listId)).some(({ list_item_id: id }) => id === listItemId);
    return isThere ? DONE : { refused: 'LIST_ITEM_NOT_FOUND' };
  });
}

export interface ItemsChange {
  readonly quantities?: readonly { readonly listItemId: string; readonly qty: number | string | null }[];
  readonly order?: readonly string[];
}

/** Quantities of several lines, and their order. Lines that are gone meanwhile are left out. */
export async function changeItems(db: Db, listId: string, { quantities = [], order }: ItemsChange, now: Date): Promise<Outcome> {
  const rows = quantities.map(({ listItemId: id, qty }) => ({ id, qty: Math.min(readQuantity(qty), MOST_OF_ONE) }));
  if (rows.some(({ qty }) => qty === 0)) return { refused: 'INVALID_QTY' };
  return db.transaction(async (tx) => {
    await tx.run(TOUCH_LIST, [listId, now]);
    if (rows.length > 0) await tx.run(SET_QUANTITIES, [listId, JSON.stringify(rows) as Value]);
    if (order !== undefined) {
      const ids = (await itemsOf(tx, listId)).map(({ list_item_id: id }) => id);
      await tx.run(SORT_ITEMS, [listId, [...inOrder(ids, order)]]);
    }
    return DONE;
  });
}

export async function takeItemOff(db: Db, listId: string, listItemId: string, now: Date): Promise<Outcome> {
  if ((await db.run(REMOVE_ITEM, [listId, listItemId, now])) === 0) return { refused: 'LIST_ITEM_NOT_FOUND' };
  await db.run(TOUCH_LIST, [listId, now]);
  return DONE;
}
