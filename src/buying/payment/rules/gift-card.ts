// Gift and prepaid cards: their form, the limits of §5, and the §8 code of each refusal (PAY-2, PAY-6).
import { singleLine } from '#base/locale/rules';
import type { CardForm, CardProblem } from './card-form.ts';
import { digitsOf } from './digits.ts';

const MAX_GIFT_NUMBER = 19;
/** The field shows some digits more, so that the shopper sees why a number is too long instead of a number cut to a valid one. */
const MAX_SHOWN_DIGITS = 24;
const FEWEST_GIFT_DIGITS = 13;
/** The PIN of a gift card is as long as an American Express code. */
const GIFT_CODE_LENGTH = 4;
export const MAX_NICKNAME = 32;
/** Maximum number of gift and prepaid cards on an order. */
export const MAX_GIFT_CARDS = 5;

export const GIFT_TYPES = ['GIFT_CARD', 'PREPAID_CARD'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Why a card has no usable balance. */
export type GiftRefusal = 'notFound' | 'wrongPin' | 'notActive' | 'expired';

/** §8's codes: unknown number, wrong PIN, unusable card. */
export const GIFT_CODES = {
  notFound: 'GIFT_CARD_D33',
  wrongPin: 'GIFT_CARD_D38',
  notActive: 'GIFT_CARD_D39',
  expired: 'GIFT_CARD_D39',
} as const;

/** `6006 0025 0000 0014`: groups of four while the shopper types. */
export function spacedGiftNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, MAX_SHOWN_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Prepaid cards have their own prefix; every other valid number is a gift card. */
export function giftKindOf(digits: string): GiftType | undefined {
  if (digits.startsWith('6027')) return 'PREPAID_CARD';
  return digits.startsWith('6006') ? 'GIFT_CARD' : undefined;
}

export interface ReadGiftCard {
  readonly digits: string;
  readonly paymentType: GiftType;
  readonly lastFour: string;
  readonly pin: string;
}

/** The card, or the problem of every field. Only the provider knows whether the card exists. */
export function readGiftCard({ number, securityCode }: Pick<CardForm, 'number' | 'securityCode'>): {
  readonly problems: readonly CardProblem[];
  readonly card: ReadGiftCard | undefined;
} {
  const problems: CardProblem[] = [];
  const digits = digitsOf(number);
  if (digits === '') problems.push({ field: 'number', code: 'GIFT_NUMBER_REQUIRED' });
  else if (digits.length < FEWEST_GIFT_DIGITS) problems.push({ field: 'number', code: 'GIFT_NUMBER_SHORT' });
  else if (digits.length > MAX_GIFT_NUMBER) problems.push({ field: 'number', code: 'NUMBER_TOO_LONG' });
  const pin = digitsOf(securityCode);
  if (pin === '') problems.push({ field: 'securityCode', code: 'PIN_REQUIRED' });
  else if (pin.length !== GIFT_CODE_LENGTH) problems.push({ field: 'securityCode', code: 'PIN_LENGTH' });
  if (problems.length > 0) return { problems, card: undefined };
  return { problems, card: { digits, paymentType: giftKindOf(digits) ?? 'GIFT_CARD', lastFour: digits.slice(-4), pin } };
}

/** A shopper's name for a card, cut to the stored length. */
export function cardNickname(typed: string): string {
  return [...singleLine(typed)].slice(0, MAX_NICKNAME).join('');
}
