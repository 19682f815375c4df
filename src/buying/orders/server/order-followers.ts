// Does the tasks that follow placing (mail, recommendations, webhook) and order events (mail, money, webhooks): soon after they are written, by
// any server or staff command, with growing pauses after failures. Each kind has its own lane, so that a mail waits only for earlier mails.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { followLane, type ClaimedTask, type LaneFacts, type LaneFailure, type LaneTasks } from './follower-lane.ts';
import {
  CLAIM_CONFIRMATIONS,
  CLAIM_FOLLOW_UPS,
  CLAIM_TASKS,
  END_FOLLOW_UP,
  END_TASK,
  FORGET_ANNOUNCEMENTS,
  KEEP_FOLLOW_UPS,
  KEEP_TASKS,
  PUT_OFF_FOLLOW_UP,
  PUT_OFF_TASK,
  type FollowUpRow,
} from './follower-queries.ts';
import type { TaskRow } from './order-event-queries.ts';

/** How often to look for postponed tasks; new ones are notified. */
const LOOK_MS = 5_000;
/** Pause between two confirmations. */
const PAUSE_MS = 40;
/** Follow-ups that no shopper waits for are done in batches. */
const LATER_MS = 500;
const MONEY = ['capture', 'release', 'void', 'refund'] as const;

export type DoTask = (task: TaskRow, now: Date) => Promise<'ended' | 'toEnd'>;

export interface OrderFollowers {
  /** Does every due task. Returns how many were done. */
  follow(): Promise<number>;
  /** Called after this server placed an order, to confirm it soon. The interval finds orders placed by other programs. */
  placed(): void;
  start(): Promise<void>;
  /** Stops looking and waits for running tasks. */
  stop(): Promise<void>;
}

export interface FollowerFacts {
  readonly db: Db;
  readonly clock: Clock;
  /** Does one task of an event; an error retries it later. `ended`: it has ended the task itself, in its own transaction. */
  readonly act: DoTask;
  /** Sends the confirmation. It may run twice, and then sends the same mail with the same Message-ID. */
  readonly confirm: (orderNumber: string) => Promise<void>;
  /** Learns from several placed orders. It may run twice for an order; an error retries it later. */
  readonly learn: (orderNumbers: readonly string[]) => Promise<void>;
  /** Queues the `placed` webhook of an order; null: no receiver is configured. */
  readonly announce: ((orderNumber: string) => Promise<void>) | null;
  /** Gets the error of a task with its lane and order; without `failure` the lane could not even look. */
  readonly failed: (error: unknown, failure?: LaneFailure) => void;
}

