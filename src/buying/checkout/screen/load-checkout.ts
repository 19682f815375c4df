// Loader of every step: the state of checkout, or a redirect to the page where the shopper belongs.
import { redirect, type RouterContextProvider } from 'react-router';
import type { checkoutContract, CheckoutView } from '#buying/checkout/contract';
import { CHECKOUT_STEPS, type CheckoutStep } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import type { ShownMessage } from '#people/custom-messages/contract';
import { loadShownMessages } from '#people/custom-messages/screen';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { pathsOf } from './checkout-paths.ts';
import { ask, pageVisit } from '#ui/page/page-visit';
import { stepTitle } from './step-title.ts';

export interface StepData {
  readonly checkout: CheckoutView;
  readonly title: string;
  /** What the shopper's organization tells its people. */
  readonly messages: readonly ShownMessage[];
}

/** Shows a step when the ones before it are complete. Redirects to the cart, which says why, when it cannot be ordered. */
export async function loadStep(args: { readonly context: Readonly<RouterContextProvider> }, step: CheckoutStep): Promise<StepData> {
  const { copyLocale, site, cartPurpose } = args.context.get(pageVisit);
  const paths = pathsOf(args);
  const [checkout, messages] = await Promise.all([
    ask<typeof checkoutContract>(args)('GET /cc/api/checkout/default/details', {}),
    loadShownMessages(args, 'checkout'),
  ]);
  if (checkout.cartId === null) {
    // The reply to a placed order may have been lost; then the shopper is looking for that order.
    const { orderNumber } = await ask<typeof ordersContract>(args)('GET /api/orders/latest', {});
    throw redirect(orderNumber === null ? paths.cart(site.tenant, { viewcart: true }) : paths.confirmation(orderNumber));
  }
  if (site.tenant === 'business' && checkout.userType === 'guest') throw redirect(paths.login({ target: paths.precheckout() }));
  // The review shows lines that are out of stock, with remedies; buy now has no other page that does.
  const isShown = cartPurpose === 'buyNow' || (step === 'review' && checkout.openStep === 'review' && checkout.shortages.length > 0);
  if (checkout.stop !== '' && !isShown) throw redirect(paths.cart(site.tenant, { viewcart: true }));
  if (CHECKOUT_STEPS.indexOf(step) > CHECKOUT_STEPS.indexOf(checkout.openStep)) throw redirect(paths.checkout(checkout.openStep));
  const say = sayer(checkoutWords, copyLocale);
  return { checkout, messages, title: `${say(stepTitle(step, checkout.mode))} – ${say('title')}` };
}
