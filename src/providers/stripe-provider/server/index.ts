export { stripeEvents } from './stripe-events.ts';
export { stripeProvider } from './stripe-provider.ts';
export type { StripeSettings } from './stripe-client.ts';
