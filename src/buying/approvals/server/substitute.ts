// Who answers while somebody is away.
import { isDay } from '#base/locale/rules';
import { failed, done, type Outcome } from '#base/outcome/rules';
import { statement, type Queries } from '#platform/db';
import type { Decider } from './decide.ts';
import { decides } from './people-queries.ts';

const SET = statement<unknown>(
  'approval_set_substitute',
  `insert into approval_substitute (account_number, profile_id, substitute_id, from_day, until_day)
   select m.account_number, $2, m.profile_id, $4, $5 from active_member m where m.account_number = $1 and m.profile_id = $3 and m.profile_id <> $2 and ${decides('m')}
   on conflict (account_number, profile_id) do update set substitute_id = excluded.substitute_id, from_day = excluded.from_day, until_day = excluded.until_day`,
);
const COLLEAGUE = statement<object>(
  'approval_colleague',
  `select from active_member m where m.account_number = $1 and m.profile_id = $2 and ${decides('m')}`,
);
const END = statement<unknown>('approval_end_substitute', 'delete from approval_substitute where account_number = $1 and profile_id = $2');

export interface Substitute {
  /** '' ends it. */
  readonly profileId: string;
  /** Days; both included. */
  readonly from: string;
  readonly until: string;
}

export async function setSubstitute(
  on: Queries,
  { accountNumber, profileId: me }: Decider,
  { profileId, from, until }: Substitute,
): Promise<Outcome<null, 'SUBSTITUTE_UNKNOWN' | 'SUBSTITUTE_DAYS'>> {
  if (profileId === '') {
    await on.run(END, [accountNumber, me]);
    return done(null);
  }
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(profileId)) return failed('SUBSTITUTE_UNKNOWN');
  if (profileId === me || (await on.maybe(COLLEAGUE, [accountNumber, profileId])) === undefined) return failed('SUBSTITUTE_UNKNOWN');
  if (!isDay(from) || !isDay(until) || until < from) return failed('SUBSTITUTE_DAYS');
  return (await on.run(SET, [accountNumber, me, profileId, from, until])) === 0 ? failed('SUBSTITUTE_UNKNOWN') : done(null);
}
