// Finds out what became of orders whose server was stopped in the middle: the order of the cart says it.
import { orderOfCart } from '#buying/orders/server';
import { LEASE_MS } from './claim-dues.ts';
import { ABANDONED, DUE_OF_CART, EXTEND_LEASE } from './due-queries.ts';
import { askAbout, endAsPlaced, waitWith } from './end-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import type { DueRow } from './restock-rows.ts';

const SENT: ReadonlySet<string> = new Set(['pendingApproval', 'declined', 'withdrawn', 'expired']);

export async function recoverDues(deps: RestockDeps, now: Date): Promise<void> {
  for (const { owner_id: ownerId, cart_id: cartId } of await deps.db.many(ABANDONED, [now])) {
    if (!(await settleDraft(deps, { ownerId, cartId }, now))) continue;
    const declined = await endInterrupted(deps, { ownerId, cartId }, now);
    // The bank said no while nobody listened: the owner is asked, as after every refusal.
    await askAbout(deps, declined, { question: 'cardDeclined', facts: declined[0]?.facts ?? {}, isTry: true }, now);
  }
}

interface CartId {
  readonly ownerId: string;
  readonly cartId: string;
}

/** Ends a draft by the payment company's books; false while they do not say how. */
async function settleDraft({ db, settling }: RestockDeps, { ownerId, cartId }: CartId, now: Date): Promise<boolean> {
  const order = await orderOfCart(db, ownerId, cartId);
  if (order?.status !== 'draft') return true;
  const settled = await settling.settle(order.orderNumber, now);
  if (settled === 'placed' || settled === 'released') return true;
  await db.run(EXTEND_LEASE, [ownerId, cartId, new Date(now.getTime() + LEASE_MS)]);
  return false;
}

/**
 * Locks the cart first: a process that is still placing its order has written a draft, which this reads, or finds that the cart ended. So what goes back to be
 * ordered is never ordered twice. Returns what the bank declined.
 */
function endInterrupted(deps: RestockDeps, cart: CartId, now: Date): Promise<readonly DueRow[]> {
  return deps.db.transaction(async (tx) => {
    await deps.carts.hold(tx, cart);
    const order = await orderOfCart(tx, cart.ownerId, cart.cartId);
    if (order?.status === 'draft') return [];
    const dues = await tx.many(DUE_OF_CART, [cart.ownerId, cart.cartId]);
    if (order !== undefined && (order.isPlaced || SENT.has(order.status))) {
      await endAsPlaced(tx, deps, dues, order.orderNumber, now);
      return [];
    }
    await deps.carts.end(tx, cart, now);
    if (order?.reason?.startsWith('declined:') === true) return dues;
    for (const due of dues) await waitWith(tx, due, { nextAt: now, question: due.question, facts: due.facts });
    return [];
  });
}
