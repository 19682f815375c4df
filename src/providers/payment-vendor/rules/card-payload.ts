// A card as the form sends it to a company, and the token that the form passes to the shop's page.
import {
  digitsOf,
  readCardNumber,
  readExpiry,
  type CardForm,
  type CardProblem,
  type CardToken,
  type GiftToken,
} from '#buying/payment/rules';

/** Time limit for tokenising. */
export const NAMING_LIMIT_MS = 20_000;

/** The result of sending a card: a token, or the card's problems; an empty list means that no answer came. */
export type Tokenised = CardToken | GiftToken | { readonly problems: readonly CardProblem[] };

/** A date in the past: the form has already checked the expiry against the shopper's own date. */
const EVER = { year: 2000, month: 1, day: 1 };

export interface CardPayload {
  /** Digits only, at most 16. */
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly code: string;
  readonly shown: Omit<CardToken, 'token'>;
}

/** Of 17 to 19 digits the first 16 are sent, the ones that were validated (PAY-2, T8). */
export function cardPayload(card: CardForm): CardPayload | { readonly problems: readonly CardProblem[] } {
  const number = readCardNumber(card.number);
  if (!number.ok) return { problems: [{ field: 'number', code: number.problem }] };
  const { digits, brand, lastFour } = number;
  const expiry = readExpiry(card.expiry, EVER);
  // The store's own cards have no date, and external companies do not accept them.
  if (!expiry.ok) return { problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  const { month, year } = expiry.expiry;
  return { number: digits, month, year, code: digitsOf(card.securityCode), shown: { brand, lastFour, expiry: { month, year } } };
}
