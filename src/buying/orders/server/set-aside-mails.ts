// Order mails that were set aside after a day of retries: a list for staff, and sending them again with their Message-ID.
import { statement, type Queries } from '#platform/db';
import { shownOrderNumber } from '#base/order-number/rules';
import { SET_ASIDE_UNTIL } from './follower-lane.ts';

const SET_ASIDE_MAILS = statement<{
  readonly order_number: string;
  readonly what: string;
  readonly attempts: number;
  readonly problem: string;
}>(
  'order_mails_set_aside',
  `select coalesce(t.order_number, e.order_number) as order_number, coalesce(e.kind, 'placed') as what, t.attempts, t.problem
from order_task t left join order_event e on e.event_id = t.event_id
where t.kind in ('mail', 'confirm') and t.done_at is null and t.due_at = $1 order by t.task_id limit 200`,
);

/** One sentence for each mail. */
export async function setAsideOrderMails(db: Queries): Promise<readonly string[]> {
  const rows = await db.many(SET_ASIDE_MAILS, [SET_ASIDE_UNTIL]);
  return rows.map(
    ({ order_number, what, attempts, problem }) => `order  ${shownOrderNumber(order_number)}  ${what}  ${attempts} tries: ${problem}`,
  );
}

/** Mails of one order, or all. A mail that waits for its next retry is left alone. */
const RESEND_MAILS = statement<unknown>(
  'order_mails_resend',
  `update order_task t set due_at = $3, attempts = 0
where t.kind in ('mail', 'confirm') and t.done_at is null and t.due_at = $2
  and ($1::text is null or t.order_number = $1 or exists (select from order_event e where e.event_id = t.event_id and e.order_number = $1))`,
);

/** Queues them as new tasks for the running shop. Returns how many. */
export async function resendOrderMails(db: Queries, orderNumber: string | null, now: Date): Promise<number> {
  return db.run(RESEND_MAILS, [orderNumber, SET_ASIDE_UNTIL, now]);
}
