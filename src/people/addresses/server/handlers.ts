// Handlers of the addresses contract.
import type { addressesContract } from '#people/addresses/contract';
import { placeOfZip } from '#people/addresses/rules';
import type { Handlers } from '#platform/contract';
import { bookHandlers, type BookDeps } from './book-calls.ts';
import type { Limits } from '#platform/limits';
import { offlineGeocoder, type Geocoder } from './geocoder.ts';

export interface AddressDeps extends BookDeps {
  readonly geocoder: Geocoder;
  readonly limits: Limits;
}

/** Limits of calls to an external service, per address and in all. Beyond them the shop's own lists answer. */
const QUESTIONS = [
  { by: ['address'], most: 60, seconds: 60 },
  { by: [], most: 1_200, seconds: 60 },
] as const;

export function addressHandlers({ geocoder, limits, ...book }: AddressDeps): Handlers<typeof addressesContract> {
  const questions = limits.of('geocoder', QUESTIONS);
  const mayAsk = async (address: string): Promise<boolean> =>
    geocoder !== offlineGeocoder && (await questions.take({ address })).wait === 0;
  return {
    ...bookHandlers(book),
    'GET /api/place': async ({ query, visit }) => {
      const place = placeOfZip(query.zip, visit.site.country);
      if (place === null) return { zip: '', city: '', state: '', known: false };
      const asked = (await mayAsk(visit.ip)) ? geocoder : offlineGeocoder;
      const known = await asked.ofZip(place.zip, place.country);
      return { zip: place.zip, city: known?.city ?? '', state: place.state ?? '', known: known !== undefined };
    },
  };
}
