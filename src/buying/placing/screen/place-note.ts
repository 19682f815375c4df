// Under the button that places the order: whose money is taken, and when.
import type { CheckoutView } from '#buying/checkout/contract';
import { paidFrom, type PaidFrom } from '#buying/orders/rules';
import { meansOf } from '#buying/payment/rules';

type Tenders = Pick<CheckoutView, 'accountBilling' | 'payment' | 'giftCards' | 'rewards' | 'remaining'>;

/** The same as the order and its mails will say of it. */
export function placeNoteOf({ accountBilling, payment, giftCards, rewards, remaining }: Tenders): `placeNote${PaidFrom}` {
  const gifts = giftCards.filter(({ amountApplied }) => amountApplied > 0);
  const from = paidFrom({
    payments: [
      ...gifts.map(({ paymentType, lastFourDigit }) => ({ brand: paymentType, lastFour: lastFourDigit })),
      // What was chosen stays chosen where the others pay for all of it.
      ...(payment === null || remaining === 0 ? [] : [meansOf(payment)]),
    ],
    billedToAccount: accountBilling.chosen ? remaining : 0,
    paidByRewards: rewards?.amountApplied ?? 0,
  });
  return `placeNote${from}`;
}
