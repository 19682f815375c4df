// Whether the shopper agreed to what a membership in the cart renews for: nothing that renews itself is ordered without that (RWD-4).
import type { PricedCart } from '#buying/cart/rules';
import { renewalTerms, type RenewalTerms } from '#buying/checkout/server';
import type { CopyLocale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';

/** What is kept of an agreement: who, with which order, which words in which language, when. */
export interface RenewalConsent {
  readonly profileId: string;
  /** Null: no order; the renewal was turned on. */
  readonly orderNumber: string | null;
  readonly itemId: string;
  readonly words: string;
  readonly locale: CopyLocale;
  readonly at: Date;
}

/** The terms that were agreed to; null: nothing in the cart renews, or nobody was there who could agree, so that it will not renew. */
export function agreedRenewal(
  priced: PricedCart,
  visit: Visit,
  ticked: string | null,
): Outcome<RenewalTerms | null, { readonly code: 'RENEWAL_NOT_AGREED' }> {
  const terms = ticked === null ? null : renewalTerms(priced, visit);
  return terms === null || terms.words === ticked ? done(terms) : failed({ code: 'RENEWAL_NOT_AGREED' });
}
