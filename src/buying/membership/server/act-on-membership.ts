// What its owner does to a membership with one press (RWD-4): renewal off and on, and the cancellation.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { MembershipAct } from '#buying/membership/contract';
import { MEMBERSHIP_STATES } from '#buying/membership/rules';
import type { Visit } from '#platform/visit';
import { endNow } from './end-membership.ts';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { LOCK_MEMBERSHIP, MOVE_MEMBERSHIP, type MembershipRow } from './membership-queries.ts';
import { refundOne } from './refund-due.ts';
import { useOf } from './use-of.ts';

type Acted = Outcome<{ readonly isRefunded: boolean }, 'MEMBERSHIP_ENDED'>;

/** A cancellation after a benefit was used turns the renewal off: the membership runs to its end. */
export async function actOnMembership(deps: MembershipDeps, visit: Visit, profileId: string, act: MembershipAct): Promise<Acted> {
  const { now } = visit;
  const acted = await deps.db.transaction(async (tx): Promise<Outcome<MembershipRow | null, 'MEMBERSHIP_ENDED'>> => {
    const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
    if (row === undefined) return failed('MEMBERSHIP_ENDED');
    if (act === 'cancel') {
      const isUnused = !(await useOf(tx, deps, row)).isUsed;
      if (stateAfter(MEMBERSHIP_STATES, row.state, 'refund', { isUnused }).ok) {
        await endNow(tx, row, { isRefundDue: true }, now);
        return done(row);
      }
    }
    const event = act === 'turnOn' ? 'turnOn' : 'turnOff';
    const next = stateAfter(MEMBERSHIP_STATES, row.state, event);
    if (!next.ok) return next;
    if (next.value === row.state) return done(null);
    await tx.run(MOVE_MEMBERSHIP, [profileId, next.value, false, now]);
    const kind = event === 'turnOn' ? 'turnedOn' : 'turnedOff';
    await askLetter(tx, deps, { kind, profileId, day: row.endsOn, key: `${profileId}-${now.getTime()}` });
    return done(null);
  });
  if (!acted.ok) return acted;
  // What is interrupted here is done by the job.
  if (acted.value !== null) await refundOne(deps, acted.value, now);
  return done({ isRefunded: acted.value !== null });
}
