// A card number as typed: the digits used, their spacing, and the problem (PAY-2, T8).
import { brandOf, type CardBrand } from './card-brand.ts';
import { digitsOf, passesLuhn } from './digits.ts';

/** Longer numbers are refused. */
const MAX_TYPED_DIGITS = 19;
/** The field shows at most this many. */
const MAX_SHOWN_DIGITS = 24;
/** Of 17 to 19 digits the first 16 are used. */
const USED_DIGITS = 16;
/** The shortest numbers in circulation. */
const FEWEST_DIGITS = 13;
const AMERICAN_EXPRESS_DIGITS = 15;

export type NumberProblem = 'NUMBER_REQUIRED' | 'NUMBER_TOO_LONG' | 'BRAND_UNKNOWN' | 'NUMBER_INVALID' | 'AMEX_LENGTH';

export type ReadNumber =
  | { readonly ok: true; readonly digits: string; readonly brand: CardBrand; readonly lastFour: string }
  | { readonly ok: false; readonly problem: NumberProblem };

/** Reads a typed card number. */
export function readCardNumber(typed: string): ReadNumber {
  const all = digitsOf(typed);
  if (all === '') return { ok: false, problem: 'NUMBER_REQUIRED' };
  if (all.length > MAX_TYPED_DIGITS) return { ok: false, problem: 'NUMBER_TOO_LONG' };
  const digits = all.slice(0, USED_DIGITS);
  const brand = brandOf(digits);
  if (brand === undefined) return { ok: false, problem: 'BRAND_UNKNOWN' };
  if (brand === 'AMERICAN_EXPRESS' && all.length !== AMERICAN_EXPRESS_DIGITS) return { ok: false, problem: 'AMEX_LENGTH' };
  if (digits.length < FEWEST_DIGITS || !passesLuhn(digits)) return { ok: false, problem: 'NUMBER_INVALID' };
  return { ok: true, digits, brand, lastFour: digits.slice(-4) };
}

/**
 * Adds the spaces printed on the card while the shopper types: `4111 1111 1111 1111`, American Express `3782 822463 10005`. The field
 * shows some digits more than a card has, so that the shopper sees why the number is too long.
 */
export function spacedCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_SHOWN_DIGITS);
  const groups = brandOf(digits) === 'AMERICAN_EXPRESS' ? [4, 6, MAX_SHOWN_DIGITS - 10] : [4, 4, 4, 4, 4, 4];
  let at = 0;
  const parts = groups.map((size) => digits.slice(at, (at += size)));
  return parts.filter((part) => part !== '').join(' ');
}
