// What keeps an order from being placed; everything is asked again at placing, whatever the screens have shown.
import { typeOf, type CartMessage, type PricedCart } from '#cart/rules';
import { openStep, type CheckoutEntries, type CheckoutMode, type CheckoutStep } from '#checkout/rules';
import { deliveryMode } from '#delivery/rules';
import type { DeclineReason } from '#payment/rules';

export type PlaceProblem =
  | { readonly code: 'EMPTY_CART' }
  /** The cart named is not this shopper's. */
  | { readonly code: 'CART_ID_NOT_FOUND' }
  | { readonly code: 'CHECKOUT_INCOMPLETE'; readonly step: Exclude<CheckoutStep, 'review'> }
  /** What the cart's own review says: out of stock, something to look at, samples only, taxes that nobody can tell. */
  | { readonly code: 'CART_REVIEW'; readonly message: CartMessage }
  | { readonly code: 'LOGIN_REQUIRED' }
  | { readonly code: 'TOTAL_CHANGED'; readonly total: number; readonly currency: string }
  | { readonly code: 'ORDER_IN_PROGRESS' }
  | { readonly code: 'KEY_USED_OTHERWISE' }
  | { readonly code: 'PAYMENT_DECLINED'; readonly reason: DeclineReason; readonly hasBilling: boolean }
  | { readonly code: 'PAYMENT_UNREACHABLE' };

/** What stands in the way of a priced cart and its entries, first things first; null when nothing does. */
export function problemOf(priced: PricedCart, entries: CheckoutEntries, seenTotal: number, currency: string): PlaceProblem | null {
  const { review, summary } = priced;
  if (review.loginRequired) return { code: 'LOGIN_REQUIRED' };
  if (!review.proceedCheckout) {
    const message = review.messages.find((one) => typeOf(one) === 'failure');
    return message === undefined ? { code: 'EMPTY_CART' } : { code: 'CART_REVIEW', message };
  }
  const step = openStep(entries, modeOf(priced));
  if (step !== 'review') return { code: 'CHECKOUT_INCOMPLETE', step };
  return summary.ordTotal === seenTotal ? null : { code: 'TOTAL_CHANGED', total: summary.ordTotal, currency };
}

function modeOf({ lines }: PricedCart): CheckoutMode {
  return deliveryMode(lines.map(({ line }) => line.delivery));
}
