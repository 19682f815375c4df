// All SQL of what happened to an account's sign-in.
import type { CopyLocale } from '#base/locale/rules';
import { statement } from '#platform/db';

export type ActivityKind =
  | 'signedIn'
  | 'wrongPassword'
  | 'passwordChanged'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'passkeyAdded'
  | 'passkeyRemoved';
export type SignInWay = 'password' | 'recoveryCode' | 'passkey' | 'signOn' | 'opening';

export interface ActivityRow {
  readonly kind: ActivityKind;
  readonly way: SignInWay | '';
  readonly user_agent: string;
  readonly times: number;
  readonly at: Date;
}

interface NewActivity {
  readonly profileId: string;
  readonly kind: Exclude<ActivityKind, 'wrongPassword'>;
  readonly way: SignInWay | '';
  readonly userAgent: string;
  readonly at: Date;
  /** The language in which they signed in; null for everything else. */
  readonly locale: CopyLocale | null;
}

export const ADD_ACTIVITY = statement<unknown, NewActivity>(
  'activity_add',
  (p) =>
    `with read as (update profile set signed_in_locale = ${p.locale} where profile_id = ${p.profileId} and ${p.locale}::text is not null
       and signed_in_locale is distinct from ${p.locale})
     insert into account_activity (profile_id, kind, way, user_agent, at) values (${p.profileId}, ${p.kind}, ${p.way}, ${p.userAgent}, ${p.at})`,
);

/** $1 profile, $2 browser, $3 now: the day's row counts on, with the latest browser. */
export const COUNT_WRONG_PASSWORD = statement<unknown>(
  'activity_wrong_password',
  `insert into account_activity (profile_id, kind, way, user_agent, at) values ($1, 'wrongPassword', '', $2, $3)
   on conflict (profile_id, ((at at time zone 'UTC')::date)) where kind = 'wrongPassword'
   do update set times = account_activity.times + 1, user_agent = excluded.user_agent, at = excluded.at`,
);

/** The latest $2 of profile $1. */
export const ACTIVITY_OF = statement<ActivityRow>(
  'activity_of',
  'select kind, way, user_agent, times, at from account_activity where profile_id = $1 order by at desc, activity_id desc limit $2',
);

export const FORGET_ACTIVITY = statement<unknown>('activity_forget', 'delete from account_activity where at < $1');
