// What may be shown of a way to pay: never the provider's reference.
import type { CheckoutView } from '#checkout/contract';
import type { ChosenPayment } from '#checkout/rules';

export function shownPayment({
  paymentType,
  vendorPaymentType,
  brand,
  lastFour,
  expiry,
  savedCardId,
}: ChosenPayment): NonNullable<CheckoutView['payment']> {
  return { paymentType, vendorPaymentType: vendorPaymentType ?? null, brand, lastFour, expiry, profileRefId: savedCardId ?? null };
}
