// All SQL of shopping lists.
import type { AccessLevel } from '#buying/lists/rules';
import { statement } from '#platform/db';

export interface ListRow {
  readonly list_id: string;
  readonly owner_id: string;
  readonly site_id: string;
  readonly account_number: string | null;
  readonly name: string;
  readonly access_level: AccessLevel;
  readonly members_edit: boolean;
  /** Milliseconds since 1970. */
  readonly modified_at: string;
  readonly removed: boolean;
  readonly favorite: boolean;
  readonly item_ids: readonly string[];
}

export interface ItemRow {
  readonly list_item_id: string;
  readonly item_id: string;
  readonly qty: number;
}

/** $1 is the shopper, whose favourites are read. */
const LIST = `select l.list_id, l.owner_id, l.site_id, l.account_number, l.name, l.access_level, l.members_edit,
    (extract(epoch from l.modified_at) * 1000)::bigint::text as modified_at, l.removed_at is not null as removed,
    exists (select 1 from shopping_list_favorite f where f.list_id = l.list_id and f.profile_id = $1::uuid) as favorite,
    coalesce((select jsonb_agg(i.item_id order by i.added_at, i.list_item_id) from shopping_list_item i
      where i.list_id = l.list_id and i.removed_at is null), '[]') as item_ids
  from shopping_list l`;

export const LISTS_SEEN = statement<ListRow>(
  'lists_seen',
  `${LIST} where l.site_id = $2 and l.removed_at is null
     and (l.owner_id = $1::uuid or (l.account_number = $3::text and l.access_level <> 'PERSONAL'))`,
);

export const LIST_BY_ID = statement<ListRow>('list_by_id', `${LIST} where l.list_id = $2`);

/** Creations of one owner's lists take turns, so that the limit holds. */
export const TAKE_TURN = statement<unknown>('lists_turn', `select pg_advisory_xact_lock(7302, hashtext($1 || $2))`);

export const COUNT_OWN = statement<{ readonly count: number }>(
  'lists_count',
  'select count(*)::int as count from shopping_list where owner_id = $1 and site_id = $2 and removed_at is null',
);

interface NewList {
  readonly listId: string;
  readonly ownerId: string;
  readonly siteId: string;
  readonly accountNumber: string | null;
  readonly name: string;
  readonly accessLevel: string;
  readonly now: Date;
}

export const INSERT_LIST = statement<unknown, NewList>(
  'list_insert',
  (p) => `insert into shopping_list (list_id, owner_id, site_id, account_number, name, access_level, modified_at)
   values (${p.listId}, ${p.ownerId}, ${p.siteId}, ${p.accountNumber}, ${p.name}, ${p.accessLevel}, ${p.now})`,
);

/** Null keeps a field, so that a rename does not revert another user's sharing. $4 is the account for a list without one. */
export const UPDATE_LIST = statement<unknown>(
  'list_update',
  `update shopping_list set name = coalesce($2, name), access_level = coalesce($3, access_level), account_number = coalesce(account_number, $4),
     members_edit = coalesce($5, members_edit), modified_at = $6 where list_id = $1`,
);

export const REMOVE_LIST = statement<unknown>(
  'list_remove',
  'update shopping_list set removed_at = $2 where list_id = $1 and removed_at is null',
);

export const RESTORE_LIST = statement<unknown>('list_restore', 'update shopping_list set removed_at = null where list_id = $1');

/** Sets the time of change, and locks the list's items until the transaction ends. */
export const TOUCH_LIST = statement<unknown>('list_touch', 'update shopping_list set modified_at = $2 where list_id = $1');

export const ITEMS_OF = statement<ItemRow>(
  'list_items',
  `select list_item_id, item_id, qty from shopping_list_item where list_id = $1 and removed_at is null order by added_at, list_item_id`,
);

/** $2 rows of different items; an item already there grows. */
export const PUT_ITEMS = statement<unknown>(
  'list_items_put',
  `insert into shopping_list_item (list_id, list_item_id, item_id, qty, added_at)
   select $1::text, r.id, r.item, r.qty, $3::timestamptz + r.at * interval '1 millisecond'
   from jsonb_to_recordset($2::jsonb) as r (id text, item text, qty integer, at integer)
   on conflict (list_id, item_id) where removed_at is null do update set qty = least(9999, shopping_list_item.qty + excluded.qty)`,
);

export const SET_QUANTITY = statement<unknown>(
  'list_item_quantity',
  'update shopping_list_item set qty = $3 where list_id = $1 and list_item_id = $2 and removed_at is null',
);

export const REMOVE_ITEM = statement<unknown>(
  'list_item_remove',
  'update shopping_list_item set removed_at = $3 where list_id = $1 and list_item_id = $2 and removed_at is null',
);

/** Does nothing when the item was added again meanwhile. */
export const RESTORE_ITEM = statement<unknown>(
  'list_item_restore',
  `update shopping_list_item r set removed_at = null where r.list_id = $1 and r.list_item_id = $2 and r.removed_at is not null
     and not exists (select 1 from shopping_list_item i where i.list_id = r.list_id and i.item_id = r.item_id and i.removed_at is null)`,
);

/** Favourites of lists that the shopper no longer sees do not count. */
export const MARK_FAVORITE = statement<unknown>(
  'list_favorite',
  'insert into shopping_list_favorite (profile_id, list_id) values ($1, $2) on conflict do nothing',
);

export const UNMARK_FAVORITE = statement<unknown>(
  'list_favorite_end',
  'delete from shopping_list_favorite where profile_id = $1 and list_id = $2',
);

/** Lists removed before $1 can no longer be restored. */
export const FORGET_LISTS = statement<unknown>('lists_forget', 'delete from shopping_list where removed_at < $1');
export const FORGET_ITEMS = statement<unknown>('list_items_forget', 'delete from shopping_list_item where removed_at < $1');
