// SQL of changes that were made without a connection.
import { statement } from '#platform/db';

/** Holds back others who change the list until the transaction ends; no row when it was deleted. */
export const LOCK_LIST = statement<object>(
  'list_lock',
  'select list_id from shopping_list where list_id = $1 and removed_at is null for update',
);

/** Which of the keys $2 have taken effect on list $1. */
export const KNOWN_EDITS = statement<{ readonly edit_key: string }>(
  'list_edits_known',
  'select edit_key::text as edit_key from shopping_list_edit where list_id = $1 and edit_key = any($2::uuid[])',
);

export const KEEP_EDITS = statement<unknown>(
  'list_edits_keep',
  'insert into shopping_list_edit (list_id, edit_key, applied_at) select $1, key, $3 from unnest($2::uuid[]) as key',
);

/** Keys from before $1: no browser sends them again. */
export const FORGET_EDITS = statement<unknown>('list_edits_forget', 'delete from shopping_list_edit where applied_at < $1');
