// Caches the promises to one destination for a minute: promises are exact to the minute, and most carts of a place need the same few. Does not depend
// on stock.
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import { carriedNowhere, type DeliveryPromise } from './delivery-promise.ts';
import type { Place } from '#people/addresses/rules';
import { pickupPromise, sameDayPromise, shipToStorePromise } from './store-promise.ts';
import { shippingPromise, type PromiseGoods, type Trip } from './promise.ts';
import type { ShipPoint } from '#goods/inventory/rules';
import { shipPointsFor } from './transit.ts';

/** A store that still delivers today, and when. */
interface SameDayStore {
  readonly storeNumber: string;
  readonly promise: DeliveryPromise;
}

export interface BookFacts extends Omit<Trip, 'from'> {
  readonly points: readonly ShipPoint[];
  /** Stores that deliver to the place on the same day, nearest first. */
  readonly nearStores: readonly StoreRecord[];
}

export interface PromiseCache {
  /** The points that ship to the place or store, in order of preference. */
  pointsTo(store: StoreRecord | undefined): readonly ShipPoint[];
  readonly sameDay: readonly SameDayStore[];
  /** Shipping from a point to the place, or to a pickup store. */
  shipped(goods: PromiseGoods, from: ShipPoint, store: StoreRecord | undefined): DeliveryPromise;
  /** Pickup from a store's shelf; `enough`: it has the units. */
  fetched(store: StoreRecord, enough: boolean): DeliveryPromise;
}

/** The last book of each destination, keyed by the list of its stores, which is replaced whenever it changes. */
const lastBooks = new WeakMap<object, { readonly facts: BookFacts; readonly book: PromiseCache }>();

export function promiseBookFor(facts: BookFacts): PromiseCache {
  const last = lastBooks.get(facts.nearStores);
  if (last !== undefined && isSame(last.facts, facts)) return last.book;
  const book = makePromiseBook(facts);
  // Copies single fields, so that the cache does not keep the rest of the facts alive.
  const { now, timeZone, place, calendar, points, nearStores } = facts;
  lastBooks.set(nearStores, { facts: { now, timeZone, place, calendar, points, nearStores }, book });
  return book;
}

const MINUTE_MS = 60_000;

function isSame(a: BookFacts, b: BookFacts): boolean {
  return (
    Math.floor(a.now / MINUTE_MS) === Math.floor(b.now / MINUTE_MS) &&
    a.timeZone === b.timeZone &&
    a.calendar === b.calendar &&
    a.points === b.points &&
    isSamePlace(a.place, b.place)
  );
}

function isSamePlace(a: Place, b: Place): boolean {
  return a === b || (a.zip === b.zip && a.state === b.state && a.country === b.country);
}

function makePromiseBook({ now, timeZone, place, calendar, points, nearStores }: BookFacts): PromiseCache {
  const trip = { now, timeZone, place, calendar };
  const home: PageOfBook = { points: shipPointsFor(points, place), promises: new Map() };
  const ofStores = new WeakMap<StoreRecord, PageOfBook>();
  const pageOf = (store: StoreRecord | undefined): PageOfBook => {
    if (store === undefined) return home;
    const page = ofStores.get(store) ?? { points: shipPointsFor(points, store), promises: new Map<string, DeliveryPromise>() };
    ofStores.set(store, page);
    return page;
  };
  return {
    pointsTo: (store) => pageOf(store).points,
    sameDay: nearStores.flatMap((store) => {
      const promise = sameDayPromise(store, trip);
      return promise === undefined ? [] : [{ storeNumber: store.storeNumber, promise }];
    }),
    shipped: (goods, from, store) =>
      promised(pageOf(store), `${from.locationId} ${sortOf(goods.kind)}`, () =>
        store === undefined ? shippingPromise(goods, { ...trip, from }) : shipToStorePromise(goods, store, { ...trip, from }),
      ),
    fetched: (store, enough) => promised(pageOf(store), enough ? 'shelf' : 'short', () => pickupPromise(store, enough, now)),
  };
}

interface PageOfBook {
  readonly points: readonly ShipPoint[];
  readonly promises: Map<string, DeliveryPromise>;
}

function promised({ promises }: PageOfBook, key: string, make: () => DeliveryPromise): DeliveryPromise {
  let promise = promises.get(key);
  if (promise === undefined) promises.set(key, (promise = make()));
  return promise;
}

/** Furniture takes longer; goods that need no delivery are handled elsewhere; all other goods are alike. */
function sortOf(kind: ProductFacts['kind']): string {
  return kind === 'directFurniture' || carriedNowhere(kind) !== null ? kind : 'goods';
}
