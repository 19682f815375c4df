// SQL that takes a placed order back into its cart (CART-7).
import { ACCOUNT, ORDER_STATES, type Fulfilment, type OrderStatus, type PaymentStatus } from '#buying/orders/rules';
import type { Shopper } from '#base/shopper/rules';
import { statement } from '#platform/db';
import type { Visit } from '#platform/visit';
import { statesAllowing } from '#platform/states-in-sql';

/** Locks order $1 of owner $2 on site $3, unless it was placed for another organization than $4; returns its state and its units in stock. */
export const ORDER_TO_REOPEN = statement<{
  readonly status: OrderStatus;
  readonly fulfilment: Fulfilment;
  readonly paymentStatus: PaymentStatus;
  readonly begun: boolean;
  readonly cancelled: number;
  /** The saved card that pays it; null: another payment. */
  readonly savedCard: string | null;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  /** Its rest is billed to the account. */
  readonly isBilled: boolean;
  readonly goods: readonly { readonly itemId: string; readonly location: string; readonly qty: number }[];
}>(
  'order_to_reopen',
  `select h.status, h.fulfilment, h.payment_status as "paymentStatus", h.begun, h.cancelled, h.saved_card as "savedCard", h.purchase_order as "purchaseOrder",
  h.purchase_order_release as "purchaseOrderRelease",
  exists (select from order_payment p where p.order_number = h.order_number and p.payment_type = '${ACCOUNT}') as "isBilled",
  coalesce((select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'location', l.stock_location, 'qty', l.stock_taken))
   from order_line l where l.order_number = h.order_number and l.stock_taken > 0), '[]') as goods
from order_head h where h.order_number = $1 and h.owner_id = $2 and h.site_id = $3 and h.placed_at is not null
  and (h.account_number is null or h.account_number = $4) for update of h`,
);

/** The values of ORDER_TO_REOPEN: the shopper's own order, on the site of the visit, and not of an organization that they have left (USR-10). */
export const toReopen = (orderNumber: string, { shopperId, account }: Shopper, { site }: Visit) => [
  orderNumber,
  shopperId,
  site.id,
  account?.accountNumber ?? null,
];

/** Cart $2 changes order $1, and no other one any more. */
export const BEGIN_CHANGE = statement<unknown>(
  'order_begin_change',
  `with others as (update order_head set changed_in = null where changed_in = $2 and order_number <> $1)
update order_head set changed_in = $2 where order_number = $1`,
);

export const END_CHANGE = statement<unknown>('order_end_change', 'update order_head set changed_in = null where changed_in = $1');

export const STATUS_OF = statement<{ readonly status: OrderStatus }>(
  'order_status',
  'select status from order_head where order_number = $1',
);

/** Ends a whole order because another one replaces it; its remaining total becomes zero. No row: it can no longer be changed. */
export const REOPEN_ORDER = statement<{ readonly total: number; readonly line_nos: readonly number[] }>(
  'order_reopen',
  `with ended as (
  update order_head set status = 'cancelled', cancelled = total, changed_in = null where order_number = $1 and status in ${statesAllowing(ORDER_STATES, 'reopen')}
  and fulfilment = 'unfulfilled' and not begun and payment_status = 'authorised' and cancelled = 0 returning total
), lines as (
  update order_line set cancelled_at = $2 where order_number = $1 and cancelled_at is null and exists (select from ended) returning line_no
)
select total, (select array_agg(line_no order by line_no) from lines) as line_nos from ended`,
);
