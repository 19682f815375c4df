// SQL of what was bought: items and baskets of placed orders, and what an owner or a budget center spent.
import { statement } from '#platform/db';

/** Cents that owner $1 paid on site $2 since day $3 in time zone $4, minus cancellations and refunds. */
export const SPENT_SINCE = statement<{ readonly cents: number }>(
  'spent_since',
  `select coalesce(sum(total - cancelled - refunded), 0)::integer as cents from order_head
   where owner_id = $1 and site_id = $2 and placed_at >= $3::timestamp at time zone $4 and status = 'placed'`,
);

/** Items of an owner's placed orders, latest first, without cancelled orders and lines. */
export const ORDERED_ITEMS = statement<{ readonly item_id: string }>(
  'ordered_items',
  `select l.item_id from order_line l join order_head h using (order_number)
   where h.owner_id = $1 and h.placed_at is not null and h.status <> 'cancelled' and l.cancelled_at is null
   group by l.item_id order by max(h.placed_at) desc, l.item_id limit $2`,
);

/** Items that the people of an organization ordered, latest first, without cancelled orders and lines. */
export const ORDERED_ITEMS_OF_ORGANIZATION = statement<{ readonly item_id: string }>(
  'ordered_items_of_organization',
  `select l.item_id from order_line l join order_head h using (order_number)
   where h.account_number = $1 and h.placed_at is not null and h.status <> 'cancelled' and l.parent_line_no is null and l.cancelled_at is null
   group by l.item_id order by max(h.placed_at) desc, l.item_id limit $2`,
);

/** When an owner last ordered each of some items, without cancelled lines. */
export const LAST_ORDERED = statement<{ readonly item_id: string; readonly placed_at: Date }>(
  'last_ordered',
  `select l.item_id, max(h.placed_at) as placed_at from order_line l join order_head h using (order_number)
   where h.owner_id = $1 and h.placed_at is not null and h.status <> 'cancelled' and l.cancelled_at is null
     and l.item_id = any ($2::text[]) group by l.item_id`,
);

export interface BasketRow {
  readonly order_number: string;
  readonly owner_id: string;
  readonly placed_at: Date;
  /** Distinct items, without services that belong to another line. */
  readonly item_ids: readonly string[];
}

export const BASKETS_OF_ORDERS = statement<BasketRow>(
  'baskets_of_orders',
  `select h.order_number, h.owner_id, h.placed_at, array_agg(distinct l.item_id) as item_ids from order_head h join order_line l using (order_number)
   where h.order_number = any ($1) and h.placed_at is not null and l.parent_line_no is null group by h.order_number`,
);

export interface OrderedAtRow {
  readonly item_id: string;
  readonly placed_at: Date;
}

/** Items of an owner's placed orders, once for each order, latest first, without cancelled lines. */
export const ORDERED_AT = statement<OrderedAtRow>(
  'ordered_at',
  `select l.item_id, h.placed_at from order_head h join order_line l using (order_number)
   where h.owner_id = $1 and h.placed_at is not null and h.status <> 'cancelled' and l.parent_line_no is null and l.cancelled_at is null
   group by h.order_number, l.item_id, h.placed_at order by h.placed_at desc, l.item_id limit $2`,
);

/** Orders of organization $3 charged to a budget center, minus their lines with another center, plus lines of other orders with this center. */
export const CHARGED_TO = statement<{ cents: number }>(
  'orders_charged_to',
  `select coalesce(sum(case when h.budget_center = $1 then h.total - h.cancelled - coalesce(o.elsewhere, 0) else coalesce(o.here, 0) end), 0)::int as cents
from order_head h left join lateral (
  select sum(m.cents) filter (where l.budget_center = $1) as here, sum(m.cents) filter (where l.budget_center <> $1) as elsewhere
  from order_line l cross join lateral (
    select l.gross - l.item_discount - l.basket_discount + l.handling + l.surcharge
      + coalesce((select sum((t->>'cents')::int) from jsonb_array_elements(l.taxes) t), 0) as cents
  ) m where l.order_number = h.order_number and l.cancelled_at is null and l.budget_center <> ''
) o on true
where h.placed_at >= $2 and h.status = 'placed' and h.account_number = $3`,
);
