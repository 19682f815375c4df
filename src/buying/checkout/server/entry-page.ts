// Where checkout begins (APP-6).
import type { LoadedCart } from '#buying/cart/server';
import { openStep } from '#buying/checkout/rules';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { cartQuery, isSignedIn, type CartPurpose } from '#base/shopper/rules';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import type { Checkout } from './read-checkout.ts';

/** The entry point: an empty cart or one that cannot be ordered is shown, guests get the sign-in question once, others go on (APP-6). */
export function entryPageOf(
  { shopper, loaded, entries, mode }: Checkout,
  { locale, site, cartPurpose }: Visit,
  toggles: Pick<Toggles, 'isOn'>,
): string {
  const paths = makePaths(locale);
  const review = loaded?.priced.review;
  const cart = cartQuery(cartPurpose);
  if (loaded === null || review === undefined || isBlocked(loaded.priced, cartPurpose)) return paths.cart(site.tenant, { viewcart: true });
  if (!isSignedIn(shopper)) {
    const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.precheckout(cart) };
    if (review.loginRequired) return paths.login(back);
    // A guest with entries has answered the sign-in question.
    if (entries.email === '') return paths.login({ ...back, type: 'checkout' });
  }
  const isNext = toggles.isOn('nextGenerationCheckout', toggleVisitor(shopper));
  return paths.checkoutEntry(
    isNext ? site.nextCheckoutUrl : site.checkoutUrl,
    openStep(entries, mode, loaded.priced.summary.ordTotal),
    cart,
  );
}

/** The basket's page says what is in the way. Buy now has no page but checkout, which says it. */
function isBlocked({ lines, review }: LoadedCart['priced'], cartPurpose: CartPurpose): boolean {
  if (cartPurpose === 'buyNow') return lines.length === 0;
  return (!review.proceedCheckout && !review.loginRequired) || review.hardStop;
}
