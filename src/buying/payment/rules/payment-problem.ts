// Why a payment failed, with the §8 code and text for the shopper (PAY-9).
import type { Vendor } from './vendor-payment.ts';

/** The provider's reason when it does not authorise. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'securityCode'
  /** The typed details do not match the bank's, which does not say which. */
  | 'notVerified'
  | 'processingError'
  | 'unknownToken'
  /** The shopper did not answer the bank's challenge, or not correctly. */
  | 'challengeFailed'
  // Gift and prepaid cards; giftBalance: the card has less than it should pay.
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

/** §8's codes of vendors: a refusal, or a request to try again. */
export type VendorCode = 'PAYPAL_AUTH_FAILURE' | 'PAYPAL_AUTH_RETRY' | 'KLARNA_AUTH_FAILURE' | 'KLARNA_AUTH_RETRY';

export type PaymentCode =
  | 'PAYMENT_OPERATION_FAILED'
  | 'PAYMENT_EXPIRED'
  | 'SPAY_API_FAILURE'
  | 'GIFT_CARD_D33'
  | 'GIFT_CARD_D38'
  | 'GIFT_CARD_D39'
  | VendorCode;

/** Message keys, one for each way a payment can fail. */
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

/** The payment that was declined. */
interface DeclinedMeans {
  readonly hasBilling: boolean;
  readonly isSaved: boolean;
  readonly vendor?: Vendor | null;
}

/**
 * Code and text of a decline. `hasBilling`: the shopper typed a billing address, which could be wrong; `vendor`: who was to pay in place of
 * a card. For a saved card the text asks for another card, since the shopper typed nothing that could be wrong.
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

/** The cart's message for the code that ended a visit to a vendor; null for any other code. */
export function vendorFailure(code: string | null): PaymentText | null {
  return FAILURES.get(code ?? '') ?? null;
}

/** A vendor's refusal or retry. A card wallet has no codes of its own. */
export function vendorProblem(vendor: Vendor, answer: 'refused' | 'retry'): PaymentProblem {
  if (vendor === 'APPLE_PAY' || vendor === 'VISA_PAY') return { code: 'PAYMENT_OPERATION_FAILED', text: 'ACI_SUBMIT_ERROR' };
  const code = answer === 'retry' ? (`${vendor}_AUTH_RETRY` as const) : (`${vendor}_AUTH_FAILURE` as const);
  return { code, text: code };
}
