// Maps Stripe's decline reasons: https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes, read in November 2026.
import type { DeclineReason } from '#buying/payment/rules';

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    insufficient_funds: 'insufficientFunds',
    withdrawal_count_limit_exceeded: 'insufficientFunds',
    card_velocity_exceeded: 'insufficientFunds',
    expired_card: 'expiredCard',
    invalid_expiry_month: 'expiredCard',
    invalid_expiry_year: 'expiredCard',
    incorrect_cvc: 'securityCode',
    invalid_cvc: 'securityCode',
    incorrect_address: 'notVerified',
    incorrect_zip: 'notVerified',
    authentication_required: 'challengeFailed',
    payment_intent_authentication_failure: 'challengeFailed',
    processing_error: 'processingError',
    issuer_not_available: 'processingError',
    reenter_transaction: 'processingError',
    try_again_later: 'processingError',
  }),
);

/** The bank's reason wins over Stripe's code. Every other code is a plain decline, with no reason that would help the shopper. */
export function reasonOf({ code = '', decline_code = '' }: { readonly code?: string; readonly decline_code?: string }): DeclineReason {
  return REASONS.get(decline_code) ?? REASONS.get(code) ?? 'declined';
}
