// What stands in a posted form, as the rules read it.
import type { AddressForm } from '#people/addresses/rules';
import { textOf } from '#ui/page/form-text';

/** The address fields below a prefix: `billing.`. */
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
