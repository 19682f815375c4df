export { httpProvider } from './http-provider.ts';
export type { Transport } from './http-transport.ts';
export type { WalletAnswer, WalletRequest, Wallets } from './wallets.ts';
export { authTokens, type AuthTokens } from './auth-tokens.ts';
export { payAuthHandlers } from './pay-auth-handlers.ts';
export { overNetwork } from './network-transport.ts';
export {
  AuthorisationLapsed,
  PaymentUnreachable,
  type AskedBrowser,
  type AskedShopper,
  type Authorisation,
  type AuthoriseRequest,
  type GiftBalance,
  type MoveRequest,
  type PaymentProvider,
} from './payment-provider.ts';
export {
  eventSecretOf,
  FORGET_PAYMENT_EVENTS,
  PAYMENT_EVENTS_PATH,
  servePaymentEvents,
  takePaymentEvents,
  type PaymentEvent,
  type PaymentEventFacts,
} from './payment-events.ts';
export { refuseCardNumber } from './refuse-card-number.ts';
