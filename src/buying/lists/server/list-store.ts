// Lists in the database, with the rights of a viewer.
import { rightsOf, type ListOwnership, type ListRights, type ListViewer } from '#buying/lists/rules';
import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import { ITEMS_OF, type ItemRow } from './list-item-queries.ts';
import { LIST_BY_ID, LISTS_SEEN, type ListRow } from './list-queries.ts';

/** A list that its viewer may see. */
export interface SeenList extends ListOwnership {
  readonly listId: string;
  readonly name: string;
  readonly modifiedAt: number;
  readonly removed: boolean;
  readonly favorite: boolean;
  readonly itemIds: readonly string[];
  readonly linkToken: string | null;
  readonly rights: ListRights;
}

export async function listsSeenBy(on: Queries, viewer: ListViewer): Promise<readonly SeenList[]> {
  const rows = await on.many(LISTS_SEEN, [viewer.profileId, viewer.siteId, viewer.accountNumber]);
  return rows.map((row) => listFrom(row, viewer)).filter(({ rights }) => rights.see);
}

/** Deleted lists included. Null when the list does not exist or the viewer may not see it. */
export async function seenList(on: Queries, listId: string, viewer: ListViewer): Promise<SeenList | null> {
  const row = await on.maybe(LIST_BY_ID, [viewer.profileId, listId]);
  const list = row === undefined ? null : listFrom(row, viewer);
  return list?.rights.see === true ? list : null;
}

export function itemsOf(on: Queries, listId: string): Promise<readonly ItemRow[]> {
  return on.many(ITEMS_OF, [listId]);
}

/** Random, so that an id reveals nothing about other lists. */
export function newListId(): string {
  return randomText(9);
}

function listFrom(row: ListRow, viewer: ListViewer): SeenList {
  const ownership: ListOwnership = {
    ownerId: row.owner_id,
    siteId: row.site_id,
    accountNumber: row.account_number,
    accessLevel: row.access_level,
    membersEdit: row.members_edit,
  };
  return {
    ...ownership,
    listId: row.list_id,
    name: row.name,
    modifiedAt: Number(row.modified_at),
    removed: row.removed,
    favorite: row.favorite,
    itemIds: row.item_ids,
    linkToken: row.link_token,
    rights: rightsOf(ownership, viewer),
  };
}
