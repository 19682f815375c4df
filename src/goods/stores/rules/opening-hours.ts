// A week of opening hours for display: days with the same hours are combined.
import { readHours } from '#goods/delivery/rules';

export interface HoursRun {
  /** Days from 0, Monday. */
  readonly from: number;
  readonly to: number;
  /** Minutes since midnight; null when closed. */
  readonly open: { readonly from: number; readonly to: number } | null;
}

/** Consecutive days with equal hours as one run, Monday first. */
export function hoursRuns(hours: readonly (string | null)[]): readonly HoursRun[] {
  const runs: { from: number; to: number; text: string | null }[] = [];
  for (const [day, text] of hours.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && last.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.map(({ from, to, text }) => {
    const hours = readHours(text);
    return { from, to, open: hours && { from: hours.opens, to: hours.closes } };
  });
}
