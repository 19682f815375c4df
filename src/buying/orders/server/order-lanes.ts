// The lanes of order tasks: one for each kind, so that a mail waits only for earlier mails.
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { followLane, type ClaimedTask, type LaneFacts, type LaneFailure } from './follower-lane.ts';
import { CLAIM_CONFIRMATIONS, CLAIM_TASKS, FORGET_ANNOUNCEMENTS, type FollowUpRow } from './follower-queries.ts';
import type { TaskRow } from './order-event-queries.ts';
import { followUps, storedTasks } from './stored-tasks.ts';

/** Pause between two confirmations. */
const PAUSE_MS = 40;
const MONEY = ['capture', 'release', 'void', 'refund'] as const;

export type DoTask = (task: TaskRow, now: Date) => Promise<'ended' | 'toEnd'>;

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

export type Lane = (isStopped: () => boolean) => Promise<number>;

function laneOf<Task extends ClaimedTask>(facts: LaneFacts<Task>): Lane {
  return (isStopped) => followLane(facts, isStopped);
}

export function lanesOfPlaced({ db, clock, confirm, learn, announce, failed }: FollowerFacts) {
  const announceOrder = async ({ order_number }: FollowUpRow): Promise<'toEnd'> => {
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
        : laneOf({ name: 'announce', clock, failed, tasks: followUps(db, 'announce'), act: announceOrder }),
  };
}

export function lanesOfEvents({ db, clock, act, failed }: FollowerFacts) {
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
