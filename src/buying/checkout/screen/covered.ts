import type { CheckoutView } from '#buying/checkout/contract';

/** Whether reward money, gift and prepaid cards pay the whole order: the step then asks for no card and shows no captcha. */
export function isCovered({ rewards, giftCards, remaining }: Pick<CheckoutView, 'rewards' | 'giftCards' | 'remaining'>): boolean {
  return remaining === 0 && (giftCards.length > 0 || (rewards?.amountApplied ?? 0) > 0);
}
