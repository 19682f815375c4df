// How Stripe's test cards end.
import type { Stripe } from 'stripe';
import type { Intent } from './stripe-records.ts';

/** Stripe's own test cards: https://docs.stripe.com/testing. */
export const DECLINES: ReadonlyMap<string, { readonly code: Stripe.PaymentIntent.LastPaymentError.Code; readonly decline_code?: string }> =
  new Map(
    Object.entries({
      pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
      pm_card_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
      pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
      pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
      pm_card_chargeDeclinedProcessingError: { code: 'processing_error' },
      pm_card_authenticationRequired: { code: 'authentication_required', decline_code: 'authentication_required' },
    }),
  );

/** Stripe's own test card with a challenge. */
export const ASKED_CARD = 'pm_card_threeDSecureRequired';

/** A payment whose challenge the shopper did not confirm. */
export const NOT_CONFIRMED = {
  status: 'requires_payment_method',
  last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
} as const satisfies Partial<Intent>;
