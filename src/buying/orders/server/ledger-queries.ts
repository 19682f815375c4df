// SQL of the ledger check, separate from what shoppers wait for.
import type { BookedOrder } from '#buying/orders/rules';
import { statement } from '#platform/db';

export interface LedgerRow extends Omit<BookedOrder, 'promised' | 'couponUses' | 'rewards'> {
  readonly order_number: string;
  /** A request or task is working on the order, so its books are moving. */
  readonly under_way: boolean;
}

/** A page of orders since $1, after order $2. */
export const LEDGER_ORDERS = statement<LedgerRow>(
  'order_ledger',
  `select h.order_number, h.status, h.currency, h.total, h.refunded, h.sub_total as "subTotal", h.discount, h.placed_at is not null as placed,
  not h.begun and h.cancelled = 0 as untouched,
  h.status = 'draft' or exists (select from order_event e join order_task t using (event_id)
    where e.order_number = h.order_number and t.done_at is null and t.kind not in ('mail', 'webhook')) as under_way,
  l.gross as "linesGross", l.discount as "linesDiscount", l.taken, coalesce(p.events, '[]') as events,
  array(select c ->> 'code' from jsonb_array_elements(h.coupons) c) as coupons
from order_head h
cross join lateral (select coalesce(sum(gross), 0)::int as gross, coalesce(sum(item_discount + basket_discount), 0)::int as discount,
  coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'location', stock_location, 'qty', stock_taken)) filter (where stock_taken > 0), '[]') as taken
  from order_line where order_number = h.order_number) l
cross join lateral (select jsonb_agg(jsonb_build_object('kind', kind, 'authorisationId', authorisation_id, 'amount', amount,
    'inBooks', payment_type not in ('ACCOUNT', 'REWARDS'), 'isRewards', payment_type = 'REWARDS') order by event_id) as events
  from order_payment where order_number = h.order_number) p
where h.created_at >= $1 and h.order_number > $2 order by h.order_number limit $3`,
);

/** Which of these numbers have no order. */
export const UNKNOWN_ORDERS = statement<{ readonly order_number: string }>(
  'order_ledger_unknown',
  `select n as order_number from unnest($1::text[]) as t (n) where not exists (select from order_head where order_number = n)`,
);

/** Carts that made more than one order. */
export const CARTS_ORDERED_TWICE = statement<{ readonly cart_id: string; readonly orders: number }>(
  'order_ledger_carts',
  `select cart_id, count(*)::int as orders from order_head where placed_at is not null and created_at >= $1 and status <> 'cancelled'
group by cart_id having count(*) > 1`,
);
