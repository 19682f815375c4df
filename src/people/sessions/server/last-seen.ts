// When people last used the shop, for those who manage them (USR-9).
import { statement, type Queries } from '#platform/db';

/** When people $1 last used the shop, to about ten minutes; no row for who has not within what is kept. Visits of their representatives do not count. */
const LAST_SEEN = statement<{ profile_id: string; at: Date }>(
  'member_last_seen',
  `select profile_id, max(at) as at from (
     select profile_id, coalesce(used_at, created_at) as at from session where profile_id = any($1::uuid[]) and begun_by is null
     union all select profile_id, at from account_activity where profile_id = any($1::uuid[]) and kind = 'signedIn') seen
   group by profile_id`,
);

/** When people last used the shop, to about ten minutes; without those who have not for three months. */
export async function lastSeenOf(on: Queries, profileIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  return new Map((await on.many(LAST_SEEN, [[...profileIds]])).map(({ profile_id, at }) => [profile_id, at]));
}
