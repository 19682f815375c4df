// Why a payment did not go through, and which of §8's codes and texts the shopper gets (PAY-9).

/** What a provider answers when it does not authorise. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'securityCode' | 'processingError' | 'unknownToken';

export const DECLINE_REASONS: readonly DeclineReason[] = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'securityCode',
  'processingError',
  'unknownToken',
];

export type PaymentCode = 'PAYMENT_OPERATION_FAILED' | 'PAYMENT_EXPIRED' | 'SPAY_API_FAILURE';

/** Message key in the payment words, one per way a card payment can fail. */
export type PaymentText =
  | 'CARD_VERIFY'
  | 'CARD_VERIFY_SHORT'
  | 'CARD_OTHER'
  | 'CARD_PROCESSING'
  | 'PAYMENT_OPERATION_FAILED'
  | 'GENERIC_API_ERROR_SPAY'
  | 'PAYMENT_EXPIRED';

const TABLE: Readonly<
  Record<DeclineReason, { readonly code: PaymentCode; readonly text: PaymentText; readonly withoutBilling?: PaymentText }>
> = {
  declined: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_VERIFY', withoutBilling: 'CARD_VERIFY_SHORT' },
  insufficientFunds: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_OTHER' },
  expiredCard: { code: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED' },
  securityCode: { code: 'PAYMENT_OPERATION_FAILED', text: 'PAYMENT_OPERATION_FAILED' },
  processingError: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_PROCESSING' },
  unknownToken: { code: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED' },
};

/** Code and text of a decline. `hasBilling`: whether the shopper gave a billing address that could be wrong. */
export function paymentProblem(reason: DeclineReason, hasBilling: boolean): { readonly code: PaymentCode; readonly text: PaymentText } {
  const { code, text, withoutBilling } = TABLE[reason];
  return { code, text: hasBilling ? text : (withoutBilling ?? text) };
}
