// A restock as typed, read: when, how many, until when, and what to do when something changes.
import { isDay } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { PRICE_LIMITS } from './judge-due.ts';
import { EVERY_UNITS, LONGEST, type Every, type Schedule } from './schedule.ts';

/** All fields of the form as text. */
export interface TypedRestock {
  /** '2week', '1month'; 'dates': on `dates`. */
  readonly every: string;
  readonly nextOn: string;
  readonly dates: readonly string[];
  /** 'never', 'times' with `times`, 'day' with `lastOn`. */
  readonly ends: string;
  readonly times: string;
  readonly lastOn: string;
  /** '10'; 'any': whatever it costs. */
  readonly priceLimit: string;
  readonly whenShort: string;
}

export type RestockField = 'every' | 'nextOn' | 'dates' | 'times' | 'lastOn' | 'qty';
export type RestockProblemCode =
  | 'EVERY_UNKNOWN'
  | 'DAY_MISSING'
  | 'DAY_PAST'
  | 'DAY_FAR'
  | 'TIMES_WRONG'
  | 'LAST_BEFORE_NEXT'
  | 'QUANTITY_WRONG';
export interface RestockProblem {
  readonly field: RestockField;
  readonly code: RestockProblemCode;
}

export interface WantedRestock extends Schedule {
  readonly nextOn: string;
  readonly priceLimit: number | null;
  readonly whenShort: 'partial' | 'wait';
}

export const MOST_DATES = 6;
export const MOST_TIMES = 99;
export const MOST_QUANTITY = 999;
/** Nobody plans further ahead than two years. */
const FARTHEST_DAYS = 731;

const DAY_MS = 86_400_000;
/** '3month' → every three months; undefined: no such interval. */
export function readEvery(text: string): Every | undefined {
  const [, digits = '', word] = /^(\d{1,2})(week|month)$/.exec(text) ?? [];
  const unit = EVERY_UNITS.find((one) => one === word);
  const count = Number(digits);
  return unit === undefined || count < 1 || count > LONGEST[unit] ? undefined : { unit, count };
}

export const everyText = (every: Every | null): string => (every === null ? 'dates' : `${every.count}${every.unit}`);

/** A whole number of units; null: none. */
export function readUnits(text: string): number | null {
  const units = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return units >= 1 && units <= MOST_QUANTITY ? units : null;
}

/** `today`: an order can be placed today at the earliest. */
export function readRestock(typed: TypedRestock, today: string): Outcome<WantedRestock, readonly RestockProblem[]> {
  const problems: RestockProblem[] = [];
  const dates = [...new Set(typed.dates.filter((text) => text !== ''))].toSorted();
  const every = typed.every === 'dates' ? null : readEvery(typed.every);
  if (every === undefined) problems.push({ field: 'every', code: 'EVERY_UNKNOWN' });
  const nextOn = every === null ? (dates[0] ?? '') : typed.nextOn;
  for (const day of every === null ? dates : [nextOn]) {
    const code = dayProblem(day, today);
    if (code !== null && problems.length === 0) problems.push({ field: every === null ? 'dates' : 'nextOn', code });
  }
  if (every === null && dates.length === 0) problems.push({ field: 'dates', code: 'DAY_MISSING' });
  const end = readEnd(typed, every === null ? (dates.at(-1) ?? '') : nextOn, problems);
  if (problems.length > 0 || every === undefined) return failed(problems);
  const priceLimit = PRICE_LIMITS.find((percent) => String(percent) === typed.priceLimit) ?? null;
  return done({
    every,
    anchor: nextOn,
    dates: every === null ? dates : [],
    ...end,
    nextOn,
    priceLimit: typed.priceLimit === 'any' ? null : (priceLimit ?? 10),
    whenShort: typed.whenShort === 'wait' ? 'wait' : 'partial',
  });
}

/** What is wrong with a typed day of an order; null: nothing. */
export function dayProblem(day: string, today: string): RestockProblemCode | null {
  if (!isDay(day)) return 'DAY_MISSING';
  if (day < today) return 'DAY_PAST';
  return Date.parse(day) - Date.parse(today) > FARTHEST_DAYS * DAY_MS ? 'DAY_FAR' : null;
}

function readEnd({ ends, times, lastOn }: TypedRestock, first: string, problems: RestockProblem[]): Pick<Schedule, 'lastOn' | 'timesLeft'> {
  if (ends === 'times') {
    const timesLeft = /^\s*\d{1,2}\s*$/.test(times) ? Number(times) : 0;
    if (timesLeft < 1) problems.push({ field: 'times', code: 'TIMES_WRONG' });
    return { lastOn: null, timesLeft };
  }
  if (ends !== 'day') return { lastOn: null, timesLeft: null };
  if (!isDay(lastOn)) problems.push({ field: 'lastOn', code: 'DAY_MISSING' });
  else if (lastOn < first) problems.push({ field: 'lastOn', code: 'LAST_BEFORE_NEXT' });
  return { lastOn, timesLeft: null };
}
