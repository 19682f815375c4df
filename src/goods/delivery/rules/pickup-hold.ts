// How long a store holds a ready pickup: whole days on the store's own calendar (DLV-3, behaviour of pickups).
import type { StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import { hoursOn, type StoreWeek } from './store-hours.ts';

/** After this many days the goods go back on the shelf. */
export const PICKUP_HOLD_DAYS = 7;

/** Limits the search for a store that does not open again. */
const LOOK_AHEAD_DAYS = 14;

/** The pickup place. An unknown store has only the time zone of its site. */
export type HoldPlace = Pick<StoreRecord, 'timeZone'> & Partial<StoreWeek>;

/** The last day (ISO) of the hold: seven days after the pickup became ready, or the next day after that on which the store is open. */
export function heldUntil(readyAt: number, { timeZone, hours, exceptions }: HoldPlace): string {
  const last = addDays(localTime(readyAt, timeZone).day, PICKUP_HOLD_DAYS);
  if (hours === undefined) return last;
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(last, ahead);
    if (hoursOn({ hours, exceptions: exceptions ?? [] }, day) !== null) return day;
  }
  return last;
}

/** Whether that day is over at the store. */
export function isHoldOver(lastDay: string, { timeZone }: Pick<HoldPlace, 'timeZone'>, now: number): boolean {
  return localTime(now, timeZone).day > lastDay;
}
