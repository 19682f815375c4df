// What the delivery rules need besides the cart: shipping points, working days, nearby stores, expected supply (DLV-1).
import { Type } from 'typebox';
import { distanceKm } from '#people/addresses/rules';
import { placeBook } from '#people/addresses/server';
import type { StoreRecord } from '#goods/catalog/rules';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { makeWorkCalendar, type DeliveryFacts } from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import type { Inventory } from '#goods/inventory/server';
import type { Country } from '#base/site/rules';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import { notifyAll } from '#platform/notify-all';
import { HOLIDAYS } from './delivery-queries.ts';

export type SupplyFacts = Pick<DeliveryFacts, 'points' | 'calendar' | 'nearStores' | 'partnerPoints' | 'inbound'>;

export interface Supply {
  /** Everything for one destination; the same object until something changes. */
  to(place: Place): SupplyFacts;
  /** Calls back when working days change, which may affect every promise. */
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

/** Pickup places; the stores capability implements it. */
interface PickupPlaces {
  /** Stores of the shop. */
  of(country: Country): readonly StoreRecord[];
  partnerPoints(country: Country): readonly StoreRecord[];
  /** Calls back when places were written. */
  onChange(changed: () => void): void;
}

export interface SupplyDeps {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'inbound' | 'onChange'>;
  readonly stores: PickupPlaces;
  readonly leftOut?: RowsLeftOut;
}

/** Largest straight-line distance for same-day delivery by a store. */
const SAME_DAY_KM = 16;
/** Largest distance to a partner point. */
const PARTNER_KM = 40;
const MOST_NEAR = 3;
const ZIPS_REMEMBERED = 5_000;

/** The database allows infinite dates. */
const checkHoliday = shapeCheck(Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) }));

export async function makeSupply({ db, inventory, stores, leftOut = makeRowsLeftOut() }: SupplyDeps): Promise<Supply> {
  const table = leftOut.of('holiday');
  // One object per destination while nothing changes, so that caches can compare by identity.
  const known = makeRecentlyUsed<SupplyFacts>(ZIPS_REMEMBERED);
  stores.onChange(known.clear);
  inventory.onChange(known.clear);
  const listeners: (() => void)[] = [];
  let calendar = makeWorkCalendar();
  const refresh = oneAtATime(async () => {
    const daysOff = table.all(
      await db.many(HOLIDAYS),
      ({ country, region, day, name }) => `${country} ${region} ${day} ${name}`,
      (row) => (checkHoliday(row), row),
    );
    calendar = makeWorkCalendar(daysOff);
    known.clear();
    notifyAll(listeners);
  });
  const unlisten = await db.listen('holiday', () => void refresh().catch(() => undefined)); // announced again on reconnection
  await refresh();
  const supplyTo = (place: Place): SupplyFacts => ({
    points: SHIP_POINTS,
    calendar,
    nearStores: near(place, stores.of(place.country), SAME_DAY_KM),
    partnerPoints: near(place, stores.partnerPoints(place.country), PARTNER_KM),
    inbound: (itemId) => inventory.inbound(itemId, place.country),
  });
  return {
    to: (place) => known.of(`${place.country} ${place.zip}`, () => supplyTo(place)),
    onChange: (listener) => void listeners.push(listener),
    close: unlisten,
  };
}

/** Nearest first. */
function near(place: Place, stores: readonly StoreRecord[], withinKm: number): readonly StoreRecord[] {
  const here = placeBook.find(place.zip, place.country);
  if (here === undefined) return [];
  return stores
    .map((store) => ({ store, km: distanceKm(here, store) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_NEAR)
    .map(({ store }) => store);
}
