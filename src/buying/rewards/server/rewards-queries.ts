// SQL of rewards.
import { statement } from '#platform/db';
import type { Tier } from '#buying/rewards/rules';

/** Records tier $2 and free item $3 as announced to member $1; returns the earlier announcement. */
export const ANNOUNCE_TO_MEMBER = statement<{ readonly tier: Tier; readonly free_item: boolean }>(
  'rewards_tell',
  `with before as (select tier, free_item from rewards_told where profile_id = $1),
told as (
  insert into rewards_told (profile_id, tier, free_item) values ($1, $2, $3)
  on conflict (profile_id) do update set tier = excluded.tier, free_item = excluded.free_item
  where (rewards_told.tier, rewards_told.free_item) is distinct from (excluded.tier, excluded.free_item)
)
select tier, free_item from before`,
);
