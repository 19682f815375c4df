// A declined card, and the end of a membership: the profile's program and a mail in one transaction (RWD-4).
import { addDays, instantOf, localDay } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import { daysToNextTry, MEMBERSHIP_STATES } from '#buying/membership/rules';
import { setMembership } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { LOCK_MEMBERSHIP, MOVE_MEMBERSHIP, NOTE_DECLINED, TO_END, type MembershipRow } from './membership-queries.ts';

const MOST = 200;
/** Cards are tried again at 9 am on the site's clock. */
const TRIED_AT = 9 * 60;

/** Counts a refusal: the card is tried again, or the membership ends and nothing is owed. */
export function noteDecline(deps: MembershipDeps, { profileId, endsOn, siteId }: MembershipRow, now: Date): Promise<void> {
  const { timeZone } = SHIPPED_SITES[siteId];
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
    // Renewed or ended meanwhile.
    if (row === undefined || row.endsOn !== endsOn) return;
    const overdue = stateAfter(MEMBERSHIP_STATES, row.state, 'decline');
    if (!overdue.ok) return;
    const tries = row.tries + 1;
    const days = daysToNextTry(tries);
    if (days === null) {
      await tx.run(NOTE_DECLINED, [profileId, 'ended', tries, null, now]);
      await setMembership(tx, profileId, { program: 'NON_MEMBER' });
      await askLetter(tx, deps, { kind: 'gaveUp', profileId, day: endsOn, key: `${profileId}-${endsOn}` });
      return;
    }
    const day = addDays(localDay(now, timeZone), days);
    await tx.run(NOTE_DECLINED, [profileId, overdue.value, tries, new Date(instantOf(day, TRIED_AT, timeZone)), now]);
    await askLetter(tx, deps, { kind: 'declined', profileId, day, key: `${profileId}-${endsOn}-${tries}` });
  });
}

/** Ends what was not to be renewed, the day after its last. */
export async function endLapsed(deps: MembershipDeps, now: Date): Promise<void> {
  for (const { profileId } of await deps.db.many(TO_END, [addDays(shopDay(now), 1), MOST])) {
    await deps.db.transaction(async (tx) => {
      const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
      if (row?.state !== 'ending' || row.endsOn >= localDay(now, SHIPPED_SITES[row.siteId].timeZone)) return;
      await endNow(tx, row, { isRefundDue: false }, now);
      await askLetter(tx, deps, { kind: 'ended', profileId, day: row.endsOn, key: `${profileId}-${row.endsOn}` });
    });
  }
}

export async function endNow(
  tx: Queries,
  { profileId }: MembershipRow,
  { isRefundDue }: { readonly isRefundDue: boolean },
  now: Date,
): Promise<void> {
  await tx.run(MOVE_MEMBERSHIP, [profileId, 'ended', isRefundDue, now]);
  await setMembership(tx, profileId, { program: 'NON_MEMBER' });
}
