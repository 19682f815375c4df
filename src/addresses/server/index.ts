export { adviceInTime, ownValidator, type AddressValidator } from './address-validator.ts';
export { cityOf, placeBook } from './cities.ts';
export { httpGeocoder, offlineGeocoder, type Geocoder } from './geocoder.ts';
export { addressHandlers } from './handlers.ts';
export type { KnownPlace } from './place-book.ts';
