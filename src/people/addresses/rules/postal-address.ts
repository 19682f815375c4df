// A postal address of the United States or Canada: its form, validation and stored format (CHK-2).
import { singleLine } from '#base/locale/rules';
import { placeOfZip } from './place.ts';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { splitName } from '#people/sessions/rules';
import type { Country } from '#base/site/rules';
import { readPhone } from './phone.ts';
import type { ShipToLocation } from './ship-to-location.ts';
import { statesOf } from './states.ts';

/** Country codes as in the specification. */
export type PostalCountry = 'USA' | 'CA';

export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Two-letter state or province. */
  readonly state: string;
  /** `01702`, `H3B 1A7`. */
  readonly zip: string;
  readonly country: PostalCountry;
  /** Digits only; '' when missing. */
  readonly phone: string;
  /** The wallet that supplied it, if any (§3). */
  readonly field1?: 'APPLE_PAY' | 'KLARNA';
  /** The organization's location that it is, as it was then. */
  readonly location?: ShipToLocation;
}

/** An address as typed; one full-name field is split for the API. */
export interface AddressForm {
  readonly fullName: string;
  readonly organization: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

export type AddressField = keyof AddressForm;
export type AddressProblemCode =
  | 'NAME_REQUIRED'
  | 'STREET_REQUIRED'
  | 'CITY_REQUIRED'
  | 'STATE_REQUIRED'
  | 'ZIP_REQUIRED'
  | 'ZIP_INVALID'
  | 'ZIP_ELSEWHERE'
  | 'PHONE_INVALID'
  | 'TOO_LONG';

export interface AddressProblem {
  readonly field: AddressField;
  readonly code: AddressProblemCode;
}

/** Longest text per field on a carrier's label. */
export const ADDRESS_LIMITS: Readonly<Record<AddressField, number>> = {
  fullName: 80,
  organization: 60,
  address1: 60,
  address2: 60,
  city: 50,
  state: 2,
  zip: 10,
  phone: 30,
};

function postalCountry(country: Country): PostalCountry {
  return country === 'US' ? 'USA' : 'CA';
}

/** The address, or the first problem of each field. */
export function readAddress(form: AddressForm, country: Country): Outcome<PostalAddress, readonly AddressProblem[]> {
  const problems: AddressProblem[] = [];
  const text = (field: AddressField, code?: AddressProblemCode): string => {
    const value = singleLine(form[field]);
    if (value === '' && code !== undefined) problems.push({ field, code });
    else if (value.length > ADDRESS_LIMITS[field]) problems.push({ field, code: 'TOO_LONG' });
    return value;
  };
  const { firstName, lastName } = splitName(text('fullName', 'NAME_REQUIRED'));
  const address1 = text('address1', 'STREET_REQUIRED');
  const zip = text('zip', 'ZIP_REQUIRED');
  const place = placeOfZip(zip, country);
  // Without a state there are no taxes and delivery days, so an unassigned code is an error.
  if (zip !== '' && (place === null || place.state === null)) problems.push({ field: 'zip', code: 'ZIP_INVALID' });
  const city = text('city', 'CITY_REQUIRED');
  const state = text('state', 'STATE_REQUIRED').toUpperCase();
  if (state !== '' && !statesOf(country).includes(state)) problems.push({ field: 'state', code: 'STATE_REQUIRED' });
  else if (state !== '' && place !== null && place.state !== null && place.state !== state)
    problems.push({ field: 'zip', code: 'ZIP_ELSEWHERE' });
  const phone = readPhone(form.phone);
  if (phone === null) problems.push({ field: 'phone', code: 'PHONE_INVALID' });
  const address2 = text('address2');
  const organization = text('organization');
  if (problems.length > 0 || place === null || phone === null) return failed(problems);
  return done({
    firstName,
    lastName,
    organization,
    address1,
    address2,
    city,
    state,
    zip: place.zip,
    country: postalCountry(country),
    phone,
  });
}

/** Converts an address back to a form. */
export function addressForm({
  firstName,
  lastName,
  organization,
  address1,
  address2,
  city,
  state,
  zip,
  phone,
}: PostalAddress): AddressForm {
  return { fullName: `${firstName} ${lastName}`.trim(), organization, address1, address2, city, state, zip, phone };
}

export const EMPTY_ADDRESS: AddressForm = {
  fullName: '',
  organization: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
};
