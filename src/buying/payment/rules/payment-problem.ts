// Why a payment did not go through, and which of §8's codes and texts the shopper gets (PAY-9).
import type { Vendor } from './vendor-payment.ts';

/** What a provider answers when it does not authorise. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'securityCode'
  /** What was typed does not fit what the bank has, and it does not say what. */
  | 'notVerified'
  | 'processingError'
  | 'unknownToken'
  /** The bank's question was not answered, or not as the bank wants it. */
  | 'challengeFailed'
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
  'notVerified',
  'processingError',
  'unknownToken',
  'challengeFailed',
  'giftBalance',
  'giftNotFound',
  'giftPin',
  'giftNotActive',
  'giftExpired',
  'giftInUse',
];

/** What §8 says of a vendor: it refuses, or asks the shopper to try again. */
export type VendorCode = 'PAYPAL_AUTH_FAILURE' | 'PAYPAL_AUTH_RETRY' | 'KLARNA_AUTH_FAILURE' | 'KLARNA_AUTH_RETRY';

export type PaymentCode =
  | 'PAYMENT_OPERATION_FAILED'
  | 'PAYMENT_EXPIRED'
  | 'SPAY_API_FAILURE'
  | 'GIFT_CARD_D33'
  | 'GIFT_CARD_D38'
  | 'GIFT_CARD_D39'
  | VendorCode;

/** Message key in the payment words, one per way a card payment can fail. */
export type PaymentText =
  | 'CARD_VERIFY'
  | 'CARD_VERIFY_SHORT'
  | 'CARD_VERIFY_ANY'
  | 'CARD_OTHER'
  | 'CARD_PROCESSING'
  | 'PAYMENT_OPERATION_FAILED'
  | 'GENERIC_API_ERROR_SPAY'
  | 'PAYMENT_EXPIRED'
  | 'CHALLENGE_FAILED'
  | 'ACI_SUBMIT_ERROR'
  | VendorCode
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
  notVerified: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_VERIFY_ANY' },
  processingError: { code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_PROCESSING' },
  unknownToken: { code: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED' },
  challengeFailed: { code: 'PAYMENT_OPERATION_FAILED', text: 'CHALLENGE_FAILED' },
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

interface PaymentProblem {
  readonly code: PaymentCode;
  readonly text: PaymentText;
}

/** What was to pay. */
interface DeclinedMeans {
  readonly hasBilling: boolean;
  readonly isSaved: boolean;
  readonly vendor?: Vendor | null;
}

/**
 * Code and text of a decline. `hasBilling`: whether the shopper gave a billing address that could be wrong; `vendor`: who was to pay in place
 * of a card. Of a card that is kept with the account nothing was typed, so nothing typed is to be verified: another one is asked for.
 */
export function paymentProblem(reason: DeclineReason, { hasBilling, isSaved, vendor = null }: DeclinedMeans): PaymentProblem {
  if (vendor !== null) return vendorProblem(vendor, reason === 'processingError' ? 'retry' : 'refused');
  const { code, text, withoutBilling } = TABLE[reason];
  if (isSaved && !isGiftDecline(reason)) return { code, text: reason === 'processingError' ? 'GENERIC_API_ERROR_SPAY' : 'CARD_OTHER' };
  return { code, text: hasBilling ? text : (withoutBilling ?? text) };
}

const FAILURES: ReadonlyMap<string, PaymentText> = new Map(
  Object.entries({
    PAYPAL_AUTH_FAILURE: 'PAYPAL_AUTH_FAILURE',
    KLARNA_AUTH_FAILURE: 'KLARNA_AUTH_FAILURE',
    PAYMENT_OPERATION_FAILED: 'ACI_SUBMIT_ERROR',
    SPAY_API_FAILURE: 'GENERIC_API_ERROR_SPAY',
  }),
);

/** What the cart says of a code that a visit to a vendor ended with; null for any other. */
export function vendorFailure(code: string | null): PaymentText | null {
  return FAILURES.get(code ?? '') ?? null;
}

/** Of what a vendor answers when it does not pay. A wallet of cards has no codes of its own. */
export function vendorProblem(vendor: Vendor, answer: 'refused' | 'retry'): PaymentProblem {
  if (vendor === 'APPLE_PAY' || vendor === 'VISA_PAY') return { code: 'PAYMENT_OPERATION_FAILED', text: 'ACI_SUBMIT_ERROR' };
  const code = answer === 'retry' ? (`${vendor}_AUTH_RETRY` as const) : (`${vendor}_AUTH_FAILURE` as const);
  return { code, text: code };
}
