// The days a shopper may choose for a delivery: fifteen from the first on which everything can arrive (DLV-4).
import { addDays } from '#base/calendar/rules';
import { NOTHING_CARRIED, type DeliveryPromise } from './delivery-promise.ts';
import type { WorkCalendar, WorkRegion } from './work-calendar.ts';

/** So many days to choose from. */
export const CALENDAR_DAYS = 15;

export interface CalendarDay {
  /** ISO date. */
  readonly day: string;
  /** Carriers deliver on this day. */
  readonly open: boolean;
}

/** Cached results: carts of one region need the same days again and again. */
const known = new WeakMap<WorkCalendar, Map<string, readonly CalendarDay[]>>();
/** Enough for all regions and first days that are in use at one time. */
const MOST_KNOWN = 500;

/** `earliest` and the fourteen days after it. Only the first may be a Saturday, namely when the goods arrive on it anyway. */
export function deliveryCalendar(earliest: string, to: WorkRegion, calendar: WorkCalendar): readonly CalendarDay[] {
  let answers = known.get(calendar);
  if (answers === undefined || answers.size === MOST_KNOWN) known.set(calendar, (answers = new Map()));
  const key = `${earliest} ${to.country} ${to.state ?? ''}`;
  let days = answers.get(key);
  if (days === undefined) {
    days = Array.from({ length: CALENDAR_DAYS }, (_, ahead) => {
      const day = addDays(earliest, ahead);
      return { day, open: ahead === 0 || calendar.isWorkday(day, to, false) };
    });
    answers.set(key, days);
  }
  return days;
}

/** Moves an earlier delivery to the chosen day; a later one, or a pickup, stays unchanged. */
export function onChosenDay(promise: DeliveryPromise, day: string): DeliveryPromise {
  const { latest, levelOfService, isBackOrder, group } = promise;
  if (latest === null || latest >= day || levelOfService === null || isBackOrder || group === 'preOrder') return promise;
  return { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day };
}
