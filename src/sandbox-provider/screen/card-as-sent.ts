// A card of the form as other companies take it, and what the shop's page may know of it.
import { brandOf, digitsOf, readExpiry, type CardForm, type CardProblem } from '#payment/rules';
import type { CardTokenMessage } from './parent-door.ts';

/** How long a company may take to name a card. */
export const PATIENCE_MS = 20_000;

/** Long past: what is wrong with a date the form has said before, in the shopper's own calendar. */
const EVER = { year: 2000, month: 1, day: 1 };

export interface CardAsSent {
  /** Digits only. */
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly code: string;
  readonly shown: Omit<CardTokenMessage, 'token'>;
}

export function asSent(card: CardForm): CardAsSent | { readonly problems: readonly CardProblem[] } {
  const number = digitsOf(card.number);
  const brand = brandOf(number);
  const expiry = readExpiry(card.expiry, EVER);
  // A card of the store's own has no date, and no other company takes it.
  if (brand === undefined || !expiry.ok) return { problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  const { month, year } = expiry.expiry;
  return { number, month, year, code: digitsOf(card.securityCode), shown: { brand, lastFour: number.slice(-4), expiry: { month, year } } };
}
