// Between the right password and the session: the code is still to come (USR-11). A browser waits with a cookie of its own, which opens nothing else.
import type { Queries } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import { hashOf, type NeedOfSecondStep, type RightPassword } from '#people/sessions/server';
import * as q from './security-queries.ts';
import type { SecondFactor } from './second-factor.ts';

const STEP_COOKIE = '__Host-step';
const OPEN_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export interface WaitingStep extends RightPassword {
  readonly tokenHash: Uint8Array;
}

export interface SecondStep {
  /** Begins the second step if the profile has one, or needs one and is to set it up; false when its password is enough. */
  begin(tx: Queries, visit: Visit, right: RightPassword): Promise<boolean>;
  /** The sign-in that this browser waits with, if any. */
  waiting(visit: Visit): Promise<WaitingStep | undefined>;
  /** Seconds to wait before another try; 0 when this one was counted. */
  wait(visit: Visit, profileId: string): Promise<number>;
  /** Called when the try was right. */
  right(visit: Visit, profileId: string): Promise<void>;
  /** Ends the step in the sign-in's transaction; false when it has ended before. */
  take(tx: Queries, visit: Visit, step: WaitingStep): Promise<boolean>;
  forget(visit: Visit): void;
}

export function makeSecondStep(db: Queries, limits: Limits, factor: Pick<SecondFactor, 'state'>, needOf: NeedOfSecondStep): SecondStep {
  // Only who knows the password comes here, so the profile's own count keeps strangers from nobody's account.
  const tries = limits.of('second-step', [
    { by: ['address', 'profile'], most: 10, seconds: QUARTER_S },
    { by: ['profile'], most: 20, seconds: QUARTER_S },
  ]);
  const who = (visit: Visit, profile: string) => ({ address: visit.ip, profile });
  return {
    async begin(tx, visit, { profileId, passwordMark }) {
      if (!(await factor.state(profileId, tx)).isOn && (await needOf(tx, profileId)) === undefined) return false;
      const token = randomText(32);
      await tx.run(q.BEGIN_STEP, [hashOf(token), profileId, visit.site.tenant, passwordMark, new Date(visit.now.getTime() + OPEN_MS)]);
      visit.setCookie(STEP_COOKIE, token, { days: OPEN_MS / DAY_MS });
      return true;
    },
    async waiting(visit) {
      const token = visit.cookies[STEP_COOKIE] ?? '';
      if (!/^[\w-]{43}$/.test(token)) return undefined;
      const tokenHash = hashOf(token);
      const row = await db.maybe(q.STEP_BY_TOKEN, [tokenHash, visit.site.tenant, visit.now]);
      return row && { profileId: row.profile_id, passwordMark: row.password_mark, tokenHash };
    },
    wait: async (visit, profileId) => (await tries.take(who(visit, profileId))).wait,
    right: (visit, profileId) => tries.refund(who(visit, profileId)),
    take: async (tx, visit, { tokenHash }) => (await tx.run(q.TAKE_STEP, [tokenHash, visit.now])) === 1,
    forget: (visit) => visit.setCookie(STEP_COOKIE, '', { days: 0 }),
  };
}
