import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  zip: 'Postal code',
  zipInvalid: 'Invalid postal code',
  noneTyped: 'We found no store within {distance} of “{place}”. Check the spelling, add the province, or type a postal code.',
  zipUnknown: 'We know no place with the postal code {zip}. Check it, or type one nearby.',
  invalidZipcode: 'Invalid postal code',
  searchLabel: 'City, postal code or store number',
  positionReason: 'We use it once to list the stores near you, rounded to about a kilometre. It is not kept.',
  positionDenied: 'Your browser does not share your location. Type a city or postal code instead.',
  positionUnknown: 'Your location could not be found. Type a city or postal code instead.',
  notYours: 'Not your postal code?',
  saveZip: 'Use this postal code',
} satisfies SameKeys<typeof enUS>;
