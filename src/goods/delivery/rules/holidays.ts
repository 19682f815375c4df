// Public holidays by rule: United States federal, Canadian federal (those of the Labour Code, which binds carriers) and provincial. A holiday on a
// weekend is observed on the nearest or next weekday, as each country's law says.
import type { Country } from '#base/site/rules';
import { addDays, weekdayOf } from '#base/calendar/rules';

export interface Holiday {
  /** ISO date on which it is observed, which may differ from the calendar's. */
  readonly day: string;
  /** Two letters of a state or province; empty for the whole country. */
  readonly region: string;
  readonly name: string;
}

/** How to find a holiday in a year. */
type When =
  | { readonly month: number; readonly day: number }
  /** The `nth` weekday (Monday 0) of a month; −1 is the last. */
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  /** The last Monday before a day. */
  | { readonly month: number; readonly mondayBefore: number }
  /** Days from Easter Sunday. */
  | { readonly easter: number };

interface HolidayRule {
  readonly name: string;
  readonly when: When;
  /** Undefined means the whole country. */
  readonly regions?: readonly string[];
}

const MONDAY = 0;
const THURSDAY = 3;

const US_RULES: readonly HolidayRule[] = [
  { name: 'New Year’s Day', when: { month: 1, day: 1 } },
  { name: 'Martin Luther King Jr. Day', when: { month: 1, weekday: MONDAY, nth: 3 } },
  { name: 'Washington’s Birthday', when: { month: 2, weekday: MONDAY, nth: 3 } },
  { name: 'Memorial Day', when: { month: 5, weekday: MONDAY, nth: -1 } },
  { name: 'Juneteenth', when: { month: 6, day: 19 } },
  { name: 'Independence Day', when: { month: 7, day: 4 } },
  { name: 'Labor Day', when: { month: 9, weekday: MONDAY, nth: 1 } },
  { name: 'Columbus Day', when: { month: 10, weekday: MONDAY, nth: 2 } },
  { name: 'Veterans Day', when: { month: 11, day: 11 } },
  { name: 'Thanksgiving Day', when: { month: 11, weekday: THURSDAY, nth: 4 } },
  { name: 'Christmas Day', when: { month: 12, day: 25 } },
];

const CA_RULES: readonly HolidayRule[] = [
  { name: 'New Year’s Day', when: { month: 1, day: 1 } },
  { name: 'Good Friday', when: { easter: -2 } },
  { name: 'Victoria Day', when: { month: 5, mondayBefore: 25 } },
  { name: 'Canada Day', when: { month: 7, day: 1 } },
  { name: 'Labour Day', when: { month: 9, weekday: MONDAY, nth: 1 } },
  { name: 'National Day for Truth and Reconciliation', when: { month: 9, day: 30 } },
  { name: 'Thanksgiving', when: { month: 10, weekday: MONDAY, nth: 2 } },
  { name: 'Remembrance Day', when: { month: 11, day: 11 } },
  { name: 'Christmas Day', when: { month: 12, day: 25 } },
  { name: 'Boxing Day', when: { month: 12, day: 26 } },
  { name: 'Family Day', when: { month: 2, weekday: MONDAY, nth: 3 }, regions: ['AB', 'BC', 'NB', 'ON', 'SK'] },
  { name: 'Louis Riel Day', when: { month: 2, weekday: MONDAY, nth: 3 }, regions: ['MB'] },
  { name: 'Islander Day', when: { month: 2, weekday: MONDAY, nth: 3 }, regions: ['PE'] },
  { name: 'Heritage Day', when: { month: 2, weekday: MONDAY, nth: 3 }, regions: ['NS'] },
  { name: 'National Indigenous Peoples Day', when: { month: 6, day: 21 }, regions: ['NT', 'YT'] },
  { name: 'Fête nationale', when: { month: 6, day: 24 }, regions: ['QC'] },
  { name: 'Nunavut Day', when: { month: 7, day: 9 }, regions: ['NU'] },
  { name: 'Civic Holiday', when: { month: 8, weekday: MONDAY, nth: 1 }, regions: ['BC', 'NB', 'NT', 'NU', 'SK'] },
  { name: 'Discovery Day', when: { month: 8, weekday: MONDAY, nth: 3 }, regions: ['YT'] },
];

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Easter Sunday of the Gregorian calendar (the rule of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return iso(year, Math.floor(f / 31), (f % 31) + 1);
}

function dayIn(year: number, when: When): string {
  if ('easter' in when) return addDays(easterSunday(year), when.easter);
  if ('mondayBefore' in when) {
    const last = iso(year, when.month, when.mondayBefore - 1);
    return addDays(last, -weekdayOf(last));
  }
  if ('day' in when) return iso(year, when.month, when.day);
  if (when.nth < 0) {
    const last = addDays(iso(when.month === 12 ? year + 1 : year, (when.month % 12) + 1, 1), -1);
    return addDays(last, -((weekdayOf(last) - when.weekday + 7) % 7));
  }
  const first = iso(year, when.month, 1);
  return addDays(first, ((when.weekday - weekdayOf(first) + 7) % 7) + (when.nth - 1) * 7);
}

const SATURDAY = 5;

/** The United States observe a Saturday holiday on Friday and a Sunday one on Monday; Canada observes both on the next free weekday. */
function observedOn(day: string, country: Country, taken: ReadonlySet<string>): string {
  let kept = day;
  if (country === 'US' && weekdayOf(day) === SATURDAY) return addDays(day, -1);
  while (weekdayOf(kept) >= SATURDAY || (kept !== day && taken.has(kept))) kept = addDays(kept, 1);
  return kept;
}

/** Every holiday of a year, national ones first, by day. New Year's Day of the next year may be observed in this one. */
export function holidaysOf(country: Country, year: number): readonly Holiday[] {
  const rules = country === 'US' ? US_RULES : CA_RULES;
  const taken = new Set(rules.filter(({ regions }) => regions === undefined).map(({ when }) => dayIn(year, when)));
  const found = rules.flatMap(({ name, when, regions = [''] }) => {
    const day = observedOn(dayIn(year, when), country, taken);
    taken.add(day);
    return regions.map((region): Holiday => ({ day, region, name }));
  });
  const nextNewYear = observedOn(iso(year + 1, 1, 1), country, new Set());
  if (nextNewYear < iso(year + 1, 1, 1)) found.push({ day: nextNewYear, region: '', name: 'New Year’s Day' });
  return found.toSorted((a, b) => a.region.localeCompare(b.region) || a.day.localeCompare(b.day));
}
