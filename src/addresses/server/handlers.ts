// Answers of the addresses contract.
import type { addressesContract } from '#addresses/contract';
import { placeOfZip } from '#delivery/rules';
import type { Handlers } from '#platform/contract';
import { cityOf } from './cities.ts';

export function addressHandlers(): Handlers<typeof addressesContract> {
  return {
    'GET /api/place': ({ query, visit }) => {
      const place = placeOfZip(query.zip, visit.site.country);
      if (place === null) return { zip: '', city: '', state: '' };
      return { zip: place.zip, city: cityOf(place.zip, place.country), state: place.state ?? '' };
    },
  };
}
