// Reward money, gift and prepaid cards of an order, and the rest to pay.
import type { FieldError, GiftCards } from '#buying/checkout/contract';
import {
  applyTenders,
  entriesFor,
  isGift,
  NO_ENTRIES,
  type AppliedTender,
  type CheckoutEntries,
  type GiftTender,
} from '#buying/checkout/rules';
import type { Visit } from '#platform/visit';
import type { GiftCardDeps, CartToPay } from './gift-card-deps.ts';

export function isGiftApplied(applied: AppliedTender): applied is AppliedTender<GiftTender> {
  return isGift(applied.tender);
}

/** What reward money and each card pay, and the rest. Amounts have two decimals. */
export function giftCardsView(
  { tenders, rewards }: Pick<CheckoutEntries, 'tenders' | 'rewards'>,
  total: number,
): Omit<GiftCards, 'errors'> {
  const { applied, left } = applyTenders(total, tenders);
  const ofRewards = applied.find(({ tender }) => !isGift(tender));
  return {
    rewards:
      rewards === null || rewards.balance === 0 ? null : { balance: rewards.balance / 100, amountApplied: (ofRewards?.amount ?? 0) / 100 },
    giftCards: applied.filter(isGiftApplied).map(({ tender: { id, paymentType, lastFour, balance }, amount }) => ({
      id,
      paymentType,
      lastFourDigit: lastFour,
      balance: balance / 100,
      addedToOrder: true,
      amountApplied: amount / 100,
    })),
    remaining: left / 100,
  };
}

/** Reward money and cards as they are now, with the errors of the call. */
export async function withErrors(
  { db, checkouts }: Pick<GiftCardDeps, 'db' | 'checkouts'>,
  visit: Visit,
  cart: CartToPay | null,
  errors: FieldError[],
): Promise<GiftCards> {
  const shopper = await visit.shopper();
  const entries = shopper === null ? NO_ENTRIES : entriesFor(await checkouts.load(db, shopper.shopperId, visit), cart?.cartId);
  return { errors, ...giftCardsView(entries, cart?.total ?? 0) };
}
