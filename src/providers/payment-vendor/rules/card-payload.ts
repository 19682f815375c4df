// A card of the form as a company takes it, and what the form hands to the shop's page.
import {
  digitsOf,
  readCardNumber,
  readExpiry,
  type CardForm,
  type CardProblem,
  type CardToken,
  type GiftToken,
} from '#buying/payment/rules';

/** How long a company may take to name a card. */
export const NAMING_LIMIT_MS = 20_000;

/** What comes of sending a card: a token, or what is wrong with it; no problems at all means that no answer came. */
export type Tokenised = CardToken | GiftToken | { readonly problems: readonly CardProblem[] };

/** Long past: what is wrong with a date the form has said before, in the shopper's own calendar. */
const EVER = { year: 2000, month: 1, day: 1 };

export interface CardPayload {
  /** Digits only, at most 16. */
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly code: string;
  readonly shown: Omit<CardToken, 'token'>;
}

/** Of 17 to 19 digits the first 16 go out: they are what was judged (PAY-2, T8). */
export function cardPayload(card: CardForm): CardPayload | { readonly problems: readonly CardProblem[] } {
  const number = readCardNumber(card.number);
  if (!number.ok) return { problems: [{ field: 'number', code: number.problem }] };
  const { digits, brand, lastFour } = number;
  const expiry = readExpiry(card.expiry, EVER);
  // A card of the store's own has no date, and no other company takes it.
  if (!expiry.ok) return { problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  const { month, year } = expiry.expiry;
  return { number: digits, month, year, code: digitsOf(card.securityCode), shown: { brand, lastFour, expiry: { month, year } } };
}
