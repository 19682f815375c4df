// When a line that is sent arrives (store-promise.ts: when it is ready for pickup), from cut-off times, transit and working days (DLV-1, DLV-2).
import type { ProductFacts } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import { carriedNowhere, NOTHING_CARRIED, type DeliveryPromise } from './delivery-promise.ts';
import type { Place } from '#people/addresses/rules';
import { isRemote } from './remote-area.ts';
import type { ShipPoint } from '#goods/inventory/rules';
import { transitDays } from './transit.ts';
import type { WorkCalendar } from './work-calendar.ts';

export const STANDARD_DAYS = 3;
/** The most workdays to a remote place. */
export const REMOTE_DAYS = 6;
/** A place in an unknown state gets the longest transit. */
const UNKNOWN_DAYS = 5;
export type PromiseGoods = Pick<ProductFacts, 'kind' | 'flags' | 'streetDate' | 'backorderDays'>;

/** A parcel's route and the time of the order. */
export interface Trip {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The site's time zone, in which `orderBy` is expressed. */
  readonly timeZone: string;
  readonly place: Place;
  readonly from: ShipPoint;
  readonly calendar: WorkCalendar;
}

interface Leaving {
  /** The workday of shipping. */
  readonly day: string;
  /** Deadline for that day in minutes on the site's clock; null when a later order today changes nothing. */
  readonly orderBy: number | null;
}

/** The shipping day of an order placed now: today before the cut-off of a workday, else the next workday; plus handling days. */
export function leaving({ now, timeZone, from, calendar }: Trip): Leaving {
  const local = localTime(now, from.timeZone);
  const today = calendar.isWorkday(local.day, from, from.saturdays) && local.minutes < from.cutoff;
  const start = today ? local.day : calendar.workdayFrom(addDays(local.day, 1), from, from.saturdays);
  const day = calendar.addWorkdays(start, from.handlingDays, from, from.saturdays);
  const orderBy = today ? localTime(now, timeZone).minutes + from.cutoff - local.minutes : null;
  return { day, orderBy: orderBy !== null && orderBy < 24 * 60 ? orderBy : null };
}

/** Shipping goods in stock to an address. */
export function shippingPromise(goods: PromiseGoods, trip: Trip): DeliveryPromise {
  const nowhere = carriedNowhere(goods.kind);
  if (nowhere !== null) return { ...NOTHING_CARRIED, group: nowhere };
  const { place, calendar, from } = trip;
  const { day: leaves, orderBy } = leaving(trip);
  if (isRemote(place)) {
    const earliest = calendar.addWorkdays(leaves, 1, place, false);
    const latest = calendar.addWorkdays(leaves, REMOTE_DAYS, place, false);
    return { ...NOTHING_CARRIED, group: 'oneToSixDays', levelOfService: 'STANDARD', earliest, latest };
  }
  const transit = transitDays(from, place) ?? UNKNOWN_DAYS;
  const isFurniture = goods.kind === 'directFurniture';
  const nextDay = transit === 1 && from.handlingDays === 0 && !isFurniture;
  const day = calendar.addWorkdays(leaves, isFurniture ? Math.max(transit, STANDARD_DAYS) : transit, place, nextDay);
  return nextDay
    ? { ...NOTHING_CARRIED, group: 'nextDay', levelOfService: 'NDD', earliest: day, latest: day, orderBy }
    : { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day, orderBy };
}

/** The longest transit in workdays. */
export function longestTransit({ from, place }: Pick<Trip, 'from' | 'place'>): number {
  return isRemote(place) ? REMOTE_DAYS : (transitDays(from, place) ?? UNKNOWN_DAYS);
}

/** Before the first day of sale; undefined from that day on. */
export function preOrderPromise(goods: PromiseGoods, trip: Trip): DeliveryPromise | undefined {
  const { streetDate, flags } = goods;
  const { place, calendar } = trip;
  if (!flags.preOrder || streetDate === null || streetDate <= localTime(trip.now, trip.timeZone).day) return undefined;
  const latest = calendar.addWorkdays(streetDate, Math.max(STANDARD_DAYS, longestTransit(trip)), place, false);
  return { ...NOTHING_CARRIED, group: 'preOrder', levelOfService: 'STANDARD', earliest: streetDate, latest };
}

/** Units that are not in stock: from the day of the next supply, or with the product's back-order days; undefined without both. */
export function backOrderPromise(goods: PromiseGoods, inbound: string | null, trip: Trip): DeliveryPromise | undefined {
  if (goods.backorderDays === null) return undefined;
  const { place, calendar, from } = trip;
  // No supply is announced, and the product has no back-order days.
  if (inbound === null && goods.backorderDays === 0)
    return { ...NOTHING_CARRIED, group: 'backOrder', levelOfService: 'STANDARD', isBackOrder: true };
  const next = leaving(trip).day;
  const ready = inbound ?? addDays(next, goods.backorderDays);
  // Supply that arrives today after the cut-off ships no sooner than stock.
  const leaves = calendar.workdayFrom(ready > next ? ready : next, from, from.saturdays);
  const earliest = calendar.addWorkdays(leaves, 1, place, false);
  const latest = calendar.addWorkdays(leaves, 1 + Math.max(STANDARD_DAYS, longestTransit(trip)), place, false);
  return { ...NOTHING_CARRIED, group: 'backOrder', levelOfService: 'STANDARD', earliest, latest, isBackOrder: true };
}
