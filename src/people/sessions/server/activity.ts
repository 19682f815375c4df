// What happened to the sign-in of an account, for its owner to look over (USR-11).
import { deviceOf, type Device } from '#people/sessions/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { ACTIVITY_OF, ADD_ACTIVITY, COUNT_WRONG_PASSWORD, type ActivityKind, type SignInWay } from './activity-queries.ts';
import { userAgentOf } from './signed-in-places.ts';

/** Rows that the owner sees. */
const SHOWN = 10;
export const ACTIVITY_DAYS = 90;

export interface Activity {
  readonly kind: ActivityKind;
  /** How somebody signed in; '' for every other kind. */
  readonly way: SignInWay | '';
  /** How often on that day; more than 1 for wrong passwords alone. */
  readonly times: number;
  readonly at: Date;
  /** The browser, or the latest of several. */
  readonly device: Device;
}

type Noted = Exclude<ActivityKind, 'wrongPassword'>;

/** Notes it together with what `tx` does. */
export async function noteActivity(tx: Queries, visit: Visit, profileId: string, kind: Noted, way: SignInWay | '' = ''): Promise<void> {
  await tx.run(ADD_ACTIVITY, {
    profileId,
    kind,
    way,
    userAgent: userAgentOf(visit),
    at: visit.now,
    locale: kind === 'signedIn' ? visit.copyLocale : null,
  });
}

/** Wrong passwords of a day are one row, so guessing does not fill the table. */
export async function countWrongPassword(db: Queries, visit: Visit, profileId: string): Promise<void> {
  await db.run(COUNT_WRONG_PASSWORD, [profileId, userAgentOf(visit), visit.now]);
}

/** The latest first. */
export async function activityOf(db: Queries, profileId: string): Promise<readonly Activity[]> {
  const rows = await db.many(ACTIVITY_OF, [profileId, SHOWN]);
  return rows.map(({ kind, way, times, at, user_agent }) => ({ kind, way, times, at, device: deviceOf(user_agent) }));
}
