// Webhook messages as tasks: the first of each order, failed ones, and sending them again.
import { statement, type Queries } from '#platform/db';
import { WRITE_EVENT } from './order-event-queries.ts';

/** Records the event `placed` with its webhook task, once, even if the job runs twice. */
export async function notePlaced(db: Queries, orderNumber: string, now: Date): Promise<void> {
  await db.maybe(WRITE_EVENT, {
    orderNumber,
    kind: 'placed',
    shipmentNo: null,
    lineNos: [],
    returnNo: null,
    amount: 0,
    by: 'shopper',
    now,
    tasks: ['webhook'],
  });
}

const UNTAKEN = statement<{
  readonly event_id: number;
  readonly order_number: string;
  readonly kind: string;
  readonly attempts: number;
  readonly problem: string;
}>(
  'webhook_untaken',
  `select e.event_id, e.order_number, e.kind, t.attempts, t.problem from order_task t join order_event e on e.event_id = t.event_id
where t.kind = 'webhook' and t.done_at is null and t.problem is not null order by t.task_id limit 200`,
);

/** One sentence for each failed message. */
export async function failedWebhooks(db: Queries): Promise<readonly string[]> {
  const rows = await db.many(UNTAKEN);
  return rows.map(
    ({ event_id, order_number, kind, attempts, problem }) => `evt_${event_id}  ${order_number}  ${kind}  ${attempts} tries: ${problem}`,
  );
}

const REPLAY = statement<unknown>(
  'webhook_replay',
  `update order_task t set due_at = $2, attempts = 0, done_at = null from order_event e
where e.event_id = t.event_id and t.kind = 'webhook' and case when $1::text is null then t.done_at is null else e.order_number = $1 end`,
);

/** Queues the messages of an order again, or all failed ones. Returns how many. */
export async function replayWebhooks(db: Queries, orderNumber: string | null, now: Date): Promise<number> {
  return db.run(REPLAY, [orderNumber, now]);
}
