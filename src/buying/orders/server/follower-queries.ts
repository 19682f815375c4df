// SQL of order tasks: those of events, confirmations, and further follow-ups of placing.
import { statement } from '#platform/db';
import type { TaskRow } from './order-event-queries.ts';

/** Claims due tasks of $3 kinds that follow an event. Other servers skip them; a claim expires if this server dies. */
export const CLAIM_TASKS = statement<TaskRow>(
  'order_claim_tasks',
  `with claimed as (
  update order_task set due_at = $2, attempts = attempts + 1 where task_id in (
    select task_id from order_task where done_at is null and event_id is not null and due_at <= $1 and kind = any ($3::text[])
    order by due_at, task_id limit 20 for update skip locked
  ) returning task_id, event_id, kind, attempts
) select c.task_id, c.event_id, c.kind, c.attempts, e.order_number, e.kind as event, e.shipment_no, e.return_no, e.line_nos, e.amount, e.at
from claimed c join order_event e on e.event_id = c.event_id order by c.task_id`,
);

export interface ConfirmationRow {
  readonly task_id: number;
  readonly attempts: number;
  readonly order_number: string;
}

/** Claims confirmations. Few at a time, because a stopping server finishes its claims first. */
export const CLAIM_CONFIRMATIONS = statement<ConfirmationRow>(
  'order_claim_confirmations',
  `update order_task set due_at = $2, attempts = attempts + 1 where task_id in (
  select task_id from order_task where done_at is null and event_id is null and due_at <= $1 order by due_at, task_id limit 5 for update skip locked
) returning task_id, attempts, order_number`,
);

/** Renews claims until $3, for tasks $1 with attempts $2. Another claim has incremented the attempts. */
export const KEEP_TASKS = statement<{ readonly task_id: number }>(
  'order_keep_tasks',
  `update order_task t set due_at = $3 from unnest($1::bigint[], $2::integer[]) as c (task_id, attempts)
where t.task_id = c.task_id and t.attempts = c.attempts and t.done_at is null returning t.task_id`,
);

export const END_TASK = statement<unknown>('order_end_task', 'update order_task set done_at = $2, problem = null where task_id = $1');

/** Does nothing when another server has claimed the task meanwhile: $4 attempts. */
export const PUT_OFF_TASK = statement<unknown>(
  'order_put_off_task',
  'update order_task set due_at = $2, problem = $3 where task_id = $1 and attempts = $4',
);

export interface FollowUpRow {
  readonly order_number: string;
  readonly attempts: number;
}

/** Claims follow-ups of placing, of kind $3. */
export const CLAIM_FOLLOW_UPS = statement<FollowUpRow>(
  'order_claim_follow_ups',
  `update order_follow_up set due_at = $2, attempts = attempts + 1 where kind = $3 and order_number in (
  select order_number from order_follow_up where kind = $3 and due_at <= $1 order by due_at limit 20 for update skip locked
) returning order_number, attempts`,
);

export const KEEP_FOLLOW_UPS = statement<{ readonly order_number: string }>(
  'order_keep_follow_ups',
  `update order_follow_up f set due_at = $3 from unnest($1::text[], $2::integer[]) as c (order_number, attempts)
where f.order_number = c.order_number and f.attempts = c.attempts and f.kind = $4 returning f.order_number`,
);

export const END_FOLLOW_UP = statement<unknown>('order_end_follow_up', 'delete from order_follow_up where order_number = $1 and kind = $2');

export const PUT_OFF_FOLLOW_UP = statement<unknown>(
  'order_put_off_follow_up',
  'update order_follow_up set due_at = $2, problem = $3 where order_number = $1 and attempts = $4 and kind = $5',
);

/** Deletes all announcements, because no webhook receiver is configured. */
export const FORGET_ANNOUNCEMENTS = statement<unknown>('order_forget_announcements', `delete from order_follow_up where kind = 'announce'`);
