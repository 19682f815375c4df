// The tasks of a lane as the database holds them: claimed, kept, ended, put off.
import type { Db } from '#platform/db';
import type { ClaimedTask, LaneTasks } from './follower-lane.ts';
import {
  CLAIM_FOLLOW_UPS,
  END_FOLLOW_UP,
  END_TASK,
  KEEP_FOLLOW_UPS,
  KEEP_TASKS,
  PUT_OFF_FOLLOW_UP,
  PUT_OFF_TASK,
  type FollowUpRow,
} from './follower-queries.ts';

export function storedTasks<Task extends ClaimedTask & { readonly task_id: number }>(
  db: Db,
  claim: LaneTasks<Task>['claim'],
): LaneTasks<Task> {
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

export function followUps(db: Db, kind: 'learn' | 'announce'): LaneTasks<FollowUpRow> {
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
