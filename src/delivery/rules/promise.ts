// When a line arrives or can be fetched, from cut-off times and the calendar (DLV-1, DLV-2).
import type { ProductFacts, StoreRecord } from '#catalog/rules';
import { addDays, addWorkdays, localTime, type LocalTime } from './calendar.ts';
import type { DeliveryGroup, LevelOfService } from './delivery-group.ts';
import { isRemote } from './fees.ts';
import type { Place } from './place.ts';
import { hoursOn } from './store-hours.ts';

/** Orders placed before this local time (minutes since midnight) leave the same day. */
export const NEXT_DAY_CUTOFF = 17 * 60;

const STANDARD_DAYS = 3;
const REMOTE_DAYS = 6;
/** A store has a pickup ready this many minutes after the order. */
const PICKUP_MINUTES = 60;

export interface DeliveryPromise {
  readonly group: DeliveryGroup;
  readonly levelOfService: LevelOfService | null;
  /** ISO dates; null when it is not known, or when nothing is carried anywhere. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** Pickup: minutes since midnight of `earliest`, on the store's own clock, from which it is ready. */
  readonly readyAt: number | null;
  /** Minutes since midnight until which the promise holds today; null when it does not depend on the hour. */
  readonly orderBy: number | null;
  readonly isBackOrder: boolean;
}

type PromiseGoods = Pick<ProductFacts, 'kind' | 'flags' | 'streetDate' | 'backorderDays'>;

const NOTHING_CARRIED = { levelOfService: null, earliest: null, latest: null, readyAt: null, orderBy: null, isBackOrder: false } as const;

/** Services travel with what they belong to; downloads, e-gift cards and memberships travel nowhere. */
export function carriedNowhere(kind: ProductFacts['kind']): DeliveryGroup | null {
  if (kind === 'membership') return 'membership';
  return kind === 'eDownload' || kind === 'eGiftCard' || kind === 'techHelp' ? 'eDownload' : null;
}

/**
 * Shipping to an address. `enough`: the stock covers the quantity; otherwise it is back-ordered when the product says how long,
 * and out of stock when not. `here` is the site's local time.
 */
export function shippingPromise(goods: PromiseGoods, enough: boolean, place: Place, here: LocalTime): DeliveryPromise {
  const nowhere = carriedNowhere(goods.kind);
  if (nowhere !== null) return { ...NOTHING_CARRIED, group: nowhere };
  const { streetDate } = goods;
  if (goods.flags.preOrder && streetDate !== null && streetDate > here.day) {
    return {
      ...NOTHING_CARRIED,
      group: 'preOrder',
      levelOfService: 'STANDARD',
      earliest: streetDate,
      latest: addWorkdays(streetDate, STANDARD_DAYS, false),
    };
  }
  if (!enough && goods.backorderDays === null) return { ...NOTHING_CARRIED, group: 'outOfStock' };
  const cutoff = here.minutes < NEXT_DAY_CUTOFF;
  const leaves = cutoff ? here.day : addWorkdays(here.day, 1, true);
  const orderBy = cutoff ? NEXT_DAY_CUTOFF : null;
  if (!enough) {
    const earliest = addWorkdays(addDays(leaves, goods.backorderDays ?? 0), 1, false);
    return {
      ...NOTHING_CARRIED,
      group: 'backOrder',
      levelOfService: 'STANDARD',
      earliest,
      latest: addWorkdays(earliest, STANDARD_DAYS, false),
      isBackOrder: true,
    };
  }
  if (isRemote(place)) {
    return {
      ...NOTHING_CARRIED,
      group: 'oneToSixDays',
      levelOfService: 'STANDARD',
      earliest: addWorkdays(leaves, 1, false),
      latest: addWorkdays(leaves, REMOTE_DAYS, false),
    };
  }
  if (goods.kind === 'directFurniture') {
    const day = addWorkdays(leaves, STANDARD_DAYS, false);
    return { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day, orderBy };
  }
  const day = addWorkdays(leaves, 1, true);
  return { ...NOTHING_CARRIED, group: 'nextDay', levelOfService: 'NDD', earliest: day, latest: day, orderBy };
}

type PickupStore = Pick<StoreRecord, 'timeZone' | 'hours' | 'exceptions'>;

/** Fetching from a store's shelf (ISP): ready an hour after the order, while the store is open. */
export function pickupPromise(store: PickupStore, enough: boolean, now: number): DeliveryPromise {
  if (!enough) return { ...NOTHING_CARRIED, group: 'outOfStock' };
  const here = localTime(now, store.timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(here.day, ahead);
    const hours = hoursOn(store, day);
    if (hours === null) continue;
    const from = ahead === 0 ? Math.max(here.minutes, hours.opens) : hours.opens;
    const readyAt = Math.ceil((from + PICKUP_MINUTES) / 15) * 15;
    if (readyAt <= hours.closes) return { ...NOTHING_CARRIED, group: 'oneHourPickup', earliest: day, latest: day, readyAt };
  }
  return { ...NOTHING_CARRIED, group: 'oneHourPickup' };
}

/** Shipping to a store (STS): as standard delivery, ready from opening. */
export function shipToStorePromise(goods: PromiseGoods, enough: boolean, here: LocalTime): DeliveryPromise {
  if (!enough) return { ...NOTHING_CARRIED, group: 'outOfStock' };
  const nowhere = carriedNowhere(goods.kind);
  if (nowhere !== null) return { ...NOTHING_CARRIED, group: nowhere };
  const day = addWorkdays(here.minutes < NEXT_DAY_CUTOFF ? here.day : addWorkdays(here.day, 1, true), STANDARD_DAYS, false);
  return { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day };
}
