// Does what has to follow an order's events (mail, money, webhooks): soon after they are written, again with growing pauses when
// it fails, and whatever server or staff command wrote them. A task is claimed by one server; one that dies lets it go.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { CLAIM_TASKS, END_TASK, PUT_OFF_TASK, type TaskRow } from './order-life-queries.ts';

/** How long a claimed task is left to whoever claimed it: longer than a provider or a receiver is waited for. */
const CLAIM_MS = 60_000;
/** Tasks that were put off are looked for this often; new ones are announced. */
const LOOK_MS = 5_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** About a day of tries; after that a task waits for staff. */
const MOST_ATTEMPTS = 30;
const FAR_FUTURE = new Date('9999-01-01T00:00:00Z');

export type DoTask = (task: TaskRow, now: Date) => Promise<'ended' | 'toEnd'>;

export interface OrderFollowers {
  /** Does every task that is due. Returns how many were done. */
  follow(): Promise<number>;
  start(): Promise<void>;
  /** Stops looking and waits for what is under way. */
  stop(): Promise<void>;
}

export interface FollowerFacts {
  readonly db: Db;
  readonly clock: Clock;
  /** Does one task; throwing tries it again later. `ended`: it has ended the task itself, in its own transaction. */
  readonly act: DoTask;
  /** Hears why a task failed. */
  readonly failed: (error: unknown) => void;
}

export function makeOrderFollowers({ db, clock, act, failed }: FollowerFacts): OrderFollowers {
  let underWay: Promise<unknown> = Promise.resolve();
  let waits = false;
  let stopped = false;
  const follow = async (): Promise<number> => {
    let ended = 0;
    for (;;) {
      const now = clock.now();
      const tasks = await db.many(CLAIM_TASKS, [now, new Date(now.getTime() + CLAIM_MS)]);
      const doEach = async (some: readonly TaskRow[]): Promise<void> => {
        for (const task of some) ended += await doOne(db, clock, act, task, failed);
      };
      // A receiver that is slow to answer keeps neither mail nor money waiting.
      const [webhooks, rest] = [tasks.filter(({ kind }) => kind === 'webhook'), tasks.filter(({ kind }) => kind !== 'webhook')];
      await Promise.all([doEach(rest), ...webhooks.map((task) => doEach([task]))]);
      if (tasks.length === 0 || stopped) return ended;
    }
  };
  const lookSoon = (): void => {
    if (waits || stopped) return;
    waits = true;
    underWay = underWay.then(() => {
      waits = false;
      return follow().catch(failed);
    });
  };
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  return {
    follow,
    async start() {
      unlisten = await db.listen('order_task', lookSoon);
      timer = setInterval(lookSoon, LOOK_MS);
      timer.unref();
      lookSoon();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await unlisten?.();
      await underWay;
    },
  };
}

async function doOne(db: Db, clock: Clock, act: DoTask, task: TaskRow, failed: (error: unknown) => void): Promise<number> {
  try {
    if ((await act(task, clock.now())) === 'toEnd') await db.run(END_TASK, [task.task_id, clock.now()]);
    return 1;
  } catch (error) {
    failed(error);
    const problem = error instanceof Error ? error.message.slice(0, 300) : 'failed';
    await db.run(PUT_OFF_TASK, [task.task_id, nextTry(task.attempts, clock.now()), problem]);
    return 0;
  }
}

function nextTry(attempts: number, now: Date): Date {
  if (attempts >= MOST_ATTEMPTS) return FAR_FUTURE;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
}
