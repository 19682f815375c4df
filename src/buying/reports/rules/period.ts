// The days that a report is about, and those it is compared with. Days are ISO dates on the site's clock, the last one included.
import { addDays, weekdayOf } from '#base/calendar/rules';
import { isDay } from '#base/locale/rules';

export const PERIODS = ['month', 'lastMonth', 'quarter', 'year', 'days'] as const;
export type PeriodKind = (typeof PERIODS)[number];

export const AGAINST = ['before', 'yearAgo', 'nothing'] as const;
export type Against = (typeof AGAINST)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Period extends Days {
  readonly kind: PeriodKind;
}

/** Longest period of own dates. */
const MOST_DAYS = 1_100;

export const countDays = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The same day `count` months later, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const [ofYear, ofMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const last = new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();
  const padded = (value: number): string => String(value).padStart(2, '0');
  return `${String(ofYear).padStart(4, '0')}-${padded(ofMonth)}-${padded(Math.min(date, last))}`;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const firstOfQuarter = (day: string): string => addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));

export interface PeriodAsked {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period that was asked for; this month when the question makes no sense. The current month, quarter and year end today. */
export function periodOf({ period, from = '', to = '' }: PeriodAsked, today: string): Period {
  const kind = PERIODS.find((one) => one === period) ?? 'month';
  if (kind === 'lastMonth') {
    const first = addMonths(firstOfMonth(today), -1);
    return { kind, from: first, to: addDays(firstOfMonth(today), -1) };
  }
  if (kind === 'quarter') return { kind, from: firstOfQuarter(today), to: today };
  if (kind === 'year') return { kind, from: `${today.slice(0, 4)}-01-01`, to: today };
  if (kind === 'days' && isDay(from) && isDay(to)) {
    const [first = from, last = to] = [from, to].toSorted();
    const days = { from: first, to: last };
    return { kind, from: first, to: countDays(days) > MOST_DAYS ? addDays(first, MOST_DAYS - 1) : last };
  }
  return { kind: 'month', from: firstOfMonth(today), to: today };
}

const MONTHS: Readonly<Record<Exclude<PeriodKind, 'days'>, number>> = { month: 1, lastMonth: 1, quarter: 3, year: 12 };

/** What a period is compared with: as many days just before for own dates, else the same days of the month, quarter or year before. Null: nothing. */
export function comparedWith({ kind, from, to }: Period, against: Against): Days | null {
  if (against === 'nothing') return null;
  if (against === 'before' && kind === 'days') return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) };
  const months = against === 'yearAgo' || kind === 'days' ? 12 : MONTHS[kind];
  const first = addMonths(from, -months);
  // A whole month is compared with a whole month, however long each is.
  return { from: first, to: kind === 'lastMonth' ? addDays(addMonths(first, 1), -1) : addMonths(to, -months) };
}

export type Bucket = 'day' | 'week' | 'month';

/** How a report over time is divided. */
export function bucketOf(days: Days): Bucket {
  const count = countDays(days);
  return count <= 31 ? 'day' : count <= 184 ? 'week' : 'month';
}

/** The first days of all parts of a period; weeks begin on Monday. */
export function bucketsIn(days: Days, bucket: Bucket): string[] {
  const first = { day: days.from, week: addDays(days.from, -weekdayOf(days.from)), month: firstOfMonth(days.from) }[bucket];
  const starts: string[] = [];
  for (let at = first; at <= days.to; at = bucket === 'month' ? addMonths(at, 1) : addDays(at, bucket === 'week' ? 7 : 1)) starts.push(at);
  return starts;
}
