// SQL about the people of an approval: who is there and may decide, who stands in, and who is asked as well.
import { DECIDING_RIGHTS } from '#buying/approval-rules/rules';
import { statement } from '#platform/db';

/** Whether an active member `m` may decide about orders at all: the rights of this moment (`DECIDING_RIGHTS`). */
export const decides = (m: string): string => `(${m}.administers or ${m}.rights && '{${DECIDING_RIGHTS.join(',')}}'::text[])`;

/** Active people of the organization, as far as they matter: those named in $2, and administrators. */
export const PEOPLE = statement<{
  readonly profile_id: string;
  readonly name: string;
  readonly administers: boolean;
  readonly decides: boolean;
}>(
  'approval_people',
  `select m.profile_id, m.name, m.administers, ${decides('m')} as decides from active_member m
   where m.account_number = $1 and (m.administers or m.profile_id = any ($2::uuid[])) order by m.name, m.profile_id`,
);

/** Who is away on day $2, with who answers for them; a substitute who may not decide any more is none. */
export const SUBSTITUTES = statement<{ readonly profile_id: string; readonly substitute_id: string; readonly name: string }>(
  'approval_substitutes',
  `select s.profile_id, s.substitute_id, m.name from approval_substitute s
   join active_member m on m.account_number = s.account_number and m.profile_id = s.substitute_id
   where s.account_number = $1 and $2::date between s.from_day and s.until_day and ${decides('m')}`,
);

/** Asks more people in a step, who may answer for all of it. */
export const ASK_MORE = statement<unknown>(
  'approval_ask_more',
  `insert into approval_asked (account_number, order_number, step_no, profile_id, name, escalated)
   select $1, $2, $3, id, name, true from unnest($4::uuid[], $5::text[]) as p (id, name) on conflict do nothing`,
);
