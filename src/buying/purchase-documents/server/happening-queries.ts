// SQL of what happened to orders that came as documents.
import { statement } from '#platform/db';

/** What happened to an order since the last event that became documents. */
export interface HappeningRow {
  readonly order_number: string;
  readonly event_id: number;
  readonly kind: string;
  readonly shipment_no: number | null;
  readonly return_no: number | null;
  readonly amount: number;
  readonly at: Date;
}

/** Of events after $1: looking at all of them is for a start. */
export const HAPPENINGS = statement<HappeningRow>(
  'incoming_order_happenings',
  `select h.order_number, h.event_id::int, h.kind, h.shipment_no, h.return_no, h.amount, h.at from order_happening h join incoming_order i on i.order_number = h.order_number
  where h.event_id > $1 and h.event_id > i.event_id order by h.event_id limit 200`,
);

export const LAST_HAPPENING = statement<{ readonly last: number }>(
  'incoming_order_last_happening',
  'select coalesce(max(event_id), 0)::int as last from order_happening',
);
