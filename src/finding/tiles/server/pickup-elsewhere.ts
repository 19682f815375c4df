// The nearest store that has what the shopper's own store has not.
import { badgeOf, type ProductFacts, type StoreRecord } from '#goods/catalog/rules';
import type { CatalogView } from '#goods/catalog/server';
import { formatNumber } from '#base/locale/rules';
import { distanceUnit, nearestStores, PICKUP_RADIUS, type NearStore } from '#goods/stores/rules';
import type { Stores } from '#goods/stores/server';

interface Shelves {
  readonly stores: Pick<Stores, 'of'>;
  readonly availableAt: (itemId: string, storeNumber: string) => number;
}

/** In words, for goods that are sold out at `store`; null where they are not, or no store around it has them. */
export function makePickupElsewhere(store: StoreRecord | undefined, view: CatalogView, { stores, availableAt }: Shelves) {
  const { country } = view.site;
  let around: readonly NearStore[] | undefined;
  return (product: ProductFacts): string | null => {
    const { itemId } = product;
    if (store === undefined || !isPickedUp(product, view) || availableAt(itemId, store.storeNumber) > 0) return null;
    around ??= nearestStores(stores.of(country), { from: store, radius: PICKUP_RADIUS, country, services: [] });
    const near = around.find((other) => availableAt(itemId, other.store.storeNumber) > 0);
    if (near === undefined) return null;
    const n = formatNumber(near.distance, view.copyLocale);
    return view.say('server.pickupElsewhere', { store: near.store.name, n, unit: distanceUnit(country) });
  };
}

function isPickedUp(product: ProductFacts, { today }: CatalogView): boolean {
  const badge = badgeOf(product, today);
  return product.flags.bopisEligible && product.status === 'active' && badge !== 'comingSoon' && badge !== 'preOrder';
}
