// Where checkout begins (APP-6).
import { openStep } from '#buying/checkout/rules';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { isSignedIn } from '#base/shopper/rules';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import type { Checkout } from './read-checkout.ts';

/** The entry point: an empty cart or one that cannot be ordered is shown, guests get the sign-in question once, others go on (APP-6). */
export function entryPageOf({ shopper, loaded, entries, mode }: Checkout, { locale, site }: Visit, toggles: Pick<Toggles, 'isOn'>): string {
  const paths = makePaths(locale);
  const review = loaded?.priced.review;
  if (loaded === null || review === undefined || (!review.proceedCheckout && !review.loginRequired) || review.hardStop)
    return paths.cart(site.tenant, { viewcart: true });
  if (!isSignedIn(shopper)) {
    const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.precheckout() };
    if (review.loginRequired) return paths.login(back);
    // A guest with entries has answered the sign-in question.
    if (entries.email === '') return paths.login({ ...back, type: 'checkout' });
  }
  const isNext = toggles.isOn('nextGenerationCheckout', toggleVisitor(shopper));
  return paths.checkoutEntry(isNext ? site.nextCheckoutUrl : site.checkoutUrl, openStep(entries, mode, loaded.priced.summary.ordTotal));
}
