import { paymentContract } from '#buying/payment/contract';
import { FORGET_PAYMENT_EVENTS, payAuthHandlers, type AuthTokens } from '#buying/payment/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

const EVENT_DAYS = 30;

export interface PaymentNeeds {
  readonly authTokens: AuthTokens;
  /** Receives the payment company's notifications, and serves the page that sends shoppers to their bank where the provider needs one. */
  readonly serveEvents: NonNullable<Part['serve']>;
  /** Deletes what the provider's adapter stores for a day. */
  readonly adapterUpkeep: NonNullable<Part['upkeep']>;
}

export function paymentPart({ authTokens, serveEvents, adapterUpkeep }: PaymentNeeds): Part {
  return {
    calls: [answers(paymentContract, payAuthHandlers(authTokens))],
    serve: serveEvents,
    async upkeep(db, now) {
      await adapterUpkeep(db, now);
      await db.run(FORGET_PAYMENT_EVENTS, [daysBefore(now, EVENT_DAYS)]);
    },
  };
}
