// Gift and prepaid cards: their form, the limits of §5, and which of §8's codes a refused one gets (PAY-2, PAY-6).
import { singleLine } from '#base/locale/rules';
import type { CardForm, CardProblem } from './card-form.ts';
import { digitsOf } from './digits.ts';

export const MAX_GIFT_NUMBER = 19;
const FEWEST_GIFT_DIGITS = 13;
/** Gift cards carry a PIN as long as an American Express code. */
export const GIFT_CODE_LENGTH = 4;
export const MAX_NICKNAME = 32;
/** How many gift and prepaid cards one order takes. */
export const MAX_GIFT_CARDS = 5;

export const GIFT_TYPES = ['GIFT_CARD', 'PREPAID_CARD'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Why there is no balance of a card. */
export type GiftRefusal = 'notFound' | 'wrongPin' | 'notActive' | 'expired';

/** §8's codes: the number is unknown, the PIN is wrong, the card cannot be used. */
export const GIFT_CODES = {
  notFound: 'GIFT_CARD_D33',
  wrongPin: 'GIFT_CARD_D38',
  notActive: 'GIFT_CARD_D39',
  expired: 'GIFT_CARD_D39',
} as const;

/** Digits only, at most 19. */
export function formatGiftNumber(typed: string): string {
  return digitsOf(typed).slice(0, MAX_GIFT_NUMBER);
}

/** `6006 0025 0000 0014`: in fours, while it is typed. */
export function spacedGiftNumber(typed: string): string {
  return formatGiftNumber(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Prepaid cards have a prefix of their own; everything else that may be a gift card is one. */
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

/** Every field's problem, or the card. Whether there is such a card, its provider knows. */
export function readGiftCard({ number, securityCode }: Pick<CardForm, 'number' | 'securityCode'>): {
  readonly problems: readonly CardProblem[];
  readonly card: ReadGiftCard | undefined;
} {
  const problems: CardProblem[] = [];
  const digits = formatGiftNumber(number);
  if (digits === '') problems.push({ field: 'number', code: 'GIFT_NUMBER_REQUIRED' });
  else if (digits.length < FEWEST_GIFT_DIGITS) problems.push({ field: 'number', code: 'GIFT_NUMBER_SHORT' });
  const pin = digitsOf(securityCode);
  if (pin === '') problems.push({ field: 'securityCode', code: 'PIN_REQUIRED' });
  else if (pin.length !== GIFT_CODE_LENGTH) problems.push({ field: 'securityCode', code: 'PIN_LENGTH' });
  if (problems.length > 0) return { problems, card: undefined };
  return { problems, card: { digits, paymentType: giftKindOf(digits) ?? 'GIFT_CARD', lastFour: digits.slice(-4), pin } };
}

/** A shopper's own name for a card, cut to what is kept of it. */
export function cardNickname(typed: string): string {
  return [...singleLine(typed)].slice(0, MAX_NICKNAME).join('');
}
