// Tells members 30 and 7 days before that their membership renews, with the price of the day, or that it does not because it is not sold any more (RWD-4).
import { addDays, localDay } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { stateAfter } from '#base/state-table/rules';
import { MEMBERSHIP_STATES, noticeDue } from '#buying/membership/rules';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { LOCK_MEMBERSHIP, MOVE_MEMBERSHIP, NOTE_TOLD, TO_TELL, type MembershipRow } from './membership-queries.ts';
import { priceOfItem } from './plans.ts';

const MOST = 200;

export async function tellAhead(deps: MembershipDeps, now: Date): Promise<void> {
  const today = shopDay(now);
  for (const row of await deps.db.many(TO_TELL, [addDays(today, 31), addDays(today, 8), MOST])) {
    const days = noticeDue(row, localDay(now, SHIPPED_SITES[row.siteId].timeZone));
    const cents = priceOfItem(deps.catalog, row.itemId, row.siteId);
    if (days === null) continue;
    if (cents === null) await stopRenewal(deps, row, now);
    else await tell(deps, row, { days, cents }, now);
  }
}

/** One notice; a repeat says nothing. */
export function tell(
  deps: MembershipDeps,
  row: MembershipRow,
  { days, cents }: { readonly days: number; readonly cents: number },
  now: Date,
): Promise<void> {
  const { profileId, endsOn, siteId } = row;
  const today = localDay(now, SHIPPED_SITES[siteId].timeZone);
  return deps.db.transaction(async (tx) => {
    if ((await tx.maybe(NOTE_TOLD, [profileId, endsOn, days, today, cents])) === undefined) return;
    const day = endsOn > today ? endsOn : addDays(today, 7);
    await askLetter(tx, deps, { kind: 'notice', profileId, day, cents, key: `${profileId}-${endsOn}-${days}-${cents}` });
  });
}

/** What is not sold any more runs to its end. */
function stopRenewal(deps: MembershipDeps, { profileId, endsOn }: MembershipRow, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
    // Renewed, turned off or ended meanwhile.
    if (row?.state !== 'active' || row.endsOn !== endsOn) return;
    const ending = stateAfter(MEMBERSHIP_STATES, row.state, 'turnOff');
    if (!ending.ok) return;
    await tx.run(MOVE_MEMBERSHIP, [profileId, ending.value, false, now]);
    await askLetter(tx, deps, { kind: 'notSold', profileId, day: endsOn, key: `${profileId}-${endsOn}` });
  });
}
