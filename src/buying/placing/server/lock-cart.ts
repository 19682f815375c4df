// The first statements of an order's transaction, sent at once, the lock first, so that the others see the rows as they are under the lock.
import type { Carts } from '#buying/cart/server';
import { couponUserOf, destinationOf } from '#buying/checkout/rules';
import type { Checkouts } from '#buying/checkout/server';
import { PLACING_FACTS } from '#buying/orders/server';
import type { Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

export interface LockDeps {
  readonly carts: Pick<Carts, 'lockForPlacing' | 'lockRemembered'>;
  readonly checkouts: Pick<Checkouts, 'load'>;
}

interface Asking {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly request: { readonly key: string | undefined; readonly cartId: string };
}

const NOTHING_EARLIER = { request: null, existing: null };

/**
 * Locks the cart, prices it again, and reads what stands in checkout and what became of an earlier request or order; a first order skips
 * the last.
 */
export async function lockCart(
  tx: Transaction,
  { carts, checkouts }: LockDeps,
  { visit, shopper, request }: Asking,
  first?: 'first' | 'firstOfGuest',
) {
  const user = async () => couponUserOf(await entering, shopper);
  const locking = first === 'firstOfGuest' ? carts.lockRemembered(tx, visit, user) : carts.lockForPlacing(tx, visit, shopper, user);
  const entering = checkouts.load(tx, shopper.shopperId, visit);
  const [lock, entered, { request: asked, existing }] = await Promise.all([
    locking,
    entering,
    first === undefined ? tx.one(PLACING_FACTS, [shopper.shopperId, request.key ?? null, request.cartId, visit.now]) : NOTHING_EARLIER,
  ]);
  return { priced: lock?.(destinationOf(entered, shopper)) ?? null, entered, asked, existing };
}
