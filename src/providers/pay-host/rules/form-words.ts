// What the script of the card form says: every problem that a field can have, every brand, and that nothing came of it (PAY-4).
import type { CardBrand, CardProblem } from '#buying/payment/rules';

type Code = CardProblem['code'];
/** As an object, because the compiler asks for each code of one; a list may fall behind. */
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

/** The words in the form's language; `{digits}` stands where a number goes. */
export type FormWords = Readonly<Record<Code | CardBrand | 'failed', string>>;

export const FORM_CODES: readonly Code[] = Object.keys(CODES) as Code[]; // the keys of CODES are its type's
