// How long a page's own work blocks its main thread, by CPU time. Lighthouse counts by the clock, and on a machine with few cores most of
// what it counts are the moments in which the browser's other processes, the server or Lighthouse itself had the processor.

/** What this looks at in a browser's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
}

/** A task may take this long before it counts as blocking, as Lighthouse has it. */
const LONG_MS = 50;
/** The loop that runs a thread's tasks, each of them once. */
const TASK = 'RunTask';

/** Milliseconds over 50 that the main thread's tasks take once something is seen, added up, on a processor `slowdown` times slower. */
export function blockingCpu(events: readonly TraceEvent[], slowdown: number): number {
  const seen = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const tasks = events.filter(({ name, pid, tid, ts }) => name === TASK && pid === seen?.pid && tid === seen.tid && ts >= seen.ts);
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * slowdown) / 1_000 - LONG_MS), 0));
}
