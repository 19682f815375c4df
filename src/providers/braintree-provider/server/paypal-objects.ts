// The parts of PayPal's payments at Braintree that the shop reads. Anything else counts as no answer.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { readAddress, type PostalAddress } from '#people/addresses/rules';
import { PaymentUnreachable } from '#buying/payment/server';
import { all, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());

const Address = Type.Object(
  all(Text, 'company', 'fullName', 'addressLine1', 'addressLine2', 'adminArea2', 'adminArea1', 'postalCode', 'countryCode'),
);

const Payer = Type.Object({ ...all(Text, 'payerId', 'email', 'firstName', 'lastName'), billingAddress: orNull(Address) });
export type Payer = Type.Static<typeof Payer>;

const BEGUN = Compile(Type.Object({ createPayPalOneTimePayment: Type.Object(all(Type.String(), 'approvalUrl', 'paymentId')) }));
const PAYER = Compile(
  Type.Object({
    tokenizePayPalOneTimePayment: Type.Object({ paymentMethod: Type.Object({ id: Type.String(), details: Payer }) }),
  }),
);

export function readBegun(data: unknown): { readonly approvalUrl: string; readonly paymentId: string } {
  if (!BEGUN.Check(data) || !URL.canParse(data.createPayPalOneTimePayment.approvalUrl))
    throw new PaymentUnreachable('Braintree named no way to PayPal');
  return data.createPayPalOneTimePayment;
}

export function readPayer(data: unknown): { readonly id: string; readonly details: Payer } {
  if (!PAYER.Check(data)) throw new PaymentUnreachable('Braintree answered a payer that cannot be read');
  return data.tokenizePayPalOneTimePayment.paymentMethod;
}

/** Older versions of Braintree use three-letter country codes, newer ones two letters. */
const COUNTRIES: ReadonlyMap<string, 'US' | 'CA'> = new Map(Object.entries({ USA: 'US', US: 'US', CAN: 'CA', CA: 'CA' }));

/** PayPal gives few shops the address, and it may be anywhere: null for one that cannot be a billing address here. */
export function billingOf({ billingAddress: at, firstName, lastName }: Payer): PostalAddress | null {
  const country = COUNTRIES.get(at?.countryCode ?? '');
  if (at === null || country === undefined) return null;
  const form = {
    fullName: at.fullName ?? [firstName, lastName].filter(Boolean).join(' '),
    organization: at.company ?? '',
    address1: at.addressLine1 ?? '',
    address2: at.addressLine2 ?? '',
    city: at.adminArea2 ?? '',
    state: at.adminArea1 ?? '',
    zip: at.postalCode ?? '',
    phone: '',
  };
  const read = readAddress(form, country);
  return read.ok ? read.value : null;
}
