// SQL of lists of orders: one's own, those of one's groups, those of the organization.
import { statement } from '#platform/db';
import type { Currency } from '#base/money/rules';
import type { SiteId } from '#base/site/rules';
import type { Fulfilment, OrderScope, PlacedStatus } from '#buying/orders/rules';
import { inScope, type ReachValues } from './order-reach-sql.ts';

export interface OrderListRow {
  readonly owner_id: string;
  readonly account_number: string | null;
  /** Null without an organization. */
  readonly buyer_name: string | null;
  readonly order_number: string;
  readonly site_id: SiteId;
  readonly locale: string;
  readonly status: PlacedStatus;
  readonly fulfilment: Fulfilment;
  readonly currency: Currency;
  readonly total: number;
  readonly placed_at: Date;
  readonly units: number;
  readonly lines: number;
  readonly latest: string | null;
  readonly items: readonly { readonly itemId: string; readonly title: string }[];
  readonly count: number;
}

interface OrdersAsked extends Pick<ReachValues, 'ownerId' | 'account'> {
  readonly tenant: string;
  readonly since: Date | null;
  readonly status: string | null;
  readonly pattern: string | null;
  readonly digits: string | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * `status`: open, done or cancelled; `pattern`: matches titles, numbers and the purchase order; `digits`: part of an order number; null: no
 * filter. A pattern also matches the names of buyers, but for one's own. Totals are without cancelled lines.
 */
const ordersIn = (scope: OrderScope) =>
  statement<OrderListRow, OrdersAsked>(
    `orders_${scope}`,
    (
      p,
    ) => `select h.order_number, h.owner_id, h.account_number, h.buyer_name, h.site_id, h.locale, h.status, h.fulfilment, h.currency, h.total - h.cancelled as total, h.placed_at, count(*) over () as count, n.units, n.lines,
  n.latest,
  (select jsonb_agg(jsonb_build_object('itemId', i.item_id, 'title', i.title) order by i.line_no)
   from (select * from order_line l where l.order_number = h.order_number order by l.line_no limit 5) i) as items
from order_head h, lateral (select sum(l.qty)::int as units, count(*)::int as lines, max(l.latest) filter (where l.cancelled_at is null) as latest
  from order_line l where l.order_number = h.order_number) n
where ${inScope(scope, p)} and h.placed_at is not null and h.site_id like ${p.tenant} || '-%'
  and (${p.since}::timestamptz is null or h.placed_at >= ${p.since})
  and (${p.status}::text is null
    or ${p.status} = case when h.status = 'cancelled' then 'cancelled' when h.fulfilment in ('delivered', 'pickedUp') then 'done' else 'open' end)
  and (${p.pattern}::text is null or h.order_number like '%' || ${p.digits}::text || '%' or lower(h.purchase_order) like ${p.pattern}
    or (h.owner_id <> ${p.ownerId} and lower(h.buyer_name) like ${p.pattern})
    or exists (select from order_line l where l.order_number = h.order_number
      and (lower(l.title) like ${p.pattern} or lower(l.item_id) like ${p.pattern} or lower(l.part_number) like ${p.pattern}
        or lower(l.customer_sku) like ${p.pattern})))
order by h.placed_at desc, h.order_number limit ${p.limit} offset ${p.offset}`,
  );

export const ORDERS_IN = { mine: ordersIn('mine'), group: ordersIn('group'), everyone: ordersIn('everyone') } as const;

export const LATEST_ORDER = statement<{ readonly order_number: string }>(
  'order_latest',
  'select order_number from order_head where owner_id = $1 and placed_at > $2 order by placed_at desc limit 1',
);
