// Lists of saved items in the database: read whole, and written by difference.
import { choicesOf } from '#buying/cart/rules';
import type { SaveOverflow } from '#buying/cart/server';
import type { Queries, Value } from '#platform/db';
import type { Visit } from '#platform/visit';
import { mergeSaved, purgeSaved, saveItem, type SavedItem, type SavedItems } from '#buying/saved-for-later/rules';
import type { OnSignIn } from '#people/sessions/server';
import { randomText } from '#platform/random';
import { FORGET_ALL_OF, FORGET_SAVED, SAVED_ITEMS, SITES_OF_SAVED, TAKE_TURN, WRITE_SAVED, type SavedRow } from './saved-queries.ts';

export interface ListOf {
  readonly ownerId: string;
  readonly siteId: string;
}

/** Newest first, removed items included. */
export async function readSaved(on: Queries, { ownerId, siteId }: ListOf): Promise<SavedItems> {
  return (await on.many(SAVED_ITEMS, [ownerId, siteId])).map(itemFrom);
}

/** Reads the list and locks it until the transaction ends. */
export async function lockSaved(tx: Queries, list: ListOf): Promise<SavedItems> {
  await tx.many(TAKE_TURN, [list.ownerId, list.siteId]);
  return readSaved(tx, list);
}

/** Writes the difference between two lists. Rules keep unchanged rows as they are, so only changed ones are written. */
export async function writeSaved(tx: Queries, { ownerId, siteId }: ListOf, before: SavedItems, after: SavedItems): Promise<void> {
  const kept = new Set(after.map(({ listItemId }) => listItemId));
  const there = new Set(before);
  const forgotten = before.filter(({ listItemId }) => !kept.has(listItemId)).map(({ listItemId }) => listItemId);
  const put = after.filter((item) => !there.has(item));
  if (forgotten.length > 0) await tx.run(FORGET_SAVED, [ownerId, siteId, forgotten]);
  if (put.length > 0) await tx.run(WRITE_SAVED, [ownerId, siteId, JSON.stringify(put.map(rowOf)) as Value]);
}

/** Ids of a visitor's saved items, newest first: the sflItems of a cart. Null when the list cannot be read; the cart still works. */
export function savedIdsOf(db: Queries): (visit: Visit) => Promise<readonly string[] | null> {
  return async (visit) => {
    const shopper = await visit.shopper();
    if (shopper === null) return [];
    const items = await readSaved(db, { ownerId: shopper.shopperId, siteId: visit.site.id }).catch(() => null);
    return items === null ? null : items.filter(({ removedAt }) => removedAt === null).map(({ listItemId }) => listItemId);
  };
}

/** Merges a guest's lists into the account's, within the sign-in transaction. */
export const mergeSavedAtSignIn: OnSignIn = async (tx, { guestId, profileId, now }) => {
  for (const { site_id: siteId } of await tx.many(SITES_OF_SAVED, [guestId])) {
    const guest = await lockSaved(tx, { ownerId: guestId, siteId });
    const list = { ownerId: profileId, siteId };
    const own = await lockSaved(tx, list);
    await writeSaved(tx, list, own, mergeSaved(purgeSaved(own, now.getTime()), guest));
    await tx.run(FORGET_ALL_OF, [guestId, siteId]);
  }
};

/** Saves lines without room in the account's cart, as long as the list has room for them. */
export const saveOverflow: SaveOverflow = async (tx, list, lines, now) => {
  const before = await lockSaved(tx, list);
  let items = purgeSaved(before, now.getTime());
  const noRoom: string[] = [];
  for (const { line, services } of lines) {
    const { itemId, qty, seenCents, delivery, extra } = line;
    const asItWas = { itemId, qty, services, seenCents, delivery, choices: choicesOf(extra), custom: extra?.custom ?? null };
    const item = { ...asItWas, wasOut: extra?.wasOut === true, savedAt: now.getTime() };
    const saved = saveItem(items, item, newListItemId);
    if (saved.item === null) noRoom.push(itemId);
    else items = saved.items;
  }
  await writeSaved(tx, list, before, items);
  return { saved: lines.length - noRoom.length, noRoom };
};

/** Random, so that an id reveals nothing about other lists. */
export function newListItemId(): string {
  return randomText(9);
}

function itemFrom(row: SavedRow): SavedItem {
  return {
    listItemId: row.list_item_id,
    itemId: row.item_id,
    qty: row.qty,
    services: row.services,
    delivery: row.delivery_type === null ? null : { type: row.delivery_type, storeNumber: row.store_number },
    choices: row.extra,
    custom: row.custom,
    seenCents: row.seen_cents,
    wasOut: row.was_out,
    savedAt: Number(row.saved_at),
    removedAt: row.removed_at === null ? null : Number(row.removed_at),
  };
}

function rowOf(item: SavedItem): object {
  const { listItemId: id, itemId, qty, services, custom, seenCents: seen, wasOut: out, savedAt: saved, removedAt: removed } = item;
  const { type: way = null, storeNumber: store = null } = item.delivery ?? {};
  return { id, item: itemId, qty, services, custom, seen, out, saved, removed, way, store, extra: item.choices };
}
