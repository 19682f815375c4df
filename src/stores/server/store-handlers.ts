import type { Handlers } from '#platform/contract';
import type { storesContract } from '#stores/contract';
import { storeCard } from './store-card.ts';
import type { Stores } from './stores.ts';

export function storeHandlers(stores: Stores): Handlers<typeof storesContract> {
  return {
    'GET /api/stores': ({ visit }) => ({ stores: stores.of(visit.site.country).map(storeCard) }),
  };
}
