// A paid order opens a gift, once: to whom it goes was said beside its cart, or is asked for by mail (RWD-4).
import { stateAfter } from '#base/state-table/rules';
import type { Program } from '#buying/cart/rules';
import { GIFT_STATES } from '#buying/membership/rules';
import type { MembershipOrder } from '#buying/orders/server';
import type { Queries } from '#platform/db';
import type { GrantDeps } from '../membership-deps.ts';
import { askGiftLetter } from './ask-gift-letter.ts';
import { TAKE_PLAN } from './gift-plan-queries.ts';
import { ADDRESS_GIFT, OPEN_GIFT } from './gift-queries.ts';

export async function openGift(
  tx: Queries,
  deps: Pick<GrantDeps, 'jobs'>,
  { order, program }: { readonly order: MembershipOrder; readonly program: Program },
  now: Date,
): Promise<void> {
  const { orderNumber, lineNo, profileId: giverId, siteId, locale, cents, placedAt: boughtAt, cartId } = order;
  const opened = await tx.maybe(OPEN_GIFT, { orderNumber, lineNo, giverId, siteId, locale, program, cents, boughtAt, now });
  if (opened === undefined) return;
  const wishes = await tx.maybe(TAKE_PLAN, [cartId, giverId]);
  const next = stateAfter(GIFT_STATES, GIFT_STATES.begins, 'address');
  if (wishes !== undefined && next.ok) await tx.run(ADDRESS_GIFT, { ...wishes, orderNumber, state: next.value, now });
  await askGiftLetter(tx, deps, { kind: wishes === undefined ? 'unaddressed' : 'paid', orderNumber, key: orderNumber });
}
