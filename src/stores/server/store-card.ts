// A store as pages show it.
import type { StoreRecord } from '#catalog/rules';
import type { StoreCard } from '#stores/contract';

export function storeCard({ country: _country, exceptions = [], hours, services, ...facts }: StoreRecord): StoreCard {
  return { ...facts, hours: [...hours], exceptions: [...exceptions], services: [...services] };
}
