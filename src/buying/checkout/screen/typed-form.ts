// Reads the delivery form out of a posted form.
import { typedAddress } from '#people/addresses/screen';
import type { DeliveryForm } from '#buying/checkout/rules';
import { textOf } from '#ui/page/form-text';

export function typedDelivery(form: FormData): DeliveryForm {
  return { ...typedAddress(form), email: textOf(form, 'email'), pickupName: textOf(form, 'pickupName') };
}
