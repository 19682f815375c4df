// What its owner does to a membership with one press (RWD-4): renewal off and on, and the cancellation.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { MembershipAct } from '#buying/membership/contract';
import { MEMBERSHIP_STATES } from '#buying/membership/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { noteConsent } from './consents.ts';
import { endNow } from './end-membership.ts';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { LOCK_MEMBERSHIP, MOVE_MEMBERSHIP, type MembershipRow } from './membership-queries.ts';
import { turnOnTerms } from './renewal-terms.ts';
import { refundOne } from './refund-due.ts';
import { useOf } from './use-of.ts';

interface Asked {
  readonly act: MembershipAct;
  /** The terms on the screen. */
  readonly terms: string;
}

type Problem = 'MEMBERSHIP_ENDED' | 'TERMS_CHANGED';
type Acted = Outcome<{ readonly isRefunded: boolean }, Problem>;

/** A cancellation after a benefit was used turns the renewal off: the membership runs to its end. */
export async function actOnMembership(deps: MembershipDeps, visit: Visit, profileId: string, asked: Asked): Promise<Acted> {
  const { now } = visit;
  const acted = await deps.db.transaction(async (tx): Promise<Outcome<MembershipRow | null, Problem>> => {
    const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
    if (row === undefined) return failed('MEMBERSHIP_ENDED');
    if (asked.act === 'cancel') {
      const isUnused = !(await useOf(tx, deps, row)).isUsed;
      if (stateAfter(MEMBERSHIP_STATES, row.state, 'refund', { isUnused }).ok) {
        await endNow(tx, row, { isRefundDue: true }, now);
        return done(row);
      }
    }
    const turned = await turn(tx, deps, visit, row, asked);
    return turned.ok ? done(null) : turned;
  });
  if (!acted.ok) return acted;
  // What is interrupted here is done by the job.
  if (acted.value !== null) await refundOne(deps, acted.value, now);
  return done({ isRefunded: acted.value !== null });
}

/** Turns the renewal off or on; on, what the owner agreed to is kept. */
async function turn(
  tx: Queries,
  deps: MembershipDeps,
  visit: Visit,
  row: MembershipRow,
  { act, terms }: Asked,
): Promise<Outcome<null, Problem>> {
  const { profileId, state, itemId, endsOn } = row;
  const { now, copyLocale } = visit;
  const event = act === 'turnOn' ? 'turnOn' : 'turnOff';
  const next = stateAfter(MEMBERSHIP_STATES, state, event);
  if (!next.ok) return next;
  if (next.value === state) return done(null);
  if (event === 'turnOn') {
    if (terms === '' || terms !== turnOnTerms(deps, visit, row)) return failed('TERMS_CHANGED');
    await noteConsent(tx, { profileId, orderNumber: null, itemId, words: terms, locale: copyLocale, at: now });
  }
  await tx.run(MOVE_MEMBERSHIP, [profileId, next.value, false, now]);
  const kind = event === 'turnOn' ? 'turnedOn' : 'turnedOff';
  await askLetter(tx, deps, { kind, profileId, day: endsOn, key: `${profileId}-${now.getTime()}` });
  return done(null);
}
