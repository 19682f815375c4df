// Keeps who and where. City and state that were left empty are filled from the zip or postal code.
import { ADDRESS_LIMITS, addressForm, type AddressAdvice } from '#addresses/rules';
import { adviceInTime, cityOf, type AddressValidator } from '#addresses/server';
import { addressesWords } from '#addresses/words';
import { checkoutWords } from '#checkout/words';
import type { FieldError, SavedShipping, ShippingBody } from '#checkout/contract';
import { readDelivery, type CheckoutMode, type DeliveryForm, type DeliveryProblem } from '#checkout/rules';
import { placeOfZip } from '#delivery/rules';
import { sayer } from '#locale/words';
import type { Refusal } from '#outcome/rules';
import { holdsCardNumber } from '#payment/rules';
import type { Visit } from '#platform/visit';
import type { Country } from '#site/rules';
import type { Checkouts } from './checkouts.ts';
import { refuseCardNumber } from './refuse-card-number.ts';

export interface ShippingDeps {
  readonly checkouts: Checkouts;
  readonly validator: AddressValidator;
}

export async function keepShipping(
  { checkouts, validator }: ShippingDeps,
  visit: Visit,
  mode: CheckoutMode,
  body: ShippingBody,
): Promise<SavedShipping | Refusal> {
  if (holdsCardNumber(body)) return refuseCardNumber(visit);
  const read = readDelivery(filled(formOf(body), visit.site.country), mode, visit.site.country);
  if (!read.ok) return { ...NO_ADVICE, errors: read.problem.map((problem) => fieldError(problem, visit)) };
  const advice = read.value.shipTo === null ? NO_ADVICE : adviceOf(await adviceInTime(validator, read.value.shipTo));
  if (body.askFirst === true && advice.addressCode !== '') return advice;
  const { shopperId } = await visit.ensureShopper();
  await checkouts.keepDelivery(shopperId, visit.site.id, read.value, visit.now);
  return advice;
}

const NO_ADVICE: SavedShipping = { errors: [], addressCode: '', suggestedAddress: null };

function adviceOf(advice: AddressAdvice): SavedShipping {
  if (advice.kind === 'fine') return NO_ADVICE;
  if (advice.kind === 'unconfirmed') return { ...NO_ADVICE, addressCode: 'ADDRESS_INVALID' };
  return { ...NO_ADVICE, addressCode: 'ADDRESS_SUGGESTION', suggestedAddress: addressForm(advice.address) };
}

function formOf({ email, addresses: [address = {}], storePickup }: ShippingBody): DeliveryForm {
  const nameOf = (one: { readonly fullName?: string; readonly firstName?: string; readonly lastName?: string } | undefined): string =>
    one?.fullName ?? `${one?.firstName ?? ''} ${one?.lastName ?? ''}`.trim();
  const name = nameOf(address);
  return {
    email,
    fullName: name === '' ? nameOf(storePickup) : name,
    pickupName: nameOf(storePickup),
    organization: address.organizationName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zip: address.zipCode ?? '',
    phone: address.phones?.[0]?.number ?? storePickup?.phone ?? '',
  };
}

function filled(form: DeliveryForm, country: Country): DeliveryForm {
  const place = placeOfZip(form.zip, country);
  if (place === null) return form;
  return {
    ...form,
    city: form.city.trim() === '' ? cityOf(place.zip, country) : form.city,
    state: form.state.trim() === '' ? (place.state ?? '') : form.state,
  };
}

function fieldError({ field, code }: DeliveryProblem, { copyLocale }: Visit): FieldError {
  const limit = field === 'email' ? 254 : ADDRESS_LIMITS[field];
  const message = code === 'NO_EMAIL' ? sayer(checkoutWords, copyLocale)(code) : sayer(addressesWords, copyLocale)(code, { limit });
  return { field, code, message };
}
