// SQL of an order's events, each with the tasks that follow it.
import { statement } from '#platform/db';

interface EventValues {
  readonly orderNumber: string;
  readonly kind: string;
  readonly shipmentNo: number | null;
  readonly lineNos: readonly number[];
  readonly returnNo: number | null;
  readonly amount: number;
  readonly by: string;
  readonly now: Date;
  readonly tasks: readonly string[];
}

/** Writes an event with its tasks, and notifies the servers. `tasks`: their kinds. */
export const WRITE_EVENT = statement<{ readonly event_id: number }, EventValues>(
  'order_write_event',
  (p) => `with event as (
  insert into order_event (order_number, kind, shipment_no, line_nos, return_no, amount, by_whom, at)
    values (${p.orderNumber}, ${p.kind}, ${p.shipmentNo}, ${p.lineNos}::int[], ${p.returnNo}, ${p.amount}, ${p.by}, ${p.now})
  on conflict (order_number) where kind = 'placed' do nothing returning event_id
), tasks as (
  insert into order_task (event_id, kind, due_at) select event_id, k, ${p.now} from event cross join unnest(${p.tasks}::text[]) k
) select event_id, pg_notify('order_task', '') from event`,
);

export interface TaskRow {
  readonly task_id: number;
  readonly event_id: number;
  readonly kind: 'mail' | 'capture' | 'release' | 'void' | 'refund' | 'webhook';
  readonly attempts: number;
  readonly order_number: string;
  readonly event: string;
  readonly shipment_no: number | null;
  readonly return_no: number | null;
  readonly line_nos: readonly number[];
  readonly amount: number;
  readonly at: Date;
}
