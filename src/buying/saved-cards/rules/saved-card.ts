// The cards a shopper keeps: how many, which one is taken unless another is chosen, what is said of their dates (PAY-2, PAY-3).
import type { CalendarDate } from '#base/calendar/rules';
import { expiresSoon, isExpired, type CardBrand, type Expiry } from '#buying/payment/rules';

/** How many an account keeps. */
export const MOST_CARDS = 10;

/** What a card is marked for: taken unless another is chosen; charged for a paid membership. */
export type CardUse = 'default' | 'membership';

export interface CardFace {
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiry: Expiry | null;
}

/** '' nothing has to be said of its date. An expired one pays for nothing. */
export type ExpiryState = '' | 'EXPIRING_SOON' | 'EXPIRED';

/** `today` is the site's day (T39). */
export function expiryState({ expiry }: Pick<CardFace, 'expiry'>, today: CalendarDate): ExpiryState {
  if (expiry === null) return '';
  if (isExpired(expiry, today)) return 'EXPIRED';
  return expiresSoon(expiry, today) ? 'EXPIRING_SOON' : '';
}

/** All that a shopper sees of a card: what is alike here could not be told apart, and is kept once. */
export function likenessOfCard({ brand, lastFour, expiry }: CardFace): string {
  return [brand, lastFour, expiry === null ? '' : `${expiry.month}/${expiry.year}`].join('|');
}

export interface CardRank {
  /** The shopper said so. */
  readonly marked: boolean;
  readonly state: ExpiryState;
  /** Milliseconds; null: never. */
  readonly lastUsedAt: number | null;
  readonly addedAt: number;
}

/** The default first, then what was used last, then the newest; what is expired comes behind all that is not. */
export function inOrder<C extends CardRank>(cards: readonly C[]): readonly C[] {
  const main = defaultCard(cards);
  const rank = (one: C): number => (one === main ? 2 : 0) - (one.state === 'EXPIRED' ? 4 : 0);
  return cards.toSorted(
    (one, other) => rank(other) - rank(one) || (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0) || other.addedAt - one.addedAt,
  );
}

/** The one that is marked, else the oldest: exactly one while there are any. */
export function defaultCard<C extends CardRank>(cards: readonly C[]): C | undefined {
  return cards.find(({ marked }) => marked) ?? cards.toSorted((one, other) => one.addedAt - other.addedAt)[0];
}

/** The one used for an order last; undefined where none was. */
export function lastUsed<C extends CardRank>(cards: readonly C[]): C | undefined {
  return cards.filter(({ lastUsedAt }) => lastUsedAt !== null).toSorted((one, other) => (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0))[0];
}

interface Offered {
  readonly id: string;
  readonly expiryState: ExpiryState;
}

/** The one checkout begins with: the chosen one, else the first that can pay; never one that was just refused. */
export function offeredFirst<C extends Offered>(cards: readonly C[], chosen: string | null, refused: string | null): C | undefined {
  const usable = cards.filter(({ id, expiryState: state }) => state !== 'EXPIRED' && id !== refused);
  return usable.find(({ id }) => id === chosen) ?? usable[0];
}
