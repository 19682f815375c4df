// SQL of what was bought: items and baskets of placed orders, and what an owner spent.
import { statement } from '#platform/db';

/** The last order of organization $1 under purchase order number $2, unless it is $3. */
export const LAST_WITH_PURCHASE_ORDER = statement<{ readonly orderNumber: string; readonly placedAt: Date }>(
  'orders_last_with_po',
  `select order_number as "orderNumber", placed_at as "placedAt" from order_head
   where account_number = $1 and lower(purchase_order) = lower($2) and purchase_order <> '' and status = 'placed' and order_number is distinct from $3
   order by placed_at desc limit 1`,
);

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

export interface OrderedLineRow {
  readonly item_id: string;
  readonly placed_at: Date;
  readonly qty: number;
}

/** Independent lines of the orders that owner $1 placed since $2, latest first. */
export const ORDERED_LINES = statement<OrderedLineRow>(
  'ordered_lines',
  `select l.item_id, h.placed_at, l.qty from order_line l join order_head h using (order_number)
   where h.owner_id = $1 and h.placed_at >= $2 and h.status not in ('cancelled', 'released') and l.parent_line_no is null and l.cancelled_at is null
   order by h.placed_at desc, l.item_id limit $3`,
);

/** As `ORDERED_LINES`, of all people of organization $1. */
export const ORDERED_LINES_OF_ORGANIZATION = statement<OrderedLineRow>(
  'ordered_lines_of_organization',
  `select l.item_id, h.placed_at, l.qty from order_line l join order_head h using (order_number)
   where h.account_number = $1 and h.placed_at >= $2 and h.status not in ('cancelled', 'released') and l.parent_line_no is null and l.cancelled_at is null
   order by h.placed_at desc, l.item_id limit $3`,
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
