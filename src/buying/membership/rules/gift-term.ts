// What a membership that was given makes of the one that runs for its recipient (RWD-4, decision 0454).
import { addDays } from '#base/calendar/rules';
import { daysBetween, type Program } from '#buying/cart/rules';
import { yearAfter, type RunningTerm } from './term.ts';

const DAYS_OF_YEAR = 365;

/** The price of a year of each program; only their ratio counts. */
export type Worth = Readonly<Record<Program, number>>;

/**
 * Nothing runs: a year from the day. The same program runs: a year more at its end. Another one runs: the larger of both, and the time of the
 * smaller counts for what it is worth in days of the larger.
 */
export function giftTerm(
  running: RunningTerm | null,
  { program, day }: { readonly program: Program; readonly day: string },
  worth: Worth,
): RunningTerm {
  if (running === null || running.endsOn < day) return { program, beginsOn: day, endsOn: yearAfter(day) };
  const { beginsOn, endsOn } = running;
  if (running.program === program) return { program, beginsOn, endsOn: yearAfter(endsOn) };
  if (program === 'SELECT') return { ...running, endsOn: addDays(endsOn, inPremium(DAYS_OF_YEAR, worth)) };
  return { program, beginsOn, endsOn: addDays(yearAfter(day), inPremium(daysBetween(day, endsOn), worth)) };
}

/** What days of SELECT are worth in days of PREMIUM. */
const inPremium = (days: number, { SELECT, PREMIUM }: Worth): number =>
  PREMIUM <= SELECT || SELECT <= 0 ? days : Math.round((days * SELECT) / PREMIUM);
