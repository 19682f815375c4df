// The card form as a whole: form, provider and tests share this reading.
import { brandOf, needsExpiry, securityCodeLength, type CardBrand } from './card-brand.ts';
import { readCardNumber, type NumberProblem } from './card-number.ts';
import { digitsOf } from './digits.ts';
import type { CalendarDate } from '#base/calendar/rules';
import { readExpiry, type Expiry, type ExpiryProblem } from './expiry.ts';

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}

/** Which optional fields the form asks for (the frame's `expiry` and `cvv` flags, PAY-4). */
export interface AskedFields {
  readonly expiry: boolean;
  readonly securityCode: boolean;
}

export type CardProblem =
  | { readonly field: 'number'; readonly code: NumberProblem }
  | { readonly field: 'expiry'; readonly code: ExpiryProblem }
  | { readonly field: 'securityCode'; readonly code: 'CODE_REQUIRED' | 'CODE_LENGTH'; readonly digits: 3 | 4 }
  | { readonly field: 'number'; readonly code: 'GIFT_NUMBER_REQUIRED' | 'GIFT_NUMBER_SHORT' }
  | { readonly field: 'securityCode'; readonly code: 'PIN_REQUIRED' | 'PIN_LENGTH' };

export interface ReadCard {
  readonly digits: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiry: Expiry | null;
}

/** Maximum digits of a security code. */
const MAX_SECURITY_CODE = 4;

/** The typed security code: digits only, at most four. */
export function formatSecurityCode(typed: string): string {
  return digitsOf(typed).slice(0, MAX_SECURITY_CODE);
}

/** The card, or the problem of every field. */
export function readCard(
  form: CardForm,
  today: CalendarDate,
  asked: AskedFields = { expiry: true, securityCode: true },
): { readonly problems: readonly CardProblem[]; readonly card: ReadCard | undefined } {
  const problems: CardProblem[] = [];
  const number = readCardNumber(form.number);
  if (!number.ok) problems.push({ field: 'number', code: number.problem });
  const brand = brandOf(digitsOf(form.number));

  const expiryCounts = asked.expiry && (needsExpiry(brand) || form.expiry.trim() !== '');
  const expiry = expiryCounts ? readExpiry(form.expiry, today) : undefined;
  if (expiry?.ok === false) problems.push({ field: 'expiry', code: expiry.problem });

  const digits = securityCodeLength(brand);
  const code = digitsOf(form.securityCode);
  if (asked.securityCode && code === '') problems.push({ field: 'securityCode', code: 'CODE_REQUIRED', digits });
  else if (asked.securityCode && code.length !== digits) problems.push({ field: 'securityCode', code: 'CODE_LENGTH', digits });

  if (problems.length > 0 || !number.ok) return { problems, card: undefined };
  return {
    problems,
    card: { digits: number.digits, brand: number.brand, lastFour: number.lastFour, expiry: expiry?.ok === true ? expiry.expiry : null },
  };
}
