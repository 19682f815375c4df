// SQL that reads orders: a whole one, or a page of an owner's.
import { statement } from '#platform/db';
import type { PostalAddress } from '#people/addresses/rules';
import type { FurnitureService } from '#buying/cart/rules';
import type { Currency } from '#base/money/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { DraftAmounts, Fulfilment, PlacedStatus, ReturnReason, ReturnState, ShipmentState } from '#buying/orders/rules';
import type { PaymentMeans } from '#buying/payment/rules';
import type { SiteId } from '#base/site/rules';
import type { TaxShare } from '#goods/tax/rules';

export interface OrderRow {
  readonly order_number: string;
  readonly site_id: SiteId;
  readonly locale: string;
  readonly status: PlacedStatus;
  readonly fulfilment: Fulfilment;
  readonly currency: Currency;
  readonly email: string;
  readonly phone: string;
  readonly sub_total: number;
  readonly discount: number;
  readonly ship_fee: number;
  readonly member_savings: number;
  readonly handling_fee: number;
  readonly surcharge_fee: number;
  readonly area_fee: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: DraftAmounts['taxes'];
  readonly coupons: DraftAmounts['coupons'];
  readonly purchase_order: string;
  readonly budget_center: string;
  readonly placed_at: Date;
  readonly cancelled: number;
  readonly refunded: number;
  readonly document_key: string;
  readonly cid_param: string | null;
  readonly lines: readonly OrderLineRow[];
  readonly shipments: readonly ShipmentRow[];
  readonly events: readonly EventRow[];
  readonly returns: readonly ReturnRow[];
  readonly addresses: readonly OrderAddressRow[];
  readonly money_lapsed: boolean;
  readonly payments: readonly (PaymentMeans & { readonly type: string; readonly amount: number })[];
}

export interface OrderLineRow {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  readonly parentLineNo: number | null;
  readonly parentRelation: string | null;
  /** A gift card; gift cards earn no rewards. */
  readonly giftCard: boolean;
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly group: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  /** Includes the furniture service. */
  readonly handling: number;
  readonly furniture: number;
  readonly furnitureService: FurnitureService | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly cancelled: boolean;
  /** The customization of goods made to order, with its code. */
  readonly custom: CustomDesign | null;
  readonly budgetCenter: string;
}

/** Instants are ISO, as in JSON. */
export interface ShipmentRow {
  readonly shipmentNo: number;
  readonly state: ShipmentState;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly packedAt: string | null;
  readonly leftAt: string | null;
  readonly arrivedAt: string | null;
  readonly captured: number | null;
  readonly heldUntil: string | null;
}

export interface EventRow {
  readonly kind:
    | 'packed'
    | 'shipped'
    | 'delivered'
    | 'ready'
    | 'pickedUp'
    | 'lapsed'
    | 'cancelled'
    | 'returnRequested'
    | 'returnReceived'
    | 'returnCancelled';
  readonly shipmentNo: number | null;
  readonly lineNos: readonly number[];
  readonly returnNo: number | null;
  readonly amount: number;
  readonly at: string;
}

export interface ReturnRow {
  readonly returnNo: number;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly requestedAt: string;
  readonly labelKey: string;
  readonly receivedAt: string | null;
  readonly lines: readonly { readonly lineNo: number; readonly qty: number; readonly arrived: number | null; readonly amount: number }[];
}

export interface OrderAddressRow extends PostalAddress {
  readonly type: 'S' | 'B' | 'SB' | 'ST';
  readonly storeNumber: string | null;
}

