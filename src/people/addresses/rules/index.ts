// Postal addresses and phone numbers of the two countries (CHK-2, APP-22).
export {
  defaultOf,
  isSameAddress,
  joinTypes,
  likenessOf,
  MOST_ADDRESSES,
  serves,
  type AddressUse,
  type StoredType,
} from './address-book.ts';
export { formFromInput, inputFromForm, type AddressInput } from './address-input.ts';
export { adviceOn, type AddressAdvice } from './address-advice.ts';
export { addressLines } from './one-line.ts';
export { dwellingOf } from './dwelling.ts';
export { foldText } from './fold-text.ts';
export { formatPhone, readPhone } from './phone.ts';
export {
  ADDRESS_LIMITS,
  addressForm,
  EMPTY_ADDRESS,
  readAddress,
  type AddressField,
  type AddressForm,
  type AddressProblem,
  type AddressProblemCode,
  type PostalAddress,
  type PostalCountry,
} from './postal-address.ts';
export { isMilitaryPost, placeOfZip, type Place } from './place.ts';
export { distanceKm, type Position } from './position.ts';
export { statesOf } from './states.ts';
