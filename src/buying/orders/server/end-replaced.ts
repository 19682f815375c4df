// Ends the order that another one replaces, in the transaction that places the other (CART-7).
import { creditCharges } from '#buying/budgets/server';
import { creditPurchaseOrders } from '#buying/purchase-orders/server';
import type { Inventory } from '#goods/inventory/server';
import type { Coupons } from '#goods/promotions/server';
import type { Transaction } from '#platform/db';
import { WRITE_EVENT } from './order-event-queries.ts';
import { REOPEN_ORDER, STATUS_OF } from './reopen-queries.ts';

/** Rolls the transaction back: the order that was to be replaced is being prepared, so it stays. */
export class NotReplaceable extends Error {
  override readonly name = 'NotReplaceable';
}

interface ReplacedDeps {
  readonly inventory: Pick<Inventory, 'release'>;
  readonly coupons: Pick<Coupons, 'release'>;
}

/**
 * Gives back its goods, coupons, budgets and purchase order, and queues the end of its authorisation. An order that was cancelled meanwhile has given them back already.
 * @throws NotReplaceable
 */
export async function endReplaced(tx: Transaction, { inventory, coupons }: ReplacedDeps, orderNumber: string, now: Date): Promise<void> {
  const ended = await tx.maybe(REOPEN_ORDER, [orderNumber, now]);
  if (ended === undefined) {
    if ((await tx.maybe(STATUS_OF, [orderNumber]))?.status === 'cancelled') return;
    throw new NotReplaceable(`Order ${orderNumber} can no longer be changed`);
  }
  // The shopper, who did it, needs no mail about the end.
  await tx.maybe(WRITE_EVENT, {
    orderNumber,
    kind: 'cancelled',
    shipmentNo: null,
    lineNos: ended.line_nos,
    returnNo: null,
    amount: ended.total,
    by: 'shopper',
    now,
    tasks: ['void', 'webhook'],
  });
  await coupons.release(tx, orderNumber);
  await inventory.release(tx, orderNumber);
  const step = { orderNumber, kind: 'cancelled', cause: 'replaced' } as const;
  await creditCharges(tx, step, null, now);
  await creditPurchaseOrders(tx, step, 'all', now);
}
