// A changed order begins with the payment of the placed one.
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { keyOf } from './checkout-key.ts';
import { CARRY_PAYMENT } from './carry-queries.ts';

interface CarriedPayment {
  readonly savedCard: string | null;
  readonly isBilled: boolean;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
}

/** Enters the saved card, the billing to the account and the purchase order of a placed order for the cart that changes it (CART-7). */
export async function carryPayment(
  tx: Queries,
  visit: Visit,
  { cartId, ownerId }: { readonly cartId: string; readonly ownerId: string },
  { savedCard, isBilled, purchaseOrder, purchaseOrderRelease }: CarriedPayment,
): Promise<void> {
  if (savedCard === null && !isBilled) return;
  const card = savedCard === null ? null : { paymentType: 'CREDIT_CARD', cartId, savedCardId: savedCard };
  const payment = card === null ? null : JSON.stringify(card);
  const onAccount = isBilled ? cartId : null;
  const ordered = { purchaseOrder, purchaseOrderRelease };
  await tx.run(CARRY_PAYMENT, { ...keyOf(visit, ownerId), cartId, payment, onAccount, ...ordered, now: visit.now });
}
