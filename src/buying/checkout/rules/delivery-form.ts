// The delivery step's form: who, where, and how to reach them. Field checks, handler and tests share this reading.
import { readAddress, readPhone, type AddressForm, type AddressProblemCode, type PostalAddress } from '#people/addresses/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isEmail, splitName } from '#people/sessions/rules';
import type { Country } from '#base/site/rules';
import type { CheckoutMode, PickupContact } from './checkout-entries.ts';

/** `pickupName` is the person who collects the order; '' means the person named above (§7, storePickup). */
export type DeliveryForm = AddressForm & { readonly email: string; readonly pickupName?: string };
export type DeliveryField = keyof AddressForm | 'email';
export type DeliveryProblemCode = AddressProblemCode | 'EMAIL_INVALID' | 'NO_EMAIL';

export interface DeliveryProblem {
  readonly field: DeliveryField;
  readonly code: DeliveryProblemCode;
}

export interface DeliveryEntries {
  readonly email: string;
  readonly phone: string;
  readonly shipTo: PostalAddress | null;
  readonly pickupBy: PickupContact | null;
}

/** Fields in the order of the form. */
const DELIVERY_FIELDS: readonly DeliveryField[] = [
  'email',
  'fullName',
  'organization',
  'address1',
  'address2',
  'zip',
  'city',
  'state',
  'phone',
];

/** The entered delivery, or the problem of every field in the order of the form. A pickup order needs no address. */
export function readDelivery(
  form: DeliveryForm,
  mode: CheckoutMode,
  country: Country,
): Outcome<DeliveryEntries, readonly DeliveryProblem[]> {
  const problems: DeliveryProblem[] = [];
  const email = form.email.trim();
  if (email === '') problems.push({ field: 'email', code: 'NO_EMAIL' });
  else if (!isEmail(email)) problems.push({ field: 'email', code: 'EMAIL_INVALID' });

  const { firstName, lastName } = splitName(form.fullName);
  const other = splitName(form.pickupName ?? '');
  const pickupBy = mode === 'ship-to-address' ? null : mode === 'mixed' && other.firstName !== '' ? other : { firstName, lastName };
  if (mode === 'pickup') {
    if (firstName === '') problems.push({ field: 'fullName', code: 'NAME_REQUIRED' });
    const phone = readPhone(form.phone);
    if (phone === null) problems.push({ field: 'phone', code: 'PHONE_INVALID' });
    return problems.length > 0 || phone === null ? failed(inOrder(problems)) : done({ email, phone, shipTo: null, pickupBy });
  }
  const address = readAddress(form, country);
  if (!address.ok) return failed(inOrder([...problems, ...address.problem]));
  return problems.length > 0 ? failed(problems) : done({ email, phone: address.value.phone, shipTo: address.value, pickupBy });
}

function inOrder(problems: readonly DeliveryProblem[]): readonly DeliveryProblem[] {
  return problems.toSorted((a, b) => DELIVERY_FIELDS.indexOf(a.field) - DELIVERY_FIELDS.indexOf(b.field));
}
