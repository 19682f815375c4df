import { storesContract } from '#goods/stores/contract';
import { storeHandlers, type StoreDeps, type Stores } from '#goods/stores/server';
import { answers, type Part } from '#platform/part';

export function storesPart(needs: StoreDeps & { readonly stores: Stores }): Part {
  return { calls: [answers(storesContract, storeHandlers(needs))], close: () => needs.stores.close() };
}
