// The periods of a budget center. They open by themselves: the running one follows from the day and from the last one that was opened.
import { addDays } from '#base/calendar/rules';
import type { Center } from './center.ts';

export interface Period {
  readonly starts: string;
  /** The last day; null: no end. */
  readonly ends: string | null;
}

/** A period with its fund. Cents; amount null: no limit. */
export interface OpenedPeriod extends Period {
  readonly fundId: string;
  readonly amount: number | null;
  readonly held: number;
  readonly spent: number;
}

export interface RunningPeriod extends Omit<OpenedPeriod, 'fundId'> {
  /** Null: nothing was charged to it so far, so it is not opened yet. */
  readonly fundId: string | null;
  /** The part of the amount that is left of periods before; 0 once it is opened. */
  readonly carried: number;
}

type Timing = Pick<Center, 'amount' | 'since' | 'ends' | 'period' | 'fiscalMonth' | 'carriesOver'>;

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The period of a day by the calendar; null: the center has not begun, or is over. */
export function periodAround({ since, ends, period, fiscalMonth }: Timing, day: string): Period | null {
  if (day < since || (ends !== null && day > ends)) return null;
  if (period === 'once') return { starts: since, ends };
  const length = MONTHS[period];
  const month = monthOf(day);
  const first = month - ((((month - (fiscalMonth - 1)) % length) + length) % length);
  return { starts: dayOf(first, 1), ends: dayOf(first + length, 0) };
}

/** The period that a day's orders are charged to; null: none. `latest`: the last one that was opened. */
export function runningPeriod(center: Timing, latest: OpenedPeriod | null, day: string): RunningPeriod | null {
  if (latest !== null && day >= latest.starts && (latest.ends === null || day <= latest.ends)) return { ...latest, carried: 0 };
  const around = periodAround(center, day);
  if (around === null) return null;
  // After a change of dates, periods may not overlap.
  const isAfter = latest === null || latest.ends === null || around.starts > latest.ends;
  const starts = isAfter ? around.starts : nextDay(latest.ends);
  const carried = carriedInto(center, latest, around.starts);
  const amount = center.amount === null ? null : center.amount + carried;
  return { ...around, starts, fundId: null, amount, held: 0, spent: 0, carried };
}

/** What is left of the last period, and the amounts of those in which nobody ordered. What was overspent is not carried. */
function carriedInto({ carriesOver, amount, period }: Timing, latest: OpenedPeriod | null, starts: string): number {
  if (!carriesOver || amount === null || latest === null || latest.amount === null || latest.ends === null || period === 'once') return 0;
  const skipped = Math.floor((monthOf(starts) - monthOf(nextDay(latest.ends))) / MONTHS[period]);
  return Math.max(0, latest.amount - latest.held - latest.spent) + Math.max(0, skipped) * amount;
}

/** Months since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Day 0 is the last day of the month before. */
const dayOf = (month: number, day: number): string => addDays(firstOf(month), day - 1);
const firstOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const nextDay = (day: string): string => addDays(day, 1);