export function makeOrderFollowers(facts: FollowerFacts): OrderFollowers {
  const { db, failed } = facts;
  const lanes = { ...lanesOfPlaced(facts), ...lanesOfEvents(facts) };
  const pollers = Object.fromEntries(Object.entries(lanes).map(([name, lane]) => [name, makePoller(lane, failed)])) as {
    readonly [name in keyof typeof lanes]: Poller;
  };
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  const all = Object.values(pollers);
  const lookAtAll = (): void => all.forEach(({ look }) => look());
  const lookLater = (): void => {
    later = undefined;
    pollers.announce.look();
    pollers.learn.look();
  };
  return {
    async follow() {
      const done = await Promise.all(Object.values(lanes).map((lane) => lane(() => false)));
      return done.reduce((sum, one) => sum + one, 0);
    },
    placed() {
      pollers.confirm.look();
      later ??= setTimeout(lookLater, LATER_MS).unref();
    },
    async start() {
      unlisten = await db.listen('order_task', () => [pollers.mail, pollers.money, pollers.webhook].forEach(({ look }) => look()));
      timer = setInterval(lookAtAll, LOOK_MS);
      timer.unref();
      lookAtAll();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(later);
      await unlisten?.();
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}

type Lane = (isStopped: () => boolean) => Promise<number>;

function laneOf<Task extends ClaimedTask>(facts: LaneFacts<Task>): Lane {
  return (isStopped) => followLane(facts, isStopped);
}

function lanesOfPlaced({ db, clock, confirm, learn, announce, failed }: FollowerFacts) {
  const tell = async ({ order_number }: FollowUpRow): Promise<'toEnd'> => {
    await announce?.(order_number);
    return 'toEnd';
  };
  return {
    confirm: laneOf({
      name: 'confirm',
      clock,
      failed,
      pauseMs: PAUSE_MS,
      tasks: storedTasks(db, (now, until) => db.many(CLAIM_CONFIRMATIONS, [now, until])),
      async act({ order_number }) {
        await confirm(order_number);
        return 'toEnd';
      },
    }),
    learn: laneOf({
      name: 'learn',
      clock,
      failed,
      pauseMs: PAUSE_MS,
      tasks: followUps(db, 'learn'),
      together: (tasks) => learn(tasks.map((task) => task.order_number)),
      async act({ order_number }) {
        await learn([order_number]);
        return 'toEnd';
      },
    }),
    announce:
      announce === null
        ? () => db.run(FORGET_ANNOUNCEMENTS)
        : laneOf({ name: 'announce', clock, failed, tasks: followUps(db, 'announce'), act: tell }),
  };
}

function lanesOfEvents({ db, clock, act, failed }: FollowerFacts) {
  const lane = (name: string, kinds: readonly TaskRow['kind'][], isParallel = false): Lane =>
    laneOf({
      name,
      clock,
      failed,
      isParallel,
      tasks: storedTasks(db, (now, until) => db.many(CLAIM_TASKS, [now, until, kinds])),
      act: (task: TaskRow) => act(task, clock.now()),
    });
  // A slow receiver does not delay other messages.
  return { mail: lane('mail', ['mail']), money: lane('money', MONEY), webhook: lane('webhook', ['webhook'], true) };
}

function storedTasks<Task extends ClaimedTask & { readonly task_id: number }>(db: Db, claim: LaneTasks<Task>['claim']): LaneTasks<Task> {
  return {
    claim,
    async keep(tasks, until) {
      const columns = [tasks.map(({ task_id }) => task_id), tasks.map(({ attempts }) => attempts)];
      const kept = new Set((await db.many(KEEP_TASKS, [...columns, until])).map(({ task_id }) => task_id));
      return tasks.filter(({ task_id }) => kept.has(task_id));
    },
    end: ({ task_id }, now) => db.run(END_TASK, [task_id, now]),
    putOff: ({ task_id, attempts }, until, problem) => db.run(PUT_OFF_TASK, [task_id, until, problem, attempts]),
  };
}

function followUps(db: Db, kind: 'learn' | 'announce'): LaneTasks<FollowUpRow> {
  return {
    claim: (now, until) => db.many(CLAIM_FOLLOW_UPS, [now, until, kind]),
    async keep(tasks, until) {
      const columns = [tasks.map(({ order_number }) => order_number), tasks.map(({ attempts }) => attempts)];
      const kept = new Set((await db.many(KEEP_FOLLOW_UPS, [...columns, until, kind])).map(({ order_number }) => order_number));
      return tasks.filter(({ order_number }) => kept.has(order_number));
    },
    end: ({ order_number }) => db.run(END_FOLLOW_UP, [order_number, kind]),
    putOff: ({ order_number, attempts }, until, problem) => db.run(PUT_OFF_FOLLOW_UP, [order_number, until, problem, attempts, kind]),
  };
}

interface Poller {
  /** Looks again after the current run; many calls during a run cause one more. */
  look(): void;
  stop(): Promise<void>;
}

function makePoller(follow: Lane, failed: (error: unknown) => void): Poller {
  let underWay: Promise<unknown> = Promise.resolve();
  let waits = false;
  let stopped = false;
  return {
    look() {
      if (waits || stopped) return;
      waits = true;
      underWay = underWay.then(() => {
        waits = false;
        return follow(() => stopped).catch((error: unknown) => failed(error));
      });
    },
    async stop() {
      stopped = true;
      await underWay;
    },
  };
}
