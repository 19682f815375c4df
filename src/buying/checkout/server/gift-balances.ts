// Balances of gift and prepaid cards, as the payment company knows them now.
import { entriesFor, isGift } from '#buying/checkout/rules';
import { PaymentUnreachable, type GiftBalance } from '#buying/payment/server';
import type { Visit } from '#platform/visit';
import type { GiftCardDeps } from './gift-card-deps.ts';

/** Asks the provider for the cards' balances, stores them, and removes cards that cannot be used any more. */
export async function refreshBalances(
  { db, checkouts, giftCards }: Omit<GiftCardDeps, 'giftTrials'>,
  visit: Visit,
  ownerId: string,
  cartId: string,
): Promise<void> {
  const { tenders } = entriesFor(await checkouts.load(db, ownerId, visit), cartId);
  const answers = await Promise.all(
    tenders.filter(isGift).map(async ({ id, token }) => ({ id, found: await balanceNow(giftCards, token, visit) })),
  );
  const balances = answers.flatMap(({ id, found }) =>
    found === 'unreachable' ? [] : [{ id, balance: 'refused' in found || found.balance === 0 ? null : found.balance }],
  );
  if (balances.length > 0) await checkouts.setBalances(ownerId, visit, balances, visit.now);
}

export async function balanceNow(
  { balance }: GiftCardDeps['giftCards'],
  token: string,
  { site }: Visit,
): Promise<GiftBalance | 'unreachable'> {
  try {
    return await balance(token, site.currency);
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return 'unreachable';
  }
}
