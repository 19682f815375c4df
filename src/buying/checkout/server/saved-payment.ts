// A saved card as the payment: checkout stores its id and reads the provider's reference from the card's row each time. A removed or
// expired card cannot pay (PAY-3, T39).
import type { ChosenPayment, ChosenSavedCard } from '#buying/checkout/rules';
import type { CalendarDate } from '#base/calendar/rules';
import { isExpired } from '#buying/payment/rules';
import type { ChargeableCard, CheckoutRow } from './checkout-queries.ts';

/** The payment as it can be charged today; null when it cannot. */
export function chargeablePayment({ payment, card }: Pick<CheckoutRow, 'payment' | 'card'>, today: CalendarDate): ChosenPayment | null {
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

/** The payment as checkout stores it: of a saved card only the id. */
export function storedPayment(payment: ChosenPayment | ChosenSavedCard): ChosenPayment | ChosenSavedCard {
  const { cartId, savedCardId } = payment;
  return savedCardId === undefined ? payment : { paymentType: 'CREDIT_CARD', cartId, savedCardId };
}
