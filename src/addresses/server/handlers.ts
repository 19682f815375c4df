// Answers of the addresses contract.
import type { addressesContract } from '#addresses/contract';
import { placeOfZip } from '#delivery/rules';
import type { Handlers } from '#platform/contract';
import { bookHandlers, type BookDeps } from './book-calls.ts';
import type { Geocoder } from './geocoder.ts';

export interface AddressDeps extends BookDeps {
  readonly geocoder: Geocoder;
}

export function addressHandlers({ geocoder, ...book }: AddressDeps): Handlers<typeof addressesContract> {
  return {
    ...bookHandlers(book),
    'GET /api/place': async ({ query, visit }) => {
      const place = placeOfZip(query.zip, visit.site.country);
      if (place === null) return { zip: '', city: '', state: '', known: false };
      const known = await geocoder.ofZip(place.zip, place.country);
      return { zip: place.zip, city: known?.city ?? '', state: place.state ?? '', known: known !== undefined };
    },
  };
}
