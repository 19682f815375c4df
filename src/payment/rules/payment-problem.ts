// Why a payment did not go through, and which of §8's codes and texts the shopper gets (PAY-9).

/** What a provider answers when it does not authorise. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'securityCode'
  | 'processingError'
  | 'unknownToken'
  // Of gift and prepaid cards; giftBalance: it has less than was asked of it by now.
  | 'giftBalance'
  | 'giftNotFound'
  | 'giftPin'
  | 'giftNotActive'
  | 'giftExpired'
  | 'giftInUse';

export const DECLINE_REASONS: readonly DeclineReason[] = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'securityCode',
  'processingError',
  'unknownToken',
  'giftBalance',
  'giftNotFound',
  'giftPin',
  'giftNotActive',
  'giftExpired',
  'giftInUse',
];

export type PaymentCode =
  | 'PAYMENT_OPERATION_FAILED'
  | 'PAYMENT_EXPIRED'
  | 'SPAY_API_FAILURE'
  | 'GIFT_CARD_D33'
  | 'GIFT_CARD_D38'
  | 'GIFT_CARD_D39';

/** Message key in the payment words, one per way a card payment can fail. */
export type PaymentText =
  | 'CARD_VERIFY'
  | 'CARD_VERIFY_SHORT'
  | 'CARD_OTHER'
  | 'CARD_PROCESSING'
  | 'PAYMENT_OPERATION_FAILED'
  | 'GENERIC_API_ERROR_SPAY'
  | 'PAYMENT_EXPIRED'
  | 'GIFT_CARD_D33'
  | 'GIFT_CARD_D38'
  | 'GIFT_CARD_D39'
  | 'GIFT_BALANCE_CHANGED'
  | 'GIFT_IN_USE';

interface Answer {
  readonly code: PaymentCode;
  readonly text: PaymentText;
  readonly withoutBilling?: PaymentText;
}

const TABLE: Readonly<Record<DeclineReason, Answer>> = {
  declined: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_VERIFY', withoutBilling: 'CARD_VERIFY_SHORT' },
  insufficientFunds: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_OTHER' },
  expiredCard: { code: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED' },
  securityCode: { code: 'PAYMENT_OPERATION_FAILED', text: 'PAYMENT_OPERATION_FAILED' },
  processingError: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_PROCESSING' },
  unknownToken: { code: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED' },
  giftBalance: { code: 'PAYMENT_OPERATION_FAILED', text: 'GIFT_BALANCE_CHANGED' },
  giftNotFound: { code: 'GIFT_CARD_D33', text: 'GIFT_CARD_D33' },
  giftPin: { code: 'GIFT_CARD_D38', text: 'GIFT_CARD_D38' },
  giftNotActive: { code: 'GIFT_CARD_D39', text: 'GIFT_CARD_D39' },
  giftExpired: { code: 'GIFT_CARD_D39', text: 'GIFT_CARD_D39' },
  giftInUse: { code: 'PAYMENT_OPERATION_FAILED', text: 'GIFT_IN_USE' },
};

/** Whether it was a gift or prepaid card that was declined. */
export function isGiftDecline(reason: DeclineReason): boolean {
  return reason.startsWith('gift');
}

/**
 * Code and text of a decline. `hasBilling`: whether the shopper gave a billing address that could be wrong. Of a card that is kept with the
 * account nothing was typed, so nothing typed is to be verified: another one is asked for.
 */
export function paymentProblem(
  reason: DeclineReason,
  { hasBilling, isSaved }: { readonly hasBilling: boolean; readonly isSaved: boolean },
): { readonly code: PaymentCode; readonly text: PaymentText } {
  const { code, text, withoutBilling } = TABLE[reason];
  if (isSaved && !isGiftDecline(reason)) return { code, text: reason === 'processingError' ? 'GENERIC_API_ERROR_SPAY' : 'CARD_OTHER' };
  return { code, text: hasBilling ? text : (withoutBilling ?? text) };
}
