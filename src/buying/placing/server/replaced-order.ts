// The placed order that a cart changes (CART-7): the new order replaces it.
import { stateAfter } from '#base/state-table/rules';
import type { Shopper } from '#base/shopper/rules';
import { done, failed, refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import type { PricedCart } from '#buying/cart/rules';
import { ORDER_STATES } from '#buying/orders/rules';
import { ORDER_TO_REOPEN, toReopen } from '#buying/orders/server';
import type { Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';

interface Buyer {
  readonly visit: Visit;
  readonly shopper: Shopper;
}

/** Its number; null when the cart changes none, or one that was cancelled meanwhile. Fails when that order can no longer be changed. */
export async function replacedOrder(
  tx: Transaction,
  { cart }: PricedCart,
  { visit, shopper }: Buyer,
): Promise<Outcome<string | null, { readonly code: 'ORDER_NOT_CHANGEABLE' }>> {
  const orderNumber = cart.extra?.orderNumber;
  if (orderNumber === undefined) return done(null);
  const order = await tx.maybe(ORDER_TO_REOPEN, toReopen(orderNumber, shopper, visit));
  if (order === undefined || order.status === 'cancelled') return done(null);
  return stateAfter(ORDER_STATES, order.status, 'reopen', order).ok ? done(orderNumber) : failed({ code: 'ORDER_NOT_CHANGEABLE' });
}

/** The placed order is being prepared meanwhile: it stays, and so does the cart. */
export function movedOn({ copyLocale }: Pick<Visit, 'copyLocale'>): Refusal {
  return refuse(409, 'CART_STATUS_ERROR', sayer(ordersWords, copyLocale)('orderMovedOn'));
}
