// Validates a typed address: errors, or advice from the validator (CHK-2).
import {
  addressForm,
  ADDRESS_LIMITS,
  readAddress,
  type AddressAdvice,
  type AddressForm,
  type AddressProblem,
  type PostalAddress,
} from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { placeOfZip } from '#people/addresses/rules';
import { sayer } from '#base/locale/words';
import type { Outcome } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { Country } from '#base/site/rules';
import { cityOf } from './cities.ts';

/** Fills empty city and state from the ZIP or postal code, so that it works without JavaScript. */
export function filledFromZip<F extends AddressForm>(form: F, country: Country): F {
  const place = placeOfZip(form.zip, country);
  if (place === null) return form;
  return {
    ...form,
    city: form.city.trim() === '' ? cityOf(place.zip, country) : form.city,
    state: form.state.trim() === '' ? (place.state ?? '') : form.state,
  };
}

export function readTyped(form: AddressForm, { site }: Pick<Visit, 'site'>): Outcome<PostalAddress, readonly AddressProblem[]> {
  return readAddress(filledFromZip(form, site.country), site.country);
}

/** The error message of a field. */
export function addressError({ field, code }: AddressProblem, { copyLocale }: Pick<Visit, 'copyLocale'>) {
  return { field, code, message: sayer(addressesWords, copyLocale)(code, { limit: ADDRESS_LIMITS[field] }) };
}

export const NO_ADVICE = { errors: [], addressCode: '' as const, suggestedAddress: null };

/** Advice in a call's reply. */
export function adviceAnswer(advice: AddressAdvice) {
  if (advice.kind === 'fine') return NO_ADVICE;
  if (advice.kind === 'unconfirmed') return { ...NO_ADVICE, addressCode: 'ADDRESS_INVALID' as const };
  return { ...NO_ADVICE, addressCode: 'ADDRESS_SUGGESTION' as const, suggestedAddress: addressForm(advice.address) };
}

/** This site does not deliver there. */
export function undeliverable({ copyLocale }: Pick<Visit, 'copyLocale'>) {
  const code = 'UN_DELIVERABLE_ADDRESSES' as const;
  return { ...NO_ADVICE, errors: [{ field: 'address1', code, message: sayer(addressesWords, copyLocale)(code) }], addressCode: code };
}
