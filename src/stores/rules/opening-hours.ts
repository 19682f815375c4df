// A week of opening hours as people read it: days with the same hours are said together.

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
  return runs.map(({ from, to, text }) => ({ from, to, open: text === null ? null : readHours(text) }));
}

/** "08:00-21:00" as minutes since midnight. */
function readHours(text: string): { readonly from: number; readonly to: number } {
  const [from = '', to = ''] = text.split('-');
  return { from: minutesOf(from), to: minutesOf(to) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
