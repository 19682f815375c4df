// What keeps an order from being placed; everything is asked again at placing, whatever the screens have shown.
import { isCharged, needsAccounting, typeOf, type CartMessage, type PricedCart } from '#buying/cart/rules';
import {
  arrivalChanges,
  arrivalsSeen,
  mayBillAccount,
  openStep,
  tendersSeen,
  type ArrivalChange,
  type CheckoutEntries,
  type CheckoutMode,
  type CheckoutStep,
} from '#buying/checkout/rules';
import { deliveryMode } from '#goods/delivery/rules';
import type { Locale } from '#base/locale/rules';
import type { DeclineReason, Vendor } from '#buying/payment/rules';
import type { Permissions } from '#base/access/rules';

export type PlaceProblem =
  | { readonly code: 'EMPTY_CART' }
  /** The cart named is not this shopper's. */
  | { readonly code: 'CART_ID_NOT_FOUND' }
  | { readonly code: 'CHECKOUT_INCOMPLETE'; readonly step: Exclude<CheckoutStep, 'review'> }
  /** What the cart's own review says: out of stock, something to look at, samples only, taxes that nobody can tell. */
  | { readonly code: 'CART_REVIEW'; readonly message: CartMessage }
  | { readonly code: 'LOGIN_REQUIRED' }
  /** The account asks for a budget center or a purchase order, and the order names neither (CART-29 isMandatoryEnabled). */
  | { readonly code: 'ACCOUNTING_REQUIRED' }
  | { readonly code: 'TOTAL_CHANGED'; readonly total: number; readonly currency: string }
  /** Goods come on other days than those the shopper saw: these, as far as the screen named them. */
  | { readonly code: 'ARRIVAL_CHANGED'; readonly moved: readonly MovedArrival[] }
  /** Gift cards pay other amounts than those the shopper saw, so the card would too. */
  | { readonly code: 'PAYMENTS_CHANGED' }
  | { readonly code: 'ORDER_IN_PROGRESS' }
  | { readonly code: 'KEY_USED_OTHERWISE' }
  | {
      readonly code: 'PAYMENT_DECLINED';
      readonly reason: DeclineReason;
      readonly hasBilling: boolean;
      /** The card of the account that was to pay. */
      readonly savedCardId: string | undefined;
      readonly vendor: Vendor | null;
    }
  /** The bank asks the shopper there before it pays. */
  | { readonly code: 'PAYMENT_CHALLENGE'; readonly url: string }
  | { readonly code: 'PAYMENT_UNREACHABLE' };

/** Who places the order, and in which money. */
interface Buyer {
  readonly currency: string;
  readonly permissions: Permissions;
}

export interface MovedArrival extends ArrivalChange {
  readonly title: Readonly<Record<Locale, string>>;
}

/** What was on the shopper's screen: the total in cents, the days, and what gift cards pay; undefined when nobody asked for them. */
export interface Seen {
  readonly total: number;
  readonly arrivals: string | undefined;
  readonly tenders: string | undefined;
}

/** What stands in the way of a priced cart and its entries, first things first; null when nothing does. */
export function problemOf(priced: PricedCart, entries: CheckoutEntries, seen: Seen, { currency, permissions }: Buyer): PlaceProblem | null {
  const { review, summary } = priced;
  if (review.loginRequired) return { code: 'LOGIN_REQUIRED' };
  if (!review.proceedCheckout) {
    const message = review.messages.find((one) => typeOf(one) === 'failure');
    return message === undefined ? { code: 'EMPTY_CART' } : { code: 'CART_REVIEW', message };
  }
  const step = openStep(entries, modeOf(priced), summary.ordTotal);
  if (step !== 'review') return { code: 'CHECKOUT_INCOMPLETE', step };
  if (entries.onAccount !== null && !mayBillAccount(permissions)) return { code: 'CHECKOUT_INCOMPLETE', step: 'payment' };
  if (needsAccounting(permissions) && entries.purchaseOrder === '' && !isCharged(priced.cart.accounting))
    return { code: 'ACCOUNTING_REQUIRED' };
  if (summary.ordTotal !== seen.total) return { code: 'TOTAL_CHANGED', total: summary.ordTotal, currency };
  if (seen.tenders !== undefined && seen.tenders !== tendersSeen(summary.ordTotal, entries.tenders)) return { code: 'PAYMENTS_CHANGED' };
  if (seen.arrivals === undefined || seen.arrivals === arrivalsSeen(priced.lines)) return null;
  return { code: 'ARRIVAL_CHANGED', moved: movedArrivals(seen.arrivals, priced) };
}

function movedArrivals(seen: string, { lines }: PricedCart): readonly MovedArrival[] {
  return arrivalChanges(seen, lines).flatMap((change) => {
    const product = lines.find(({ line }) => line.itemId === change.itemId)?.product;
    return product === undefined ? [] : [{ ...change, title: product.title }];
  });
}

function modeOf({ lines }: PricedCart): CheckoutMode {
  return deliveryMode(lines.map(({ line }) => line.delivery));
}
