export type { BraintreeSettings } from './braintree-client.ts';
export { braintreeEvents } from './braintree-events.ts';
export { braintreeProvider } from './braintree-provider.ts';
export { makeSavedTokens } from './saved-tokens.ts';
export { FORGET_PAYPAL_VISITS, makePaypalVisits } from './paypal-visits.ts';
