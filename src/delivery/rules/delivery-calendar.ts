// The days a shopper may choose for a delivery: fifteen from the first on which all of it can come (DLV-4).
import { addDays } from './calendar.ts';
import { NOTHING_CARRIED, type DeliveryPromise } from './delivery-promise.ts';
import type { WorkCalendar, WorkRegion } from './work-calendar.ts';

const CALENDAR_DAYS = 15;

export interface CalendarDay {
  /** ISO date. */
  readonly day: string;
  /** Parcels are brought on this day. */
  readonly open: boolean;
}

/** `earliest` and the fourteen days after it. Only the first may be a Saturday, when goods come that day anyway. */
export function deliveryCalendar(earliest: string, to: WorkRegion, calendar: WorkCalendar): readonly CalendarDay[] {
  return Array.from({ length: CALENDAR_DAYS }, (_, ahead) => {
    const day = addDays(earliest, ahead);
    return { day, open: ahead === 0 || calendar.isWorkday(day, to, false) };
  });
}

/** What is brought to an address and could come sooner comes on the chosen day; what comes later, or by itself, stays as it was. */
export function onChosenDay(promise: DeliveryPromise, day: string): DeliveryPromise {
  const { latest, levelOfService, isBackOrder, group } = promise;
  if (latest === null || latest >= day || levelOfService === null || isBackOrder || group === 'preOrder') return promise;
  return { ...NOTHING_CARRIED, group: 'standard', levelOfService: 'STANDARD', earliest: day, latest: day };
}
