import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  zip: 'Postal code',
  zipInvalid: 'Invalid postal code',
  noneTyped: 'We couldn’t find a store within {distance} of “{place}”. Check the spelling, add the province, or enter a postal code.',
  zipUnknown: 'We can’t find postal code {zip}. Check it, or try one nearby.',
  invalidZipcode: 'Invalid postal code',
  searchLabel: 'City, postal code or store number',
  positionReason: 'We use your location once to list stores near you, rounded to about a kilometre. We don’t keep it.',
  positionDenied: 'Your browser isn’t sharing your location. Enter a city or postal code instead.',
  positionUnknown: 'We couldn’t find your location. Enter a city or postal code instead.',
  notYours: 'Not your postal code?',
  saveZip: 'Use this postal code',
} satisfies SameKeys<typeof enUS>;