/** A whole order in one row. */
const WHOLE_ORDER = `select h.order_number, h.site_id, h.locale, h.status, h.fulfilment, h.currency, h.email, h.phone, h.sub_total, h.discount, h.ship_fee, h.member_savings,
  h.handling_fee, h.surcharge_fee, h.area_fee, h.tax, h.total, h.taxes, h.coupons, h.purchase_order, h.budget_center, h.placed_at, h.cancelled, h.refunded, h.document_key, h.cid_param,
  (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'itemId', l.item_id, 'title', l.title, 'qty', l.qty, 'unitPrice', l.unit_price, 'gross', l.gross,
    'discount', l.item_discount + l.basket_discount, 'parentLineNo', l.parent_line_no, 'parentRelation', l.parent_relation,
    'giftCard', not l.earns, 'deliveryType', l.delivery_type, 'storeNumber', l.store_number,
    'group', l.delivery_group, 'earliest', l.earliest, 'latest', l.latest, 'readyAt', l.ready_at,
    'handling', l.handling, 'furniture', l.furniture, 'furnitureService', l.furniture_service, 'surcharge', l.surcharge, 'taxes', l.taxes, 'cancelled', l.cancelled_at is not null, 'custom', l.custom, 'budgetCenter', l.budget_center) order by l.line_no)
   from order_line l where l.order_number = h.order_number) as lines,
  coalesce((select jsonb_agg(jsonb_build_object('shipmentNo', s.shipment_no, 'state', s.state, 'carrier', s.carrier, 'trackingNumber', s.tracking_number,
    'packedAt', s.packed_at, 'leftAt', s.left_at, 'arrivedAt', s.arrived_at, 'captured', s.captured, 'heldUntil', s.held_until))
   from order_shipment s where s.order_number = h.order_number), '[]') as shipments,
  coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'shipmentNo', e.shipment_no, 'lineNos', e.line_nos, 'returnNo', e.return_no,
    'amount', e.amount, 'at', e.at) order by e.event_id) from order_event e where e.order_number = h.order_number and e.kind <> 'placed'), '[]') as events,
  coalesce((select jsonb_agg(jsonb_build_object('returnNo', r.return_no, 'state', r.state, 'reason', r.reason, 'requestedAt', r.requested_at, 'labelKey', r.label_key, 'receivedAt', r.received_at, 'lines',
    (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'qty', l.qty, 'arrived', l.arrived, 'amount', l.amount) order by l.line_no) from order_return_line l
     where l.order_number = r.order_number and l.return_no = r.return_no)) order by r.return_no)
   from order_return r where r.order_number = h.order_number), '[]') as returns,
  coalesce((select jsonb_agg(jsonb_build_object('type', a.type, 'firstName', a.first_name, 'lastName', a.last_name, 'organization', a.organization,
    'address1', a.address1, 'address2', a.address2, 'city', a.city, 'state', a.state, 'zip', a.zip, 'country', a.country, 'phone', a.phone,
    'storeNumber', a.store_number) order by a.address_no) from order_address a where a.order_number = h.order_number), '[]') as addresses,
  coalesce((select jsonb_agg(jsonb_build_object('type', p.payment_type, 'brand', p.brand, 'lastFour', p.last_four, 'amount', p.amount) order by p.event_id)
   from order_payment p where p.order_number = h.order_number and p.kind = 'authorised'), '[]') as payments,
  exists (select from order_payment p where p.order_number = h.order_number and p.kind = 'lapsed' and p.reason = 'notRenewed') as money_lapsed
from order_head h where h.placed_at is not null and h.order_number = $1`;

export const ORDER = statement<OrderRow>('order_whole', WHOLE_ORDER);
/** The order of a document key. */
export const ORDER_OF_DOCUMENT = statement<{ readonly order_number: string }>(
  'order_of_document',
  'select order_number from order_head where document_key = $1::uuid and placed_at is not null',
);

export const ORDER_OF_OWNER = statement<OrderRow>('order_of_owner', `${WHOLE_ORDER} and h.owner_id = $2 and h.site_id like $3 || '-%'`);

/** By number and e-mail, on either site of the same edition. */
export const ORDER_BY_EMAIL = statement<OrderRow>(
  'order_by_email',
  `${WHOLE_ORDER} and h.email_key = lower($2) and h.site_id like $3 || '-%'`,
);

export interface OrderListRow {
  readonly order_number: string;
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

interface OrdersAsked {
  readonly ownerId: string;
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
 * filter. Totals are without cancelled lines.
 */
export const ORDERS_OF_OWNER = statement<OrderListRow, OrdersAsked>(
  'orders_of_owner',
  (
    p,
  ) => `select h.order_number, h.status, h.fulfilment, h.currency, h.total - h.cancelled as total, h.placed_at, count(*) over () as count, n.units, n.lines,
  n.latest,
  (select jsonb_agg(jsonb_build_object('itemId', i.item_id, 'title', i.title) order by i.line_no)
   from (select * from order_line l where l.order_number = h.order_number order by l.line_no limit 5) i) as items
from order_head h, lateral (select sum(l.qty)::int as units, count(*)::int as lines, max(l.latest) filter (where l.cancelled_at is null) as latest
  from order_line l where l.order_number = h.order_number) n
where h.owner_id = ${p.ownerId} and h.placed_at is not null and h.site_id like ${p.tenant} || '-%'
  and (${p.since}::timestamptz is null or h.placed_at >= ${p.since})
  and (${p.status}::text is null
    or ${p.status} = case when h.status = 'cancelled' then 'cancelled' when h.fulfilment in ('delivered', 'pickedUp') then 'done' else 'open' end)
  and (${p.pattern}::text is null or h.order_number like '%' || ${p.digits}::text || '%' or lower(h.purchase_order) like ${p.pattern}
    or exists (select from order_line l where l.order_number = h.order_number
      and (lower(l.title) like ${p.pattern} or lower(l.item_id) like ${p.pattern} or lower(l.part_number) like ${p.pattern}
        or lower(l.customer_sku) like ${p.pattern})))
order by h.placed_at desc, h.order_number limit ${p.limit} offset ${p.offset}`,
);

export const LATEST_ORDER = statement<{ readonly order_number: string }>(
  'order_latest',
  'select order_number from order_head where owner_id = $1 and placed_at > $2 order by placed_at desc limit 1',
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

/** Orders charged to a budget center, minus their lines with another center, plus lines of other orders with this center. */
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
where h.placed_at >= $2 and h.status = 'placed' and h.owner_id = any($3::uuid[])`,
);
