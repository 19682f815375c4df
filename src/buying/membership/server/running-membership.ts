// The shopper's running membership as the page shows it.
import { calendarDate, localDay } from '#base/calendar/rules';
import type { SignedIn } from '#base/shopper/rules';
import { daysBetween, moveUpCents } from '#buying/cart/rules';
import type { RunningMembership } from '#buying/membership/contract';
import { membershipCard } from '#buying/saved-cards/server';
import type { Visit } from '#platform/visit';
import type { MembershipDeps } from './membership-deps.ts';
import { MEMBERSHIP_OF } from './membership-queries.ts';
import { plansOf, priceOfItem } from './plans.ts';
import { turnOnTerms } from './renewal-terms.ts';
import { useOf } from './use-of.ts';

/** Null: none runs. */
export async function runningMembership(deps: MembershipDeps, visit: Visit, { profile }: SignedIn): Promise<RunningMembership | null> {
  const { db, catalog } = deps;
  const { site, now } = visit;
  const row = await db.maybe(MEMBERSHIP_OF, [profile.profileId]);
  if (row === undefined || row.state === 'ended') return null;
  const [use, card] = await Promise.all([
    useOf(db, deps, row),
    visit.isActing ? undefined : membershipCard(db, profile.profileId, calendarDate(now, site.timeZone)),
  ]);
  const renewal = priceOfItem(catalog, row.itemId, site.id);
  const premium = plansOf(catalog, site.id).find(({ program }) => program === 'PREMIUM');
  const today = localDay(now, site.timeZone);
  const term = profile.membershipTerm;
  return {
    program: row.program,
    state: row.state,
    beginsOn: row.beginsOn,
    endsOn: row.endsOn,
    renewalTerms: turnOnTerms(deps, visit, row),
    renewalPrice: renewal === null ? null : renewal / 100,
    card: card === undefined ? null : { brand: card.brand, lastFour: card.lastFour },
    isUsed: use.isUsed,
    savedDelivery: use.delivery / 100,
    savedOrders: use.orders,
    moveUp:
      row.program !== 'SELECT' || premium === undefined || term === undefined || row.state === 'overdue'
        ? null
        : { itemId: premium.itemId, price: moveUpCents(premium.cents, term, today) / 100, days: daysBetween(today, row.endsOn) },
    nextTryOn: row.nextAt === null ? null : localDay(row.nextAt, site.timeZone),
  };
}
