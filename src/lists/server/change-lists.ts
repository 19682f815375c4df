// What changes lists themselves: creating, renaming, sharing, marking, deleting.
import { allowedLevels, MOST_FAVORITES, MOST_LISTS, readListName, type AccessLevel, type ListViewer } from '#lists/rules';
import type { Db } from '#platform/db';
import { putItems, type Outcome } from './change-items.ts';
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
  readonly units: ReadonlyMap<string, number>;
}

export interface ListChange {
  readonly name?: string;
  readonly accessLevel?: AccessLevel;
  readonly membersEdit?: boolean;
  readonly favorite?: boolean;
  readonly deletefavoriteById?: string;
  readonly restore?: true;
}

type Refused = { readonly refused: ListRefusal };

export function createList(
  db: Db,
  viewer: ListViewer,
  asked: ListAsked,
  now: Date,
): Promise<Refused | { readonly listId: string }> | Refused {
  const named = readListName(asked.name);
  if ('problem' in named) return { refused: named.problem };
  if (!allowedLevels(viewer).includes(asked.accessLevel)) return { refused: 'LIST_ACCESS_NOT_ALLOWED' };
  const { profileId, siteId, accountNumber } = viewer;
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [profileId, siteId]);
    if ((await tx.one(COUNT_OWN, [profileId, siteId])).count >= MOST_LISTS) return { refused: 'LISTS_FULL' };
    const listId = newListId();
    await tx.run(INSERT_LIST, [listId, profileId, siteId, accountNumber, named.name, asked.accessLevel, now]);
    const put = await putItems(tx, listId, asked.units, now);
    return 'refused' in put ? put : { listId };
  });
}

/** Marks are everybody's own; the rest takes the right to it. */
export async function changeList(db: Db, viewer: ListViewer, list: SeenList, change: ListChange, now: Date): Promise<Outcome> {
  const { name, accessLevel, membersEdit, restore } = change;
  const { rights, listId } = list;
  const shares = accessLevel !== undefined || membersEdit !== undefined;
  if ((name !== undefined || restore === true) && !rights.edit) return { refused: 'LIST_READ_ONLY' };
  if (shares && !rights.share) return { refused: 'LIST_READ_ONLY' };
  if (accessLevel !== undefined && accessLevel !== list.accessLevel && !allowedLevels(viewer).includes(accessLevel))
    return { refused: 'LIST_ACCESS_NOT_ALLOWED' };
  const named = readListName(name ?? list.name);
  if ('problem' in named) return { refused: named.problem };
  if (restore === true) {
    const restored = await restoreList(db, list);
    if ('refused' in restored) return restored;
  }
  if (name !== undefined || shares) {
    const account = list.accountNumber ?? viewer.accountNumber;
    const level = accessLevel ?? list.accessLevel;
    await db.run(UPDATE_LIST, [listId, named.name, level, account, membersEdit ?? list.membersEdit, now]);
  }
  return changeMarks(db, viewer, list, change);
}

export async function deleteList(db: Db, list: SeenList, now: Date): Promise<Outcome> {
  if (!list.rights.edit) return { refused: 'LIST_READ_ONLY' };
  await db.run(REMOVE_LIST, [list.listId, now]);
  return { done: true };
}

function restoreList(db: Db, { ownerId, siteId, listId, removed }: SeenList): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [ownerId, siteId]);
    if (removed && (await tx.one(COUNT_OWN, [ownerId, siteId])).count >= MOST_LISTS) return { refused: 'LISTS_FULL' };
    await tx.run(RESTORE_LIST, [listId]);
    return { done: true };
  });
}

function changeMarks(db: Db, viewer: ListViewer, { listId }: SeenList, { favorite, deletefavoriteById }: ListChange): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await tx.many(TAKE_TURN, [viewer.profileId, viewer.siteId]);
    if (deletefavoriteById !== undefined) await tx.run(UNMARK_FAVORITE, [viewer.profileId, deletefavoriteById]);
    if (favorite === false) await tx.run(UNMARK_FAVORITE, [viewer.profileId, listId]);
    if (favorite === true) {
      const marked = (await listsSeenBy(tx, viewer)).filter((list) => list.favorite && list.listId !== listId);
      if (marked.length >= MOST_FAVORITES) return { refused: 'MAX_FAVORITES' };
      await tx.run(MARK_FAVORITE, [viewer.profileId, listId]);
    }
    return { done: true };
  });
}
