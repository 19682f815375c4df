export { addAddress, changeAddress, forgetRemovedAddressesBefore } from './address-book.ts';
export { storedAddress, type AddressBookEntry } from './read-book.ts';
export { adviceInTime, ownValidator, type AddressValidator } from './address-validator.ts';
export { bookOwner, turnDown } from './book-calls.ts';
export { cityOf, placeBook } from './cities.ts';
export { httpGeocoder, offlineGeocoder, type Geocoder } from './geocoder.ts';
export { addressHandlers, type AddressDeps } from './handlers.ts';
export type { KnownPlace } from './place-book.ts';
export { adviceAnswer, filledFromZip, NO_ADVICE, undeliverable } from './typed-address.ts';
