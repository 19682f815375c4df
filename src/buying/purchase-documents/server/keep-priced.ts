// Writes down what is about to be placed for a purchasing system.
import type { BuyerLine } from '#buying/purchase-documents/rules';
import { LEASE_MS } from './begin-order.ts';
import type { FilledCart } from './cart-of-order.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { PRICE_INCOMING, type OrderSaid } from './incoming-queries.ts';
import type { OrderToWork, Trying } from './order-to-work.ts';

/** What every document about the order repeats. */
export const saidBy = ({ order, language, payloadId, deploymentMode }: OrderToWork): OrderSaid => ({
  orderDate: order.orderDate,
  language,
  payloadId,
  deploymentMode,
});

/** Written down before it is placed, so that a crash can be told from an order that never was. False: another server has it. */
export async function keepPriced(
  { db }: DocumentsDeps,
  trying: Trying,
  matched: readonly BuyerLine[],
  { priced }: FilledCart,
): Promise<boolean> {
  const { connection, order, documentId, cartId, cartBefore, shopper, now } = trying;
  const { accountNumber, connectionId } = connection;
  const kept = await db.run(PRICE_INCOMING, {
    accountNumber,
    connectionId,
    orderId: order.orderId,
    documentId,
    cartId,
    cartBefore,
    profileId: shopper.profile.profileId,
    total: priced.summary.ordTotal,
    lines: JSON.stringify(matched),
    said: JSON.stringify(saidBy(trying)),
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  });
  return kept > 0;
}
