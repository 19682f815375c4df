// When a store is open: its weekly hours, and days with other hours (DLV-1, STO-1).
import type { StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime, weekdayOf } from '#base/calendar/rules';

export interface DayHours {
  /** Minutes since midnight on the store's own clock. */
  readonly opens: number;
  readonly closes: number;
}

export type StoreWeek = Pick<StoreRecord, 'hours' | 'exceptions'>;

/** The hours of one day (ISO date); null when closed. A special day replaces the week's hours. */
export function hoursOn({ hours, exceptions }: StoreWeek, day: string): DayHours | null {
  const exception = exceptions?.find((other) => other.day === day);
  return readHours(exception === undefined ? hours[weekdayOf(day)] : exception.hours);
}

/** `"08:00-21:00"` in minutes since midnight; null when closed or unreadable. */
export function readHours(text: string | null | undefined): DayHours | null {
  const [, a, b, c, d] = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text ?? '') ?? [];
  if (d === undefined) return null;
  const hours = { opens: Number(a) * 60 + Number(b), closes: Number(c) * 60 + Number(d) };
  return hours.opens < hours.closes && hours.closes <= 24 * 60 ? hours : null;
}

export type StoreState =
  | { readonly open: true; readonly openedAt: number; readonly closesAt: number }
  /** `opensOn` is the next opening day within two weeks; null without one. */
  | { readonly open: false; readonly opensOn: string | null; readonly opensAt: number | null; readonly isToday: boolean };

const LOOK_AHEAD_DAYS = 14;

/** Whether a store is open at an instant, and when that changes. */
export function storeState(store: StoreWeek & Pick<StoreRecord, 'timeZone'>, now: number): StoreState {
  const here = localTime(now, store.timeZone);
  const today = hoursOn(store, here.day);
  if (today !== null && today.opens <= here.minutes && here.minutes < today.closes)
    return { open: true, openedAt: today.opens, closesAt: today.closes };
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(here.day, ahead);
    const hours = hoursOn(store, day);
    if (hours !== null && (ahead > 0 || here.minutes < hours.opens))
      return { open: false, opensOn: day, opensAt: hours.opens, isToday: ahead === 0 };
  }
  return { open: false, opensOn: null, opensAt: null, isToday: false };
}
