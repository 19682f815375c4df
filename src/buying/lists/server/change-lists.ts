// Changes lists themselves: create, rename, share, favourite, delete.
import { allowedLevels, MOST_FAVORITES, MOST_LISTS, readListName, type AccessLevel, type ListViewer } from '#buying/lists/rules';
import type { Db, Queries } from '#platform/db';
import { putItems, type NewLine, type Outcome } from './change-items.ts';
import {
  COUNT_OWN,
  INSERT_LIST,
  MARK_FAVORITE,
  REMOVE_LIST,
  RESTORE_LIST,
  TAKE_TURN,
  UNMARK_FAVORITE,
  UPDATE_LIST,
} from './list-queries.ts';
import type { ListRefusal } from './list-refusals.ts';
import { listsSeenBy, newListId, type SeenList } from './list-store.ts';

export interface ListAsked {
  readonly name: string;
  readonly accessLevel: AccessLevel;
  readonly lines: readonly NewLine[];
}

export interface ListChange {
  readonly name?: string;
  readonly accessLevel?: AccessLevel;
  readonly membersEdit?: boolean;
  readonly favorite?: boolean;
  readonly deletefavoriteById?: string;
  readonly restore?: true;
}

export type Made = { readonly refused: ListRefusal } | { readonly listId: string };

export async function createList(tx: Queries, viewer: ListViewer, asked: ListAsked, now: Date): Promise<Made> {
  const named = readListName(asked.name);
  if ('problem' in named) return { refused: named.problem };
  if (!allowedLevels(viewer).includes(asked.accessLevel)) return { refused: 'LIST_ACCESS_NOT_ALLOWED' };
  const { profileId, siteId, accountNumber } = viewer;
  await tx.many(TAKE_TURN, [profileId, siteId]);
  if ((await tx.one(COUNT_OWN, [profileId, siteId])).count >= MOST_LISTS) return { refused: 'LISTS_FULL' };
  const listId = newListId();
  await tx.run(INSERT_LIST, { listId, ownerId: profileId, siteId, accountNumber, name: named.name, accessLevel: asked.accessLevel, now });
  const put = await putItems(tx, listId, asked.lines, now);
  return 'refused' in put ? put : { listId };
}

/** Favourites are each shopper's own; other changes need a right. Makes all changes or none. */
export async function changeList(db: Db, viewer: ListViewer, list: SeenList, change: ListChange, now: Date): Promise<Outcome> {
  const { name, accessLevel, membersEdit, restore, favorite, deletefavoriteById } = change;
  const { rights, listId } = list;
  const shares = accessLevel !== undefined || membersEdit !== undefined;
  if ((name !== undefined || restore === true) && !rights.edit) return { refused: 'LIST_READ_ONLY' };
  if (shares && !rights.share) return { refused: 'LIST_READ_ONLY' };
  if (accessLevel !== undefined && accessLevel !== list.accessLevel && !allowedLevels(viewer).includes(accessLevel))
    return { refused: 'LIST_ACCESS_NOT_ALLOWED' };
  const named = name === undefined ? { name: null } : readListName(name);
  if ('problem' in named) return { refused: named.problem };
  return db.transaction(async (tx) => {
    const refused = await limitRefusal(tx, viewer, list, change);
    if (refused !== null) return { refused };
    if (restore === true) await tx.run(RESTORE_LIST, [listId]);
    if (name !== undefined || shares)
      await tx.run(UPDATE_LIST, [listId, named.name, accessLevel ?? null, viewer.accountNumber, membersEdit ?? null, now]);
    if (deletefavoriteById !== undefined) await tx.run(UNMARK_FAVORITE, [viewer.profileId, deletefavoriteById]);
    if (favorite === false) await tx.run(UNMARK_FAVORITE, [viewer.profileId, listId]);
    if (favorite === true) await tx.run(MARK_FAVORITE, [viewer.profileId, listId]);
    return { done: true };
  });
}

export async function deleteList(db: Db, list: SeenList, now: Date): Promise<Outcome> {
  if (!list.rights.edit) return { refused: 'LIST_READ_ONLY' };
  await db.run(REMOVE_LIST, [list.listId, now]);
  return { done: true };
}

/** Checks the limits before writing; the lock keeps other counting requests waiting until the transaction ends. */
async function limitRefusal(
  tx: Queries,
  viewer: ListViewer,
  { ownerId, siteId, listId, removed }: SeenList,
  { restore, favorite, deletefavoriteById }: ListChange,
): Promise<ListRefusal | null> {
  const comesBack = restore === true && removed;
  const turns = [...(comesBack ? [ownerId] : []), ...(favorite === true ? [viewer.profileId] : [])];
  for (const id of [...new Set(turns)].toSorted()) await tx.many(TAKE_TURN, [id, siteId]);
  if (comesBack && (await tx.one(COUNT_OWN, [ownerId, siteId])).count >= MOST_LISTS) return 'LISTS_FULL';
  if (favorite !== true) return null;
  const others = (await listsSeenBy(tx, viewer)).filter(({ listId: id }) => id !== listId && id !== deletefavoriteById);
  return others.filter((list) => list.favorite).length >= MOST_FAVORITES ? 'MAX_FAVORITES' : null;
}
