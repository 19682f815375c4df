// Grants a membership the moment its order is paid, once: the profile's program, the term, the card that renews it, and a mail (RWD-4).
import { localDay } from '#base/calendar/rules';
import { stateAfter } from '#base/state-table/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import { giftedProgramOf, programOf } from '#buying/cart/rules';
import { MEMBERSHIP_STATES, termAfter } from '#buying/membership/rules';
import { membershipOrder, shipmentOfLine, type MembershipOrder } from '#buying/orders/server';
import { markMembershipCard } from '#buying/saved-cards/server';
import { makeProfiles, setMembership } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { agreedWith } from './consents.ts';
import { askLetter } from './letters.ts';
import type { GrantDeps } from './membership-deps.ts';
import { LOCK_MEMBERSHIP, WRITE_MEMBERSHIP } from './membership-queries.ts';
import { openGift } from './gifts/open-gift.ts';
import { HAS_TERM, WRITE_TERM } from './term-queries.ts';

/** Called after an order with a membership is placed. What fails is done by the memberships' job a minute later. */
export function makeGrant(deps: GrantDeps): (orderNumber: string, now: Date) => Promise<void> {
  return async (orderNumber, now) => {
    try {
      const order = await membershipOrder(deps.db, orderNumber);
      if (order !== undefined) await grantOrder(deps, order, now);
    } catch (error) {
      deps.failed(error);
    }
  };
}

/** Idempotent: an order is granted once, and handed over once. */
export async function grantOrder(deps: GrantDeps, order: MembershipOrder, now: Date): Promise<void> {
  const gifted = giftedProgramOf(order);
  await deps.db.transaction((tx) =>
    gifted === null ? grantIn(tx, deps, order, now) : openGift(tx, deps, { order, program: gifted }, now),
  );
  const { orderNumber, lineNo } = order;
  const shipmentNo = await shipmentOfLine(deps.db, orderNumber, lineNo);
  // A refusal means that it was handed over already, or that the order was cancelled.
  if (shipmentNo !== undefined) await deps.lifecycle.step({ orderNumber, shipmentNo, step: 'deliver', by: 'shop' }, now);
}

async function grantIn(tx: Queries, deps: GrantDeps, order: MembershipOrder, now: Date): Promise<void> {
  const { orderNumber, profileId, siteId, locale, itemId, lineNo, cents, placedAt } = order;
  const program = programOf(order);
  if (program === null || !(await makeProfiles(tx).lock(tx, profileId))) return;
  if ((await tx.maybe(HAS_TERM, [orderNumber])) !== undefined) return;
  const row = await tx.maybe(LOCK_MEMBERSHIP, [profileId]);
  const running = row === undefined || row.state === 'ended' ? null : row;
  const day = localDay(placedAt, SHIPPED_SITES[siteId].timeZone);
  const term = termAfter(running, { program, day, isRenewal: row?.cartId === order.cartId });
  const { kind, beginsOn, endsOn } = term;
  // A smaller program that was bought beside a larger one lengthens the larger one, and that renews.
  const renewedBy = running !== null && term.program !== program ? running.itemId : itemId;
  // What nobody agreed to does not renew.
  const event = kind === 'renewed' ? 'renew' : (await agreedWith(tx, order)) ? 'grant' : 'grantOnce';
  const next = stateAfter(MEMBERSHIP_STATES, row?.state ?? MEMBERSHIP_STATES.begins, event);
  if (!next.ok) return;
  await tx.run(WRITE_MEMBERSHIP, {
    profileId,
    program: term.program,
    state: next.value,
    siteId,
    locale,
    itemId: renewedBy,
    beginsOn,
    endsOn,
    now,
  });
  await tx.run(WRITE_TERM, { orderNumber, profileId, lineNo, program, kind, beginsOn, endsOn, cents, at: placedAt });
  await setMembership(tx, profileId, { program: term.program, term: { until: endsOn, cents } });
  if (order.savedCard !== null) await markMembershipCard(tx, profileId, order.savedCard);
  await askLetter(tx, deps, { kind: kind === 'renewed' ? 'renewed' : 'started', profileId, day: endsOn, key: orderNumber });
}
