// Mails of orders that were set aside after a day of tries, as staff see them, and sending them after all: with the Message-ID they had.
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

/** A sentence for each mail. */
export async function setAsideOrderMails(db: Queries): Promise<readonly string[]> {
  const rows = await db.many(SET_ASIDE_MAILS, [SET_ASIDE_UNTIL]);
  return rows.map(
    ({ order_number, what, attempts, problem }) => `order  ${shownOrderNumber(order_number)}  ${what}  ${attempts} tries: ${problem}`,
  );
}

/** Those of one order, or all. What is only waiting for its next try is left to it. */
const RESEND_MAILS = statement<unknown>(
  'order_mails_resend',
  `update order_task t set due_at = $3, attempts = 0
where t.kind in ('mail', 'confirm') and t.done_at is null and t.due_at = $2
  and ($1::text is null or t.order_number = $1 or exists (select from order_event e where e.event_id = t.event_id and e.order_number = $1))`,
);

/** Has the running shop try them again as if they were new. Returns how many. */
export async function resendOrderMails(db: Queries, orderNumber: string | null, now: Date): Promise<number> {
  return db.run(RESEND_MAILS, [orderNumber, SET_ASIDE_UNTIL, now]);
}
