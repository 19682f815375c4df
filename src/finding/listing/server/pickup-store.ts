// The store whose stock a list is filtered by.
import type { PickupStore } from '#finding/listing/contract';
import type { Stores } from '#goods/stores/server';
import type { CatalogView } from '#goods/catalog/server';

/** The pickup store, when it is in the view's country: an address may name any number. */
export function pickupStoreOf(bopis: string | undefined, { site }: CatalogView, stores: Stores): PickupStore | null {
  const store = bopis === undefined ? undefined : stores.of(site.country).find(({ storeNumber }) => storeNumber === bopis);
  return store === undefined ? null : { storeNumber: store.storeNumber, city: store.city, addressLine1: store.addressLine1 };
}
