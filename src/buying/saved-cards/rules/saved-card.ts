// A shopper's saved cards: how many, which is the default, and the state of their expiry (PAY-2, PAY-3).
import type { CalendarDate } from '#base/calendar/rules';
import { expiresSoon, isExpired, type CardBrand, type Expiry } from '#buying/payment/rules';

/** Maximum number of cards per account. */
export const MOST_CARDS = 10;

/** Uses that a card is marked for: `default` pays unless the shopper chooses another; `membership` pays a paid membership. */
export type CardUse = 'default' | 'membership';

export interface CardFace {
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiry: Expiry | null;
}

/** '' for a date without a notice. An expired card cannot pay. */
export type ExpiryState = '' | 'EXPIRING_SOON' | 'EXPIRED';

/** `today` is the site's date (T39). */
export function expiryState({ expiry }: Pick<CardFace, 'expiry'>, today: CalendarDate): ExpiryState {
  if (expiry === null) return '';
  if (isExpired(expiry, today)) return 'EXPIRED';
  return expiresSoon(expiry, today) ? 'EXPIRING_SOON' : '';
}

/** Everything a shopper sees of a card. Cards that are alike here count as the same card. */
export function likenessOfCard({ brand, lastFour, expiry }: CardFace): string {
  return [brand, lastFour, expiry === null ? '' : `${expiry.month}/${expiry.year}`].join('|');
}

export interface CardRank {
  /** The shopper marked it as the default. */
  readonly marked: boolean;
  readonly state: ExpiryState;
  /** Milliseconds; null: never. */
  readonly lastUsedAt: number | null;
  readonly addedAt: number;
}

/** The default first, then the last used, then the newest; expired cards behind all others. */
export function inOrder<C extends CardRank>(cards: readonly C[]): readonly C[] {
  const main = defaultCard(cards);
  const rank = (one: C): number => (one === main ? 2 : 0) - (one.state === 'EXPIRED' ? 4 : 0);
  return cards.toSorted(
    (one, other) => rank(other) - rank(one) || (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0) || other.addedAt - one.addedAt,
  );
}

/** The marked card, else the oldest. */
export function defaultCard<C extends CardRank>(cards: readonly C[]): C | undefined {
  return cards.find(({ marked }) => marked) ?? cards.toSorted((one, other) => one.addedAt - other.addedAt)[0];
}

/** The card used for the latest order; undefined if none was. */
export function lastUsed<C extends CardRank>(cards: readonly C[]): C | undefined {
  return cards.filter(({ lastUsedAt }) => lastUsedAt !== null).toSorted((one, other) => (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0))[0];
}

interface Offered {
  readonly id: string;
  readonly expiryState: ExpiryState;
}

/** The card that checkout preselects: the chosen one, else the first that can pay; never the one just refused. */
export function preselectedCard<C extends Offered>(cards: readonly C[], chosen: string | null, refused: string | null): C | undefined {
  const usable = cards.filter(({ id, expiryState: state }) => state !== 'EXPIRED' && id !== refused);
  return usable.find(({ id }) => id === chosen) ?? usable[0];
}
