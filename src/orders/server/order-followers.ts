// Does what has to follow an order being placed, and its events (mail, money, webhooks): soon after they are written, again with growing
// pauses when it fails, and whatever server or staff command wrote them. A task is claimed by one server; one that dies lets it go.
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { CLAIM_CONFIRMATIONS, CLAIM_TASKS, END_TASK, PUT_OFF_TASK, type TaskRow } from './order-life-queries.ts';

/** How long a claimed task is left to whoever claimed it: longer than a provider or a receiver is waited for. */
const CLAIM_MS = 60_000;
/** Tasks that were put off are looked for this often; new ones are announced. */
const LOOK_MS = 5_000;
/** Between two confirmations: what follows an order gives way to the orders that are being placed. */
const PAUSE_MS = 40;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** About a day of tries; after that a task waits for staff. */
const MOST_ATTEMPTS = 30;
const FAR_FUTURE = new Date('9999-01-01T00:00:00Z');

export type DoTask = (task: TaskRow, now: Date) => Promise<'ended' | 'toEnd'>;

export interface OrderFollowers {
  /** Does every task that is due. Returns how many were done. */
  follow(): Promise<number>;
  /** An order was placed here: it is confirmed soon. Those placed by another program are found before long. */
  placed(): void;
  start(): Promise<void>;
  /** Stops looking and waits for what is under way. */
  stop(): Promise<void>;
}

export interface FollowerFacts {
  readonly db: Db;
  readonly clock: Clock;
  /** Does one task of an event; throwing tries it again later. `ended`: it has ended the task itself, in its own transaction. */
  readonly act: DoTask;
  /** Learns from orders that were placed, some at once. It may be asked twice, and throwing tries it again later. */
  readonly learn: (orderNumbers: readonly string[]) => Promise<void>;
  /** Tells that an order was placed: who placed it, and whoever else is told. The same holds for it. */
  readonly confirm: (orderNumber: string) => Promise<void>;
  /** Hears why a task failed. */
  readonly failed: (error: unknown) => void;
}

export function makeOrderFollowers(facts: FollowerFacts): OrderFollowers {
  const { db, failed } = facts;
  const events = makeLooker((isStopped) => followEvents(facts, isStopped), failed);
  const confirmations = makeLooker((isStopped) => followPlaced(facts, isStopped), failed);
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  const lookAtBoth = (): void => {
    events.look();
    confirmations.look();
  };
  return {
    async follow() {
      return (await followEvents(facts, () => false)) + (await followPlaced(facts, () => false));
    },
    placed: confirmations.look,
    async start() {
      unlisten = await db.listen('order_task', events.look);
      timer = setInterval(lookAtBoth, LOOK_MS);
      timer.unref();
      lookAtBoth();
    },
    async stop() {
      clearInterval(timer);
      await unlisten?.();
      await Promise.all([events.stop(), confirmations.stop()]);
    },
  };
}

interface Looker {
  /** Looks once more when what is under way has ended; asked often meanwhile, that is still once. */
  look(): void;
  stop(): Promise<void>;
}

function makeLooker(follow: (isStopped: () => boolean) => Promise<unknown>, failed: (error: unknown) => void): Looker {
  let underWay: Promise<unknown> = Promise.resolve();
  let waits = false;
  let stopped = false;
  return {
    look() {
      if (waits || stopped) return;
      waits = true;
      underWay = underWay.then(() => {
        waits = false;
        return follow(() => stopped).catch(failed);
      });
    },
    async stop() {
      stopped = true;
      await underWay;
    },
  };
}

async function followEvents(facts: FollowerFacts, isStopped: () => boolean): Promise<number> {
  const { db, clock, act } = facts;
  let ended = 0;
  for (;;) {
    const tasks = await db.many(CLAIM_TASKS, claimAt(clock.now()));
    const doEach = async (some: readonly TaskRow[]): Promise<void> => {
      for (const task of some) ended += await doOne(facts, task, () => act(task, clock.now()));
    };
    // A receiver that is slow to answer keeps neither mail nor money waiting.
    const [webhooks, rest] = [tasks.filter(({ kind }) => kind === 'webhook'), tasks.filter(({ kind }) => kind !== 'webhook')];
    await Promise.all([doEach(rest), ...webhooks.map((task) => doEach([task]))]);
    if (tasks.length === 0 || isStopped()) return ended;
  }
}

/** In a lane of their own, so that a rush of orders keeps no other mail and no money waiting. */
async function followPlaced(facts: FollowerFacts, isStopped: () => boolean): Promise<number> {
  const { db, clock, learn, confirm } = facts;
  let ended = 0;
  for (;;) {
    const tasks = await db.many(CLAIM_CONFIRMATIONS, claimAt(clock.now()));
    if (tasks.length === 0) return ended;
    const isLearned = await learn(tasks.map((task) => task.order_number)).then(
      () => true,
      () => false,
    );
    for (const task of tasks) {
      ended += await doOne(facts, task, async () => {
        // One of them that cannot be learned from keeps no other waiting.
        if (!isLearned) await learn([task.order_number]);
        await confirm(task.order_number);
        return 'toEnd';
      });
      if (!isStopped()) await delay(PAUSE_MS);
    }
    if (isStopped()) return ended;
  }
}

function claimAt(now: Date): [Date, Date] {
  return [now, new Date(now.getTime() + CLAIM_MS)];
}

async function doOne(
  { db, clock, failed }: FollowerFacts,
  task: { readonly task_id: number; readonly attempts: number },
  work: () => Promise<'ended' | 'toEnd'>,
): Promise<number> {
  try {
    if ((await work()) === 'toEnd') await db.run(END_TASK, [task.task_id, clock.now()]);
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
