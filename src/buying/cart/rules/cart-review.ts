// Whether the cart can go on to checkout, and what blocks it (CHK-3, CART-29).
import type { CartFacts } from './cart-facts.ts';
import { lacksStore, type CartMessage, type StopCause } from './cart-message.ts';
import { typeOf } from './message-type.ts';
import type { PricedLine } from './priced-line.ts';
import type { CartSummary } from './totals.ts';

export interface CartReview {
  /** Nothing blocks checkout. */
  readonly proceedCheckout: boolean;
  /** A line blocks the order until the shopper removes or changes it. */
  readonly hardStop: boolean;
  /** The account requires a sign-in to buy. */
  readonly loginRequired: boolean;
  readonly messages: readonly CartMessage[];
}

const EMPTY: CartReview = { proceedCheckout: false, hardStop: false, loginRequired: false, messages: [{ code: 'EMPTY_CART' }] };

/** `feesUnknown`: the taxes are unknown right now, so the shop sells nothing. */
export function reviewCart(
  lines: readonly PricedLine[],
  summary: CartSummary,
  { site, shopper }: CartFacts,
  feesUnknown: boolean,
): CartReview {
  if (lines.length === 0) return EMPTY;
  const messages: CartMessage[] = [];
  const cause = stopOf(lines);
  if (cause !== null) messages.push({ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause });
  if (feesUnknown) messages.push({ code: 'GLOBAL_FEE_SERVICE_IS_DOWN' });
  const samplesOnly = lines.every(({ product }) => product?.kind === 'freeSample');
  if (samplesOnly) messages.push({ code: 'SAMPLES_ONLY' });
  // A membership needs an owner.
  const forWhom = shopper.signedIn || !lines.some(({ product }) => product?.kind === 'membership');
  if (!forWhom) messages.push({ code: 'MISSING_WEB_USER_ID' });
  if (summary.cartSubTotal > 0 && summary.cartSubTotal < site.smallOrder) messages.push({ code: 'SMALL_ORDER', below: site.smallOrder });
  return {
    proceedCheckout: cause === null && !samplesOnly && !feesUnknown,
    hardStop: cause !== null,
    loginRequired: (site.tenant === 'business' && !shopper.signedIn) || !forWhom,
    messages,
  };
}

/** The most urgent cause: out of stock first, then other failures or short lines; `chooseStore` when choosing a store fixes everything. */
function stopOf(lines: readonly PricedLine[]): StopCause | null {
  let cause: StopCause | null = null;
  for (const { messages } of lines) {
    for (const message of messages) {
      if (message.code === 'OUT_OF_STOCK') return 'outOfStock';
      if (message.code !== 'PARTIAL_QTY_AVAILABLE' && typeOf(message) !== 'failure') continue;
      cause = cause !== 'attention' && lacksStore(message) ? 'chooseStore' : 'attention';
    }
  }
  return cause;
}
