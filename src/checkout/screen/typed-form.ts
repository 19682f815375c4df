// What stands in a posted form, as the rules read it.
import { typedAddress } from '#addresses/screen';
import type { DeliveryForm } from '#checkout/rules';
import { textOf } from '#ui/form-text';

export function typedDelivery(form: FormData): DeliveryForm {
  return { ...typedAddress(form), email: textOf(form, 'email'), pickupName: textOf(form, 'pickupName') };
}
