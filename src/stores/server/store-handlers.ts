import type { Handlers } from '#platform/contract';
import type { storesContract } from '#stores/contract';
import type { Stores } from './stores.ts';

export function storeHandlers(stores: Stores): Handlers<typeof storesContract> {
  return {
    'GET /api/stores': ({ visit }) => ({
      stores: stores.of(visit.site.country).map(({ storeNumber, name, addressLine1, city, state, zipcode, phone, hours, services }) => ({
        storeNumber,
        name,
        addressLine1,
        city,
        state,
        zipcode,
        phone,
        hours: [...hours],
        services: [...services],
      })),
    }),
  };
}
