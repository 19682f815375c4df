// SQL of shopping lists; of their lines: list-item-queries.ts.
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
  readonly link_token: string | null;
}

/** $1 is the shopper, whose favourites are read. */
const LIST = `select l.list_id, l.owner_id, l.site_id, l.account_number, l.name, l.access_level, l.members_edit, l.link_token,
    (extract(epoch from l.modified_at) * 1000)::bigint::text as modified_at, l.removed_at is not null as removed,
    exists (select 1 from shopping_list_favorite f where f.list_id = l.list_id and f.profile_id = $1::uuid) as favorite,
    coalesce((select jsonb_agg(i.item_id order by i.position, i.added_at, i.list_item_id) from shopping_list_item i
      where i.list_id = l.list_id and i.removed_at is null), '[]') as item_ids
  from shopping_list l`;

/** Lists of the shopper $1 on the site $2, and those that people of the organization $3 share. */
const SEEN = `l.site_id = $2 and l.removed_at is null
     and (l.owner_id = $1::uuid or (l.account_number = $3::text and l.access_level <> 'PERSONAL'))`;

export const LISTS_SEEN = statement<ListRow>('lists_seen', `${LIST} where ${SEEN}`);

export const COUNT_SEEN = statement<{ readonly count: number }>(
  'lists_count_seen',
  `select count(*)::int as count from shopping_list l where ${SEEN}`,
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

/** Favourites of lists that the shopper no longer sees do not count. */
export const MARK_FAVORITE = statement<unknown>(
  'list_favorite',
  'insert into shopping_list_favorite (profile_id, list_id) values ($1, $2) on conflict do nothing',
);

export const UNMARK_FAVORITE = statement<unknown>(
  'list_favorite_end',
  'delete from shopping_list_favorite where profile_id = $1 and list_id = $2',
);

export const SET_LINK = statement<unknown>('list_link', 'update shopping_list set link_token = $2 where list_id = $1');

/** The list of a link on site $2, unless its organization allows no links now. */
export const LIST_BY_LINK = statement<{ readonly list_id: string; readonly name: string; readonly modified_at: string }>(
  'list_by_link',
  `select list_id, name, (extract(epoch from modified_at) * 1000)::bigint::text as modified_at from shopping_list l
   where link_token = $1 and site_id = $2 and removed_at is null
     and (account_number is null or exists (select from list_link_rule r where r.account_number = l.account_number and r.allowed))`,
);

export const LINKS_ALLOWED = statement<{ readonly allowed: boolean }>(
  'list_links_allowed',
  'select coalesce((select allowed from list_link_rule where account_number = $1), false) as allowed',
);

export const ALLOW_LINKS = statement<unknown>(
  'list_links_allow',
  `insert into list_link_rule (account_number, allowed) values ($1, $2) on conflict (account_number) do update set allowed = excluded.allowed`,
);

/** Lists removed before $1 can no longer be restored. */
export const FORGET_LISTS = statement<unknown>('lists_forget', 'delete from shopping_list where removed_at < $1');
export const FORGET_ITEMS = statement<unknown>('list_items_forget', 'delete from shopping_list_item where removed_at < $1');
