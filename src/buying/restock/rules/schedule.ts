// When a restock is due: every so many weeks or months, or on chosen days. Days are ISO dates of the site's calendar, so no clock change moves one.
import { addDays, addMonths } from '#base/calendar/rules';

export const EVERY_UNITS = ['week', 'month'] as const;
export type EveryUnit = (typeof EVERY_UNITS)[number];

export interface Every {
  readonly unit: EveryUnit;
  readonly count: number;
}

/** The longest interval of each unit. */
export const LONGEST: Readonly<Record<EveryUnit, number>> = { week: 26, month: 12 };

export interface Schedule {
  /** Null: on `dates`. */
  readonly every: Every | null;
  /** The day that intervals are counted from: months keep its day, so the 31st comes back after February. */
  readonly anchor: string;
  /** Chosen days, in their order. */
  readonly dates: readonly string[];
  /** The last day on which anything may be ordered; null: no end. */
  readonly lastOn: string | null;
  /** How many orders are left; null: no end. */
  readonly timesLeft: number | null;
}

const step = ({ unit, count }: Every, anchor: string, times: number): string =>
  unit === 'week' ? addDays(anchor, 7 * count * times) : addMonths(anchor, count * times);

/** Roughly how many intervals lie between two days; never too many. */
function intervalsBefore({ unit, count }: Every, anchor: string, day: string): number {
  const days = (Date.parse(day) - Date.parse(anchor)) / 86_400_000;
  return Math.max(0, Math.floor(days / ((unit === 'week' ? 7 : 31) * count)) - 1);
}

/** The first due day after `day`, whatever `timesLeft` says; null: none is left. */
export function dueAfter({ every, anchor, dates, lastOn }: Omit<Schedule, 'timesLeft'>, day: string): string | null {
  const next = every === null ? dates.find((one) => one > day) : nextInterval(every, anchor, day);
  return next === undefined || (lastOn !== null && next > lastOn) ? null : next;
}

function nextInterval(every: Every, anchor: string, day: string): string {
  let times = intervalsBefore(every, anchor, day);
  while (step(every, anchor, times) <= day) times += 1;
  return step(every, anchor, times);
}

/** What comes from `next` on, `next` itself first: at most `most` days, none after `until`. */
export function upcoming(schedule: Schedule, next: string | null, { most, until }: { readonly most: number; readonly until: string }) {
  const days: string[] = [];
  const times = Math.min(most, schedule.timesLeft ?? most);
  for (let day = next; day !== null && day <= until && days.length < times; day = dueAfter(schedule, day)) days.push(day);
  return days;
}
