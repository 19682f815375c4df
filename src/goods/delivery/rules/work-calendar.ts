// Working days of carriers: not Sundays or holidays, and Saturdays only for some services. Staff may add days off.
import type { Country } from '#base/site/rules';
import { addDays, weekdayOf } from '#base/calendar/rules';
import { holidaysOf } from './holidays.ts';

/** A staff entry beyond the public holidays: an extra day off, or a holiday that is worked. Region '' is the whole country. */
export interface DayOff {
  readonly country: Country;
  readonly region: string;
  readonly day: string;
  readonly worked: boolean;
}

/** A country, and its state or province if known. */
export interface WorkRegion {
  readonly country: Country;
  readonly state: string | null;
}

export interface WorkCalendar {
  isHoliday(day: string, region: WorkRegion): boolean;
  /** Sundays and holidays are never workdays; Saturdays only with `saturdays`. */
  isWorkday(day: string, region: WorkRegion, saturdays: boolean): boolean;
  /** `day` itself when it is a workday, else the next one. */
  workdayFrom(day: string, region: WorkRegion, saturdays: boolean): string;
  /** The `count`-th workday after `day`. */
  addWorkdays(day: string, count: number, region: WorkRegion, saturdays: boolean): string;
}

const SUNDAY = 6;
const SATURDAY = 5;

/** `daysOff`: staff entries. Computes the holidays of a year on first use. */
export function makeWorkCalendar(daysOff: readonly DayOff[] = []): WorkCalendar {
  const own = new Map(daysOff.map(({ country, region, day, worked }) => [`${country}${region} ${day}`, !worked]));
  const years = new Map<string, ReadonlySet<string>>();
  const publicOf = (country: Country, year: string): ReadonlySet<string> => {
    const key = country + year;
    let known = years.get(key);
    if (known === undefined) {
      known = new Set(holidaysOf(country, Number(year)).map(({ region, day }) => `${region} ${day}`));
      years.set(key, known);
    }
    return known;
  };
  const isHoliday = (day: string, { country, state }: WorkRegion): boolean => {
    const said = (state === null ? undefined : own.get(`${country}${state} ${day}`)) ?? own.get(`${country} ${day}`);
    if (said !== undefined) return said;
    const known = publicOf(country, day.slice(0, 4));
    return known.has(` ${day}`) || (state !== null && known.has(`${state} ${day}`));
  };
  const isWorkday = (day: string, region: WorkRegion, saturdays: boolean): boolean => {
    const weekday = weekdayOf(day);
    return weekday !== SUNDAY && (saturdays || weekday !== SATURDAY) && !isHoliday(day, region);
  };
  const workdayFrom = (day: string, region: WorkRegion, saturdays: boolean): string => {
    let at = day;
    while (!isWorkday(at, region, saturdays)) at = addDays(at, 1);
    return at;
  };
  return {
    isHoliday,
    isWorkday,
    workdayFrom,
    addWorkdays(day, count, region, saturdays) {
      let at = day;
      for (let left = count; left > 0; left -= 1) at = workdayFrom(addDays(at, 1), region, saturdays);
      return at;
    },
  };
}
