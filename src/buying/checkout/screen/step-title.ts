// The title of a checkout step: a cart of pickups only has no "delivery".
import type { CheckoutView } from '#buying/checkout/contract';
import type { CheckoutStep } from '#buying/checkout/rules';

const WORDS = { delivery: 'stepDelivery', payment: 'stepPayment', review: 'stepReview' } as const;

/** The message key of the title; a mixed order uses the short one. */
export function stepTitle(step: CheckoutStep, mode: CheckoutView['mode']) {
  return step === 'delivery' && mode === 'pickup' ? 'pickupHeading' : WORDS[step];
}
