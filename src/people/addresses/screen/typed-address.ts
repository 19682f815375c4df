// Reads an address from a posted form.
import type { AddressForm } from '#people/addresses/rules';
import { textOf } from '#ui/page/form-text';

/** The address fields with a prefix: `billing.`. */
export function typedAddress(form: FormData, prefix = ''): AddressForm {
  const of = (name: keyof AddressForm): string => textOf(form, `${prefix}${name}`);
  return {
    fullName: of('fullName'),
    organization: of('organization'),
    address1: of('address1'),
    address2: of('address2'),
    city: of('city'),
    state: of('state'),
    zip: of('zip'),
    phone: of('phone'),
  };
}
