// One lane of what follows orders: tasks of one sort, claimed by one server, done one after the other, tried again with growing pauses. A lane
// waits for no other one, and a task that fails keeps no other task waiting.
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import { isOutage, type DatabaseFault } from '#platform/database-faults';

/** How long a claimed task is left to whoever claimed it; who is still at work on it claims it again before that. */
export const CLAIM_MS = 60_000;
const CLAIM_AGAIN_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** About a day of tries; after that a task is set aside for staff. */
const MOST_ATTEMPTS = 30;
/** When a task that is set aside is due: never. */
export const SET_ASIDE_UNTIL = new Date('9999-01-01T00:00:00Z');
/** What was done is noted again and again while the database is away, but a shop that stops waits no longer than this for it. */
const NOTE_AGAIN_MS = 250;
const NOTE_WHILE_STOPPING_MS = 5_000;

export interface ClaimedTask {
  readonly order_number: string;
  /** Counts up with each claim: whoever else claims a task takes it over. */
  readonly attempts: number;
}

export interface LaneTasks<Task extends ClaimedTask> {
  /** Takes over tasks that are due; another server skips them until `until`. */
  claim(now: Date, until: Date): Promise<readonly Task[]>;
  /** Keeps claimed tasks until then; returns those that nobody else has taken over. */
  keep(tasks: readonly Task[], until: Date): Promise<readonly Task[]>;
  /** Notes that a task is done. Twice changes nothing. */
  end(task: Task, now: Date): Promise<unknown>;
  putOff(task: Task, until: Date, problem: string): Promise<unknown>;
}

export interface LaneFailure {
  /** The lane. */
  readonly follower: string;
  readonly orderNumber: string;
  /** It is tried no more: staff have to look at it. */
  readonly isSetAside: boolean;
}

export interface LaneFacts<Task extends ClaimedTask> {
  readonly name: string;
  readonly clock: Clock;
  readonly tasks: LaneTasks<Task>;
  /** Does one task; throwing tries it again later. `ended`: it has noted that itself, with what it wrote. */
  readonly act: (task: Task) => Promise<'ended' | 'toEnd'>;
  /** Does all of a claim at once, where that is cheaper. Throwing has each done by itself. */
  readonly together?: (tasks: readonly Task[]) => Promise<void>;
  /** Tasks of a claim that are done at the same time; they wait for somebody outside. */
  readonly isParallel?: boolean;
  /** Between two tasks: what follows an order gives way to the orders that are being placed. */
  readonly pauseMs?: number;
  readonly failed: (error: unknown, failure: LaneFailure) => void;
}

/** Does every task of the lane that is due, until there is none or `isStopped`. Returns how many were done. */
export async function followLane<Task extends ClaimedTask>(facts: LaneFacts<Task>, isStopped: () => boolean): Promise<number> {
  const { clock, tasks } = facts;
  let ended = 0;
  for (;;) {
    const now = clock.now();
    const claimed = await tasks.claim(now, untilOf(now));
    if (claimed.length === 0) return ended;
    ended += await doClaimed(facts, claimed, isStopped);
    if (isStopped()) return ended;
  }
}

async function doClaimed<Task extends ClaimedTask>(
  facts: LaneFacts<Task>,
  claimed: readonly Task[],
  isStopped: () => boolean,
): Promise<number> {
  const { clock, tasks, together, isParallel = false, pauseMs = 0 } = facts;
  let mine = new Set(claimed);
  const keep = (): void => {
    tasks.keep([...mine], untilOf(clock.now())).then(
      (kept) => void (mine = new Set(kept)),
      () => undefined, // said by whoever asks next
    );
  };
  const keeping = setInterval(keep, CLAIM_AGAIN_MS).unref();
  try {
    const areDone =
      together !== undefined &&
      (await together(claimed).then(
        () => true,
        () => false,
      ));
    const doOne = async (task: Task): Promise<number> => {
      const isMine = mine.has(task);
      const done = isMine ? await doTask(facts, task, areDone, isStopped) : 0;
      mine.delete(task);
      return done;
    };
    if (isParallel) return (await Promise.all(claimed.map(doOne))).reduce((sum, one) => sum + one, 0);
    let ended = 0;
    for (const task of claimed) {
      ended += await doOne(task);
      if (pauseMs > 0 && !isStopped()) await delay(pauseMs);
    }
    return ended;
  } finally {
    clearInterval(keeping);
  }
}

async function doTask<Task extends ClaimedTask>(
  { name, clock, tasks, act, failed }: LaneFacts<Task>,
  task: Task,
  isDone: boolean,
  isStopped: () => boolean,
): Promise<number> {
  try {
    if (isDone || (await act(task)) === 'toEnd') await noteSurely(() => tasks.end(task, clock.now()), isStopped);
    return 1;
  } catch (error) {
    const isSetAside = task.attempts >= MOST_ATTEMPTS;
    failed(error, { follower: name, orderNumber: task.order_number, isSetAside });
    const problem = error instanceof Error ? error.message.slice(0, 300) : 'failed';
    await tasks.putOff(task, nextTry(task.attempts, clock.now()), problem);
    return 0;
  }
}

/** A mail that left must not leave again because the database was away when that was to be noted. */
async function noteSurely(note: () => Promise<unknown>, isStopped: () => boolean): Promise<void> {
  let stoppedAt: number | undefined;
  for (;;) {
    try {
      return void (await note());
    } catch (error) {
      if (isStopped()) stoppedAt ??= performance.now();
      const isLate = stoppedAt !== undefined && performance.now() - stoppedAt > NOTE_WHILE_STOPPING_MS;
      if (isLate || !isOutage(error as DatabaseFault)) throw error;
      await delay(NOTE_AGAIN_MS);
    }
  }
}

function untilOf(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

function nextTry(attempts: number, now: Date): Date {
  if (attempts >= MOST_ATTEMPTS) return SET_ASIDE_UNTIL;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
}
