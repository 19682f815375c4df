// When a line is ready in a store, or comes from one the same day (DLV-1, DLV-2).
import type { StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import { carriedNowhere, NOTHING_CARRIED, OUT_OF_STOCK, type DeliveryPromise } from './delivery-promise.ts';
import type { Place } from '#people/addresses/rules';
import { hoursOn } from './store-hours.ts';
import type { WorkRegion } from './work-calendar.ts';
import { leaving, longestTransit, STANDARD_DAYS, type PromiseGoods, type Trip } from './promise.ts';

/** A store prepares a pickup in this many minutes. */
export const PICKUP_MINUTES = 60;
/** Same-day delivery: ordered before two, delivered before seven. */
export const SAME_DAY_CUTOFF = 14 * 60;
export const SAME_DAY_BY = 19 * 60;

type PickupStore = Pick<StoreRecord, 'timeZone' | 'hours' | 'exceptions'>;

/** Pickup from a store's shelf (ISP): ready an hour after the order, on a quarter, only while the store is open. */
export function pickupPromise(store: PickupStore, enough: boolean, now: number): DeliveryPromise {
  if (!enough) return OUT_OF_STOCK;
  const here = localTime(now, store.timeZone);
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const day = addDays(here.day, ahead);
    const hours = hoursOn(store, day);
    if (hours === null) continue;
    const from = ahead === 0 ? Math.max(here.minutes, hours.opens) : hours.opens;
    const readyAt = Math.ceil((from + PICKUP_MINUTES) / 15) * 15;
    if (readyAt <= hours.closes) return { ...NOTHING_CARRIED, group: 'oneHourPickup', earliest: day, latest: day, readyAt };
  }
  return { ...NOTHING_CARRIED, group: 'oneHourPickup' };
}

/** Whether a pickup is ready within the hour, as 'Pick up in 1-hour' says; the order time is rounded up to a quarter. */
export function isSoon({ earliest, readyAt }: DeliveryPromise, store: Pick<StoreRecord, 'timeZone'>, now: number): boolean {
  const here = localTime(now, store.timeZone);
  return readyAt !== null && earliest === here.day && readyAt - here.minutes <= PICKUP_MINUTES + 15;
}

/** Shipping to a store (STS): like standard delivery, on a day the store is open. */
export function shipToStorePromise(
  goods: PromiseGoods,
  store: PickupStore & Pick<StoreRecord, 'country' | 'state' | 'zipcode'>,
  trip: Trip,
): DeliveryPromise {
  const nowhere = carriedNowhere(goods.kind);
  if (nowhere !== null) return { ...NOTHING_CARRIED, group: nowhere };
  const to = placeOfStore(store);
  const transit = longestTransit({ from: trip.from, place: to });
  const day = openDay(store, trip.calendar.addWorkdays(leaving(trip).day, Math.max(transit, STANDARD_DAYS), to, false));
  return { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day };
}

/** The destination of parcels for a store. */
export function placeOfStore({ country, state, zipcode }: Pick<StoreRecord, 'country' | 'state' | 'zipcode'>): Place {
  return { country, state, zip: zipcode };
}

/** Turns a promise for an address into one for a store: on days it is open. Unchanged without a store. */
export function onOpenDays(promise: DeliveryPromise, store: PickupStore | undefined): DeliveryPromise {
  const { earliest, latest } = promise;
  if (store === undefined || earliest === null || latest === null) return promise;
  return { ...promise, earliest: openDay(store, earliest), latest: openDay(store, latest) };
}

/** This day, or the next on which the store is open. */
function openDay(store: PickupStore, from: string): string {
  let day = from;
  for (let tries = 0; tries < 14 && hoursOn(store, day) === null; tries += 1) day = addDays(day, 1);
  return day;
}

/** Same-day delivery from a nearby store (SDD); undefined when it is too late or the store closes before seven. */
export function sameDayPromise(store: PickupStore & WorkRegion, trip: Omit<Trip, 'from'>): DeliveryPromise | undefined {
  const local = localTime(trip.now, store.timeZone);
  const hours = hoursOn(store, local.day);
  if (hours === null || hours.closes < SAME_DAY_BY || local.minutes >= SAME_DAY_CUTOFF) return undefined;
  if (trip.calendar.isHoliday(local.day, store)) return undefined;
  const orderBy = localTime(trip.now, trip.timeZone).minutes + SAME_DAY_CUTOFF - local.minutes;
  return { ...NOTHING_CARRIED, group: 'sameDay', levelOfService: 'SDD', earliest: local.day, latest: local.day, orderBy };
}
