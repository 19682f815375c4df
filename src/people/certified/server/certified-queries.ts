import { statement } from '#platform/db';

export const LAST_ANSWER = statement<{ readonly certified: boolean; readonly answered_at: Date }>(
  'certified_last',
  'select certified, answered_at from certified where profile_id = $1',
);

/** Fails when the person has been deleted meanwhile. */
export const KEEP_ANSWER = statement<unknown>(
  'certified_keep',
  `insert into certified (profile_id, certified, answered_at) values ($1, $2, $3)
   on conflict (profile_id) do update set certified = excluded.certified, answered_at = excluded.answered_at`,
);

export const PERSONAL_CERTIFIED = statement<object>(
  'personal_certified',
  'select certified, answered_at as "answeredAt" from certified where profile_id = $1',
);
