// A card of the account as the way to pay: checkout keeps its name, and takes what is charged from the card's own row each time. What was
// removed or has expired since is no way to pay any more (PAY-3, T39).
import type { ChosenPayment, ChosenSavedCard } from '#buying/checkout/rules';
import type { CalendarDate } from '#base/calendar/rules';
import { isExpired } from '#buying/payment/rules';
import type { ChargeableCard, CheckoutRow } from './checkout-queries.ts';

/** What is charged as of today; null where nothing can be. */
export function chargedNow({ payment, card }: Pick<CheckoutRow, 'payment' | 'card'>, today: CalendarDate): ChosenPayment | null {
  if (payment === null || 'token' in payment) return payment;
  if (card === null) return null;
  const charged = paymentFrom(card, payment);
  return charged.expiry !== null && isExpired(charged.expiry, today) ? null : charged;
}

export function paymentFrom(card: ChargeableCard, { cartId, savedCardId }: Omit<ChosenSavedCard, 'paymentType'>): ChosenPayment {
  const { reference: token, brand, last_four: lastFour, expiry_month: month, expiry_year: year, expiry_day: day } = card;
  const expiry = month === null || year === null ? null : { month, year, day: day ?? undefined };
  return { paymentType: 'CREDIT_CARD', vendorPaymentType: null, cartId, token, brand, lastFour, expiry, savedCardId };
}

/** As it is written down: of a card of the account the name alone. */
export function namedOnly(payment: ChosenPayment | ChosenSavedCard): ChosenPayment | ChosenSavedCard {
  const { cartId, savedCardId } = payment;
  return savedCardId === undefined ? payment : { paymentType: 'CREDIT_CARD', cartId, savedCardId };
}
