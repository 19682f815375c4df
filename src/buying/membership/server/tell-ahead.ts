// Tells members 30 and 7 days before that their membership renews, with the price of the day (RWD-4).
import { addDays, localDay } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { noticeDue } from '#buying/membership/rules';
import { askLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { NOTE_TOLD, TO_TELL, type MembershipRow } from './membership-queries.ts';
import { priceOfItem } from './plans.ts';

const MOST = 200;

export async function tellAhead(deps: MembershipDeps, now: Date): Promise<void> {
  const today = shopDay(now);
  for (const row of await deps.db.many(TO_TELL, [addDays(today, 31), addDays(today, 8), MOST])) {
    const days = noticeDue(row, localDay(now, SHIPPED_SITES[row.siteId].timeZone));
    const cents = priceOfItem(deps.catalog, row.itemId, row.siteId);
    if (days !== null && cents !== null) await tell(deps, row, { days, cents }, now);
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
