// Reasons not to place an order. Placing checks everything again, whatever the screens have checked.
import type { BudgetEffect } from '#buying/budgets/rules';
import { isCharged, needsAccounting, typeOf, type CartMessage, type PricedCart } from '#buying/cart/rules';
import {
  arrivalChanges,
  arrivalsSeen,
  mayBillAccount,
  openStep,
  tendersSeen,
  type ArrivalChange,
  type BarredShipTo,
  type CheckoutEntries,
  type CheckoutMode,
  type CheckoutStep,
} from '#buying/checkout/rules';
import { enteredMark } from '#buying/checkout/server';
import type { UseProblem } from '#buying/purchase-orders/rules';
import { deliveryMode } from '#goods/delivery/rules';
import type { Locale } from '#base/locale/rules';
import type { DeclineReason, Vendor } from '#buying/payment/rules';
import type { Permissions } from '#base/access/rules';

export type PlaceProblem =
  | { readonly code: 'EMPTY_CART' }
  /** The cart belongs to another shopper. */
  | { readonly code: 'CART_ID_NOT_FOUND' }
  /** `barred`: an address was entered that the shopper may not use any more. */
  | { readonly code: 'CHECKOUT_INCOMPLETE'; readonly step: Exclude<CheckoutStep, 'review'>; readonly barred?: BarredShipTo | null }
  /** The cart's own review: out of stock, needs attention, samples only, unknown taxes. */
  | { readonly code: 'CART_REVIEW'; readonly message: CartMessage }
  | { readonly code: 'LOGIN_REQUIRED' }
  /** A membership in the cart renews itself, and the shopper has not agreed to that, or to other terms (RWD-4). */
  | { readonly code: 'RENEWAL_NOT_AGREED' }
  /** The account requires a budget center or a purchase order, and the order names neither (CART-29 isMandatoryEnabled). */
  | { readonly code: 'ACCOUNTING_REQUIRED' }
  /** Another window has changed the addresses, the contact, the payment or the purchase order since. */
  | { readonly code: 'ENTRIES_CHANGED' }
  | { readonly code: 'TOTAL_CHANGED'; readonly total: number; readonly currency: string }
  /** These goods arrive on other days than the shopper saw, as far as the screen listed them. */
  | { readonly code: 'ARRIVAL_CHANGED'; readonly moved: readonly MovedArrival[] }
  /** Gift cards pay other amounts than the shopper saw, so the primary payment would differ too. */
  | { readonly code: 'PAYMENTS_CHANGED' }
  /** The cart changes a placed order that is being prepared. */
  | { readonly code: 'ORDER_NOT_CHANGEABLE' }
  /** Somebody has to approve it, and a vendor's approval does not last until then (B2B-3). */
  | { readonly code: 'APPROVAL_PAYMENT' }
  /** A rule asks for somebody, and nobody may decide. */
  | { readonly code: 'NOBODY_APPROVES' }
  /** The buyer cannot charge this center now: retired, over, or not for them. */
  | { readonly code: 'BUDGET_CENTER_UNKNOWN'; readonly center: string }
  /** These centers would go over. `keepers` may change budgets. */
  | { readonly code: 'OVER_BUDGET'; readonly effects: readonly BudgetEffect[]; readonly keepers: readonly string[] }
  /** The organization's purchase orders and rules do not allow the order's number. `keepers` may change that. */
  | { readonly code: 'PURCHASE_ORDER'; readonly problem: UseProblem; readonly keepers: readonly string[] }
  | { readonly code: 'ORDER_IN_PROGRESS' }
  | { readonly code: 'KEY_USED_OTHERWISE' }
  | {
      readonly code: 'PAYMENT_DECLINED';
      readonly reason: DeclineReason;
      readonly hasBilling: boolean;
      /** The saved card that was to pay. */
      readonly savedCardId: string | undefined;
      readonly vendor: Vendor | null;
    }
  /** The bank challenges the shopper at `url` before it pays. */
  | { readonly code: 'PAYMENT_CHALLENGE'; readonly url: string }
  | { readonly code: 'PAYMENT_UNREACHABLE' };

/** The buyer's permissions and currency. */
interface Buyer {
  readonly currency: string;
  readonly permissions: Permissions;
}

export interface MovedArrival extends ArrivalChange {
  readonly title: Readonly<Record<Locale, string>>;
}

/** What the shopper saw: total in cents, arrival days, payments, entries (`enteredMark`); undefined where the call does not say. */
export interface Seen {
  readonly total: number;
  readonly arrivals: string | undefined;
  readonly tenders: string | undefined;
  readonly entered: string | undefined;
}

/** The first problem of a priced cart and its entries; null when it can be ordered. */
export function problemOf(priced: PricedCart, entries: CheckoutEntries, seen: Seen, { currency, permissions }: Buyer): PlaceProblem | null {
  const { review, summary } = priced;
  if (review.loginRequired) return { code: 'LOGIN_REQUIRED' };
  if (!review.proceedCheckout) {
    const message = review.messages.find((one) => typeOf(one) === 'failure');
    return message === undefined ? { code: 'EMPTY_CART' } : { code: 'CART_REVIEW', message };
  }
  const step = openStep(entries, modeOf(priced), summary.ordTotal);
  if (step !== 'review') return { code: 'CHECKOUT_INCOMPLETE', step, barred: step === 'delivery' ? entries.barredShipTo : null };
  if (entries.onAccount !== null && !mayBillAccount(permissions)) return { code: 'CHECKOUT_INCOMPLETE', step: 'payment' };
  if (needsAccounting(permissions) && entries.purchaseOrder === '' && !isCharged(priced)) return { code: 'ACCOUNTING_REQUIRED' };
  if (seen.entered !== undefined && seen.entered !== enteredMark(entries)) return { code: 'ENTRIES_CHANGED' };
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
