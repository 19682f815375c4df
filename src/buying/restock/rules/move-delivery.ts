// Another day for what comes on one day: where the schedule goes on from.
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Schedule } from './schedule.ts';

export interface MovedSchedule {
  readonly anchor: string;
  readonly dates: readonly string[];
  readonly nextOn: string;
}

/** `dayTaken`: it comes on that day anyway. `afterLast`: it ends before that day. */
export type MoveProblem = 'dayTaken' | 'afterLast';

/** Intervals are counted from the new day; of chosen days the moved one alone changes. */
export function moveDelivery(
  { every, dates, lastOn }: Pick<Schedule, 'every' | 'dates' | 'lastOn'>,
  from: string,
  to: string,
): Outcome<MovedSchedule, MoveProblem> {
  if (lastOn !== null && to > lastOn) return failed('afterLast');
  if (every !== null) return done({ anchor: to, dates: [], nextOn: to });
  if (dates.includes(to)) return failed('dayTaken');
  const moved = dates.map((day) => (day === from ? to : day)).toSorted();
  const [nextOn = to] = moved.filter((day) => day === to || day > from);
  return done({ anchor: nextOn, dates: moved, nextOn });
}
