// SQL that finds placed orders with something left to do.
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import { ORDER_STATES, SHIPMENT_STATES } from '#buying/orders/rules';

export interface OpenOrderRow {
  readonly order_number: string;
  readonly placed_at: Date;
  readonly fulfilment: string;
  readonly email: string;
  readonly units: number;
}

/** Unfinished orders without an event since $1, oldest first. */
export const OPEN_ORDERS = statement<OpenOrderRow>(
  'order_open',
  `select h.order_number, h.placed_at, h.fulfilment, h.email,
  (select coalesce(sum(l.qty), 0)::int from order_line l where l.order_number = h.order_number and l.cancelled_at is null) as units
from order_head h where h.status in ${statesAllowing(ORDER_STATES, 'step')} and h.fulfilment not in ('delivered', 'pickedUp') and h.placed_at <= $1
  and not exists (select from order_shipment s where s.order_number = h.order_number and s.changed_at > $1)
order by h.placed_at, h.order_number limit $2`,
);

/** Orders with a pickup whose last day may have passed; the store's own calendar decides. $1: the current day (ISO) in UTC, which is ahead. */
export const OVERDUE_PICKUPS = statement<{ readonly order_number: string }>(
  'order_held_long',
  `select distinct order_number from order_shipment where state in ${statesAllowing(SHIPMENT_STATES, 'lapse')} and held_until < $1::date order by order_number limit $2`,
);
