import type { CheckoutView } from '#buying/checkout/contract';

/** Reward money, gift and prepaid cards pay for all of it: no card is asked for, and no question comes before one. */
export function isCovered({ rewards, giftCards, remaining }: Pick<CheckoutView, 'rewards' | 'giftCards' | 'remaining'>): boolean {
  return remaining === 0 && (giftCards.length > 0 || (rewards?.amountApplied ?? 0) > 0);
}
