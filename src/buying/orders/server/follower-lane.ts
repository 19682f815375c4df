// A worker for one kind of order task: a server claims tasks, does them one after the other, and retries failures with growing pauses.
// Lanes do not wait for each other, and a failed task does not block the next.
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import { recordWithRetry } from './record-with-retry.ts';

/** How long a claim lasts; a server that needs longer renews it. */
export const CLAIM_MS = 60_000;
const CLAIM_AGAIN_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** About a day of retries; after that a task is set aside for staff. */
const MOST_ATTEMPTS = 30;
/** Due time of a task that is set aside: never. */
export const SET_ASIDE_UNTIL = new Date('9999-01-01T00:00:00Z');

export interface ClaimedTask {
  readonly order_number: string;
  /** Incremented by each claim, so that a stale claim can be recognized. */
  readonly attempts: number;
}

export interface LaneTasks<Task extends ClaimedTask> {
  /** Claims due tasks; other servers skip them until `until`. */
  claim(now: Date, until: Date): Promise<readonly Task[]>;
  /** Renews claims; returns the tasks that no other server has claimed meanwhile. */
  keep(tasks: readonly Task[], until: Date): Promise<readonly Task[]>;
  /** Records that a task is done; idempotent. */
  end(task: Task, now: Date): Promise<unknown>;
  putOff(task: Task, until: Date, problem: string): Promise<unknown>;
}

export interface LaneFailure {
  /** The lane's name. */
  readonly follower: string;
  readonly orderNumber: string;
  /** There are no more retries: staff have to act. */
  readonly isSetAside: boolean;
}

export interface LaneFacts<Task extends ClaimedTask> {
  readonly name: string;
  readonly clock: Clock;
  readonly tasks: LaneTasks<Task>;
  /** Does one task; an error retries it later. `ended`: it has recorded that itself, in its own transaction. */
  readonly act: (task: Task) => Promise<'ended' | 'toEnd'>;
  /** Does all tasks of a claim at once, where that is cheaper. After an error each is done separately. */
  readonly together?: (tasks: readonly Task[]) => Promise<void>;
  /** Does the tasks of a claim concurrently, because they wait for an external system. */
  readonly isParallel?: boolean;
  /** Pause between two tasks, so that placing orders has priority. */
  readonly pauseMs?: number;
  readonly failed: (error: unknown, failure: LaneFailure) => void;
}

/** Does every due task of the lane until none is left or `isStopped`. Returns how many were done. */
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
      () => undefined, // The next statement reports an outage.
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
    if (isDone || (await act(task)) === 'toEnd') await recordWithRetry(() => tasks.end(task, clock.now()), isStopped);
    return 1;
  } catch (error) {
    const isSetAside = task.attempts >= MOST_ATTEMPTS;
    failed(error, { follower: name, orderNumber: task.order_number, isSetAside });
    const problem = error instanceof Error ? error.message.slice(0, 300) : 'failed';
    await tasks.putOff(task, nextTry(task.attempts, clock.now()), problem);
    return 0;
  }
}

function untilOf(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

function nextTry(attempts: number, now: Date): Date {
  if (attempts >= MOST_ATTEMPTS) return SET_ASIDE_UNTIL;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
}
