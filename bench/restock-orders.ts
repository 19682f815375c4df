// The orders of the measured year as they are booked, with their lines, the days that they are for, and what is held for them.
import { statement } from '#platform/db';

export interface OrderRow {
  readonly order_number: string;
  /** The day on which it was made. */
  readonly day: string;
  readonly sub_total: number;
  readonly discount: number;
  readonly fees: number;
  readonly tax: number;
  readonly total: number;
  readonly held: number;
  readonly lines: readonly {
    readonly item: string;
    readonly qty: number;
    readonly unit: number;
    readonly off: number;
    readonly tax: number;
  }[];
  readonly dues: readonly { readonly restock: string; readonly day: string; readonly qty: number; readonly unit: number }[];
}

/** Those after the number $1. */
export const PLANNED_ORDERS = statement<OrderRow>(
  'bench_restock_cents',
  `select h.order_number, (h.created_at at time zone 'UTC')::date::text as day, h.sub_total, h.discount,
     h.ship_fee + h.handling_fee + h.surcharge_fee + h.area_fee as fees, h.tax, h.total,
     (select coalesce(sum(p.amount), 0)::int from order_payment p where p.order_number = h.order_number and p.kind = 'authorised') as held,
     (select json_agg(json_build_object('item', l.item_id, 'qty', l.qty, 'unit', l.unit_price, 'off', l.item_discount + l.basket_discount,
        'tax', (select coalesce(sum((t ->> 'cents')::int), 0) from jsonb_array_elements(l.taxes) t)) order by l.line_no)
      from order_line l where l.order_number = h.order_number) as lines,
     (select coalesce(json_agg(json_build_object('restock', d.restock_id, 'day', d.due_on, 'qty', d.ordered_qty, 'unit', d.unit_cents) order by d.due_on, d.restock_id), '[]')
      from restock_due d where d.order_number = h.order_number) as dues
   from order_head h where h.status = 'placed' and h.order_number > $1 order by h.order_number limit 500`,
);
