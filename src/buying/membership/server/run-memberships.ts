// The memberships' work of one minute. Each step finds its own rows and may be interrupted anywhere; the next minute goes on (RWD-4).
import { addDays, instantOf, localDay } from '#base/calendar/rules';
import { SHIPPED_SITES, shopDay } from '#base/site/rules';
import { isChargeable } from '#buying/membership/rules';
import { membershipOrders } from '#buying/orders/server';
import type { QueueFacts } from '#platform/jobs';
import { endLapsed } from './end-membership.ts';
import { grantOrder } from './grant.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { TO_RENEW } from './membership-queries.ts';
import { GRANTED_OF } from './term-queries.ts';
import { runGifts } from './gifts/run-gifts.ts';
import { recoverRenewals } from './recover-renewals.ts';
import { refundDue } from './refund-due.ts';
import { renew } from './renew.ts';
import { tellAhead } from './tell-ahead.ts';

const EVERY_MINUTE = '* * * * *';
/** Rows of one kind in one run; the next minute goes on. */
export const MOST_ROWS = 200;
/** How far back orders are looked at that were not granted at once. */
const LOOK_BACK_MS = 2 * 86_400_000;
/** Cards are charged from 6 am on the site's clock. */
const CHARGED_FROM = 6 * 60;

export function makeMembershipJob(deps: MembershipDeps): QueueFacts<object> {
  return {
    name: 'membership-run',
    every: EVERY_MINUTE,
    retries: 0, // the next minute looks again
    handle: () => runMemberships(deps, deps.clock.now()),
  };
}

async function runMemberships(deps: MembershipDeps, now: Date): Promise<void> {
  await grantMissing(deps, now);
  await refundDue(deps, now);
  await runGifts(deps, now);
  await recoverRenewals(deps, now);
  await tellAhead(deps, now);
  await endLapsed(deps, now);
  const failures: unknown[] = [];
  for (const row of await deps.db.many(TO_RENEW, [addDays(shopDay(now), 1), now, MOST_ROWS])) {
    const { timeZone } = SHIPPED_SITES[row.siteId];
    if (!isChargeable(row, localDay(now, timeZone)) || now < new Date(instantOf(row.endsOn, CHARGED_FROM, timeZone))) continue;
    // One member's fault is not the next one's.
    await renew(deps, row, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} memberships could not be renewed`);
}

/** Orders whose server was stopped between placing and granting. */
async function grantMissing(deps: MembershipDeps, now: Date): Promise<void> {
  const orders = await membershipOrders(deps.db, new Date(now.getTime() - LOOK_BACK_MS), now, MOST_ROWS);
  if (orders.length === 0) return;
  const rows = await deps.db.many(GRANTED_OF, [orders.map(({ orderNumber }) => orderNumber)]);
  const granted = new Set(rows.map(({ order_number: orderNumber }) => orderNumber));
  for (const order of orders) if (!granted.has(order.orderNumber)) await grantOrder(deps, order, now);
}
