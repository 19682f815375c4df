// Finds out what became of renewals whose server was stopped in the middle: the order of the cart says it (decision 0442).
import { membershipOrder, orderOfCart } from '#buying/orders/server';
import { noteDecline } from './end-membership.ts';
import { grantOrder } from './grant.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { ABANDONED_RENEWALS, EXTEND_RENEWAL, FREE_RENEWAL, type MembershipRow } from './membership-queries.ts';
import { LEASE_MS } from './renew.ts';

export async function recoverRenewals(deps: MembershipDeps, now: Date): Promise<void> {
  for (const row of await deps.db.many(ABANDONED_RENEWALS, [now])) {
    const { profileId: ownerId, cartId } = row;
    if (cartId === null || !(await settleDraft(deps, { ownerId, cartId }, now))) continue;
    if ((await endInterrupted(deps, { ownerId, cartId }, row, now)) === 'declined') await noteDecline(deps, row, now);
  }
}

interface CartId {
  readonly ownerId: string;
  readonly cartId: string;
}

/** Ends a draft by the payment company's books; false while they do not say how. */
async function settleDraft({ db, settling }: MembershipDeps, { ownerId, cartId }: CartId, now: Date): Promise<boolean> {
  const order = await orderOfCart(db, ownerId, cartId);
  if (order?.status !== 'draft') return true;
  const settled = await settling.settle(order.orderNumber, now);
  if (settled === 'placed' || settled === 'released') return true;
  await db.run(EXTEND_RENEWAL, [ownerId, cartId, new Date(now.getTime() + LEASE_MS)]);
  return false;
}

/** Locks the cart first. A process that is still placing its order has written a draft, which this reads, or finds that the cart ended. */
async function endInterrupted(deps: MembershipDeps, cart: CartId, row: MembershipRow, now: Date): Promise<'declined' | 'over'> {
  const order = await deps.db.transaction(async (tx) => {
    await deps.carts.hold(tx, cart);
    const found = await orderOfCart(tx, cart.ownerId, cart.cartId);
    if (found?.status === 'draft' || found?.isPlaced === true) return found;
    await deps.carts.end(tx, cart, now);
    await tx.run(FREE_RENEWAL, [row.profileId, cart.cartId]);
    return found;
  });
  if (order?.isPlaced === true) {
    const bought = await membershipOrder(deps.db, order.orderNumber);
    if (bought !== undefined) await grantOrder(deps, bought, now);
  }
  return order?.reason?.startsWith('declined:') === true ? 'declined' : 'over';
}
