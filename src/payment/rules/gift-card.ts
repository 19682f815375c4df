// Gift card numbers and card nicknames: the limits of §5.
import { digitsOf } from './digits.ts';

export const MAX_GIFT_NUMBER = 19;
/** Gift cards carry a PIN as long as an American Express code. */
export const GIFT_CODE_LENGTH = 4;
export const MAX_NICKNAME = 32;

/** Digits only, at most 19. */
export function formatGiftNumber(typed: string): string {
  return digitsOf(typed).slice(0, MAX_GIFT_NUMBER);
}

/** A shopper's own name for a card, cut to what is kept of it. */
export function cardNickname(typed: string): string {
  return [...typed.trim()].slice(0, MAX_NICKNAME).join('');
}
