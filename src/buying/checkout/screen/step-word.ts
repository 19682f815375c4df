// What a step of checkout is called: where everything is fetched, nothing is delivered.
import type { CheckoutView } from '#buying/checkout/contract';
import type { CheckoutStep } from '#buying/checkout/rules';

const WORDS = { delivery: 'stepDelivery', payment: 'stepPayment', review: 'stepReview' } as const;

/** The word for it in the catalogue of checkout; of a mixed order the short one. */
export function stepWord(step: CheckoutStep, mode: CheckoutView['mode']) {
  return step === 'delivery' && mode === 'pickup' ? 'pickupHeading' : WORDS[step];
}
