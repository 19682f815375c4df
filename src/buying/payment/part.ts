import { paymentContract } from '#buying/payment/contract';
import { FORGET_PAYMENT_EVENTS, payAuthHandlers, type AuthTokens } from '#buying/payment/server';
import { answers, type Part } from '#platform/part';

export interface PaymentNeeds {
  readonly authTokens: AuthTokens;
  /** Receives the payment company's notifications, and serves the page that sends shoppers to their bank where the provider needs one. */
  readonly serveEvents: NonNullable<Part['serve']>;
  /** What the adapters of payment companies store. */
  readonly adapterKeeps: NonNullable<Part['keeps']>;
}

export function paymentPart({ authTokens, serveEvents, adapterKeeps }: PaymentNeeds): Part {
  return {
    calls: [answers(paymentContract, payAuthHandlers(authTokens))],
    serve: serveEvents,
    keeps: [...adapterKeeps, { what: 'messages of payment companies', days: 30, since: 'they arrived', forget: FORGET_PAYMENT_EVENTS }],
  };
}
