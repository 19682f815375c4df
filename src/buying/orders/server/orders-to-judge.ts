// Orders of an organization as its approval rules look at them, and what a buyer spent before (B2B-8).
import { statement, type Queries } from '#platform/db';
import type { Currency } from '#base/money/rules';
import type { OrderReach } from '#buying/orders/rules';
import { seenBy, reachValues, type ReachValues } from './order-reach-sql.ts';

export interface OrderToJudge {
  readonly order_number: string;
  readonly owner_id: string;
  readonly buyer_name: string;
  /** The buyer's group when the order was submitted. */
  readonly group_id: string | null;
  readonly at: Date;
  readonly currency: Currency;
  /** Cents, without what was cancelled. */
  readonly total: number;
  readonly ship_fee: number;
  readonly payment_type: string | null;
  readonly ship_to: { readonly address1: string; readonly zip: string } | null;
  readonly budget_center: string;
  /** Null: every line was cancelled. */
  readonly lines:
    | readonly {
        readonly lineNo: number;
        readonly itemId: string;
        readonly title: string;
        readonly qty: number;
        readonly cents: number;
        readonly center: string;
      }[]
    | null;
  readonly month: number;
  readonly quarter: number;
  readonly year: number;
}

/** SQL of each. */
interface Earlier {
  readonly account: string;
  readonly owner: string;
  readonly at: string;
  readonly timeZone: string;
}

/** What `owner` spent for the organization in the running period before `at`, as columns. */
const spentBefore = (p: Pick<Earlier, 'at' | 'timeZone'>): string =>
  ['month', 'quarter', 'year']
    .map(
      (period) => `coalesce(sum(b.total - b.cancelled) filter (
    where b.placed_at >= date_trunc('${period}', ${p.at} at time zone ${p.timeZone}) at time zone ${p.timeZone}), 0)::int as ${period}`,
    )
    .join(', ');

const EARLIER = (p: Earlier): string =>
  `select ${spentBefore(p)} from order_head b where b.owner_id = ${p.owner} and b.account_number = ${p.account} and b.status = 'placed'
     and b.placed_at < ${p.at} and b.placed_at >= date_trunc('year', ${p.at} at time zone ${p.timeZone}) at time zone ${p.timeZone}`;

interface JudgedOrders extends ReachValues {
  readonly orderNumber: string | null;
  readonly since: Date | null;
  readonly timeZone: string;
  readonly limit: number;
}

/** Placed orders of the organization, and those that wait for approval; only what the person sees. */
const ORDERS_TO_JUDGE = statement<OrderToJudge, JudgedOrders>(
  'orders_to_judge',
  (
    p,
  ) => `select h.order_number, h.owner_id, coalesce(h.buyer_name, h.email) as buyer_name, h.group_id, coalesce(h.placed_at, h.created_at) as at,
    h.currency, h.total - h.cancelled as total, h.ship_fee, h.budget_center, s.*,
    (select p.payment_type from order_payment p where p.order_number = h.order_number order by p.event_id limit 1) as payment_type,
    (select jsonb_build_object('address1', a.address1, 'zip', a.zip) from order_address a
     where a.order_number = h.order_number and a.type in ('S', 'SB') order by a.address_no limit 1) as ship_to,
    (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'itemId', l.item_id, 'title', l.title, 'qty', l.qty,
       'cents', l.gross - l.item_discount - l.basket_discount, 'center', l.budget_center) order by l.line_no)
     from order_line l where l.order_number = h.order_number and l.cancelled_at is null) as lines
  from order_head h, lateral (${EARLIER({ account: 'h.account_number', owner: 'h.owner_id', at: 'coalesce(h.placed_at, h.created_at)', timeZone: p.timeZone })}) s
  where h.account_number = ${p.account} and h.status in ('placed', 'pendingApproval') and ${seenBy(p)}
    and (${p.orderNumber}::text is null or h.order_number = ${p.orderNumber})
    and (${p.since}::timestamptz is null or coalesce(h.placed_at, h.created_at) >= ${p.since})
  order by coalesce(h.placed_at, h.created_at) desc, h.order_number limit ${p.limit}`,
);

export interface OrdersWanted {
  readonly orderNumber?: string;
  readonly since?: Date;
  readonly limit: number;
}

/** Latest first. Periods are those of the time zone. */
export const ordersToJudge = (on: Queries, reach: OrderReach, timeZone: string, { orderNumber, since, limit }: OrdersWanted) =>
  on.many(ORDERS_TO_JUDGE, { ...reachValues(reach), orderNumber: orderNumber ?? null, since: since ?? null, timeZone, limit });

const SPENT_IN_PERIODS = statement<
  { readonly month: number; readonly quarter: number; readonly year: number },
  { readonly account: string; readonly owner: string; readonly at: Date; readonly timeZone: string }
>('orders_spent_in_periods', (p) =>
  EARLIER({ account: p.account, owner: `${p.owner}::uuid`, at: `${p.at}::timestamptz`, timeZone: p.timeZone }),
);

/** Cents that a person's placed orders for an organization cost in the month, quarter and year of an instant, before it. */
export async function spentInPeriods(
  on: Queries,
  asked: { readonly account: string; readonly owner: string; readonly at: Date; readonly timeZone: string },
): Promise<ReadonlyMap<'month' | 'quarter' | 'year', number>> {
  const { month, quarter, year } = await on.one(SPENT_IN_PERIODS, asked);
  return new Map([
    ['month', month],
    ['quarter', quarter],
    ['year', year],
  ]);
}
