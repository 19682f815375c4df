// What the delivery rules must know beside the cart: points that ship, workdays, stores near an address, what is expected (DLV-1).
import { distanceKm } from '#addresses/rules';
import { placeBook } from '#addresses/server';
import type { StoreRecord } from '#catalog/rules';
import { makeWorkCalendar, SHIP_POINTS, type DeliveryFacts, type Place } from '#delivery/rules';
import type { Inventory } from '#inventory/server';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { Stores } from '#stores/server';
import { HOLIDAYS } from './delivery-queries.ts';

export type SupplyFacts = Pick<DeliveryFacts, 'points' | 'calendar' | 'nearStores' | 'inbound'>;

export interface Supply {
  /** Everything for one destination, the same object until something of it changes. */
  to(place: Place): SupplyFacts;
  close(): Promise<void>;
}

export interface SupplyDeps {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'inbound' | 'onChange'>;
  readonly stores: Pick<Stores, 'of' | 'onChange'>;
}

/** A store brings goods the same day within this distance, as the crow flies. */
const SAME_DAY_KM = 16;
const MOST_NEAR_STORES = 3;
const ZIPS_REMEMBERED = 5_000;

export async function makeSupply({ db, inventory, stores }: SupplyDeps): Promise<Supply> {
  // One object per destination while nothing of it changes: whoever compares what a cart was made from sees that it is the same.
  const known = makeRecentlyUsed<SupplyFacts>(ZIPS_REMEMBERED);
  stores.onChange(known.clear);
  inventory.onChange(known.clear);
  let calendar = makeWorkCalendar();
  const refresh = async (): Promise<void> => {
    calendar = makeWorkCalendar(await db.many(HOLIDAYS));
    known.clear();
  };
  const unlisten = await db.listen('holiday', () => void refresh().catch(() => undefined)); // announced again when the connection is back
  await refresh();
  const supplyTo = (place: Place): SupplyFacts => ({
    points: SHIP_POINTS,
    calendar,
    nearStores: storesNear(place, stores.of(place.country)),
    inbound: (itemId) => inventory.inbound(itemId, place.country),
  });
  return { to: (place) => known.of(`${place.country} ${place.zip}`, () => supplyTo(place)), close: unlisten };
}

function storesNear(place: Place, stores: readonly StoreRecord[]): readonly StoreRecord[] {
  const here = placeBook.find(place.zip, place.country);
  if (here === undefined) return [];
  return stores
    .map((store) => ({ store, km: distanceKm(here, store) }))
    .filter(({ km }) => km <= SAME_DAY_KM)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_NEAR_STORES)
    .map(({ store }) => store);
}
