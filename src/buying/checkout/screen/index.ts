/** The frame of every step, and the completed steps. */
export { CheckoutLayout } from './checkout-layout.tsx';
export { pathsOf, useCartPurpose, useCheckoutPaths } from './checkout-paths.ts';
export { DeliveryDone, useDeliveryHeading } from './delivery-done.tsx';
export { GIFT_TAB } from './gift-actions.ts';
export { loadStep } from './load-checkout.ts';
export { PaymentDone } from './payment-done.tsx';
export { StepCard } from './step-card.tsx';
export { StepSubmit } from './step-submit.tsx';
