// Removes and restores gift and prepaid cards of an order, by id (PAY-6).
import type { GiftCards } from '#buying/checkout/contract';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';
import type { GiftCardDeps, CartToPay } from './gift-card-deps.ts';
import { withErrors } from './gift-cards-view.ts';

/** `removed`: the card that can be restored. */
export async function removeGiftCard(deps: GiftCardDeps, visit: Visit, cart: CartToPay | null, id: string): Promise<GiftCards | Refusal> {
  const shopper = await visit.shopper();
  const isGone = shopper !== null && (await deps.checkouts.removeTender(shopper.shopperId, visit, id, visit.now));
  return isGone ? withErrors(deps, visit, cart, []) : unknownCard(visit);
}

export async function restoreGiftCard(deps: GiftCardDeps, visit: Visit, cart: CartToPay | null, id: string): Promise<GiftCards | Refusal> {
  const shopper = await visit.shopper();
  const isBack = shopper !== null && (await deps.checkouts.restoreTender(shopper.shopperId, visit, id, visit.now));
  return isBack ? withErrors(deps, visit, cart, []) : unknownCard(visit);
}

function unknownCard(visit: Visit): Refusal {
  return refuse(404, 'PAYMENT_NOT_FOUND', sayer(paymentWords, visit.copyLocale)('giftGone'));
}
