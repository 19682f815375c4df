// Texts of the card form's script: every possible problem of a field, every brand, and the message for a failed request (PAY-4).
import type { CardBrand, CardProblem } from '#buying/payment/rules';

type Code = CardProblem['code'];
/** An object, because the compiler then requires every code. */
const CODES: Readonly<Record<Code, true>> = {
  NUMBER_REQUIRED: true,
  NUMBER_TOO_LONG: true,
  BRAND_UNKNOWN: true,
  NUMBER_INVALID: true,
  AMEX_LENGTH: true,
  EXPIRY_REQUIRED: true,
  EXPIRY_INVALID: true,
  EXPIRY_PAST: true,
  CODE_REQUIRED: true,
  CODE_LENGTH: true,
  GIFT_NUMBER_REQUIRED: true,
  GIFT_NUMBER_SHORT: true,
  PIN_REQUIRED: true,
  PIN_LENGTH: true,
};

/** The texts in the form's language; `{digits}` is a placeholder. */
export type FormWords = Readonly<Record<Code | CardBrand | 'failed' | 'again', string>>;

export const FORM_CODES: readonly Code[] = Object.keys(CODES) as Code[]; // the keys of CODES are its type's
