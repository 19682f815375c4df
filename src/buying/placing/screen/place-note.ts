// The note under the place-order button: what is charged, and when.
import type { CheckoutView } from '#buying/checkout/contract';
import { paidFrom, type PaidFrom } from '#buying/orders/rules';
import { meansOf } from '#buying/payment/rules';

type Tenders = Pick<CheckoutView, 'accountBilling' | 'payment' | 'giftCards' | 'rewards' | 'remaining'>;

/** Order page and mails use the same rule. */
export function placeNoteOf({ accountBilling, payment, giftCards, rewards, remaining }: Tenders): `placeNote${PaidFrom}` {
  const gifts = giftCards.filter(({ amountApplied }) => amountApplied > 0);
  const from = paidFrom({
    payments: [
      ...gifts.map(({ paymentType, lastFourDigit }) => ({ brand: paymentType, lastFour: lastFourDigit })),
      // A chosen payment stays in checkout even when the tenders pay everything.
      ...(payment === null || remaining === 0 ? [] : [meansOf(payment)]),
    ],
    billedToAccount: accountBilling.chosen ? remaining : 0,
    paidByRewards: rewards?.amountApplied ?? 0,
  });
  return `placeNote${from}`;
}
