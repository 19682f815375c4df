// What may be shown of a payment: never the provider's reference.
import type { CheckoutView } from '#buying/checkout/contract';
import type { ChosenPayment } from '#buying/checkout/rules';
import { shownDate } from '#buying/payment/rules';

export function shownPayment({
  paymentType,
  vendorPaymentType,
  brand,
  lastFour,
  expiry,
  savedCardId,
}: ChosenPayment): NonNullable<CheckoutView['payment']> {
  return {
    paymentType,
    vendorPaymentType: vendorPaymentType ?? null,
    brand,
    lastFour,
    expiry: expiry === null ? null : shownDate(expiry),
    profileRefId: savedCardId ?? null,
  };
}
