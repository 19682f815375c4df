// SQL of a placed order that changes: the order itself, its shipments, its cancelled lines.
import { statement } from '#platform/db';
import type { FurnitureService } from '#buying/cart/rules';
import type { OrderStatus, ShipmentState } from '#buying/orders/rules';
import type { SiteId } from '#base/site/rules';

/** Locks an order's row. Every change takes it first, so that concurrent changes see each other. */
export const LOCK_ORDER = statement<{ readonly order_number: string }>(
  'order_lock',
  'select order_number from order_head where order_number = $1 and placed_at is not null for update',
);

export interface StoredLine {
  readonly lineNo: number;
  readonly itemId: string;
  readonly parentLineNo: number | null;
  readonly parentRelation: string | null;
  /** A gift card; gift cards earn no rewards. */
  readonly giftCard: boolean;
  readonly qty: number;
  readonly gross: number;
  readonly discount: number;
  readonly handling: number;
  readonly furnitureService: FurnitureService | null;
  readonly surcharge: number;
  readonly tax: number;
  readonly cancelled: boolean;
  readonly stockLocation: string | null;
  readonly stockTaken: number;
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly group: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  /** The line earns rewards. */
  readonly earns: boolean;
  /** The item's category when it was ordered; '' before lines kept it. */
  readonly categoryId: string;
  /** The line's own budget center; '' when the order's applies. */
  readonly budgetCenter: string;
  /** The line's own purchase order; '' when the order's applies. */
  readonly purchaseOrder: string;
}

export interface StoredShipment {
  readonly shipmentNo: number;
  readonly state: ShipmentState;
  readonly captured: number | null;
  /** For a ready pickup: the last day (ISO) that the store holds it. */
  readonly heldUntil: string | null;
  /** ISO instant. */
  readonly arrivedAt: string | null;
}

/** An order for those who change it, read under its lock. */
export interface StoredOrder {
  readonly owner_id: string;
  readonly site_id: SiteId;
  readonly status: OrderStatus;
  readonly placed_at: Date | null;
  readonly total: number;
  readonly cancelled: number;
  readonly refunded: number;
  /** '' for none. */
  readonly budget_center: string;
  readonly purchase_order: string;
  readonly lines: readonly StoredLine[];
  readonly shipments: readonly StoredShipment[];
}

export const STORED_ORDER = statement<StoredOrder>(
  'order_life',
  `select h.owner_id, h.site_id, h.status, h.placed_at, h.total, h.cancelled, h.refunded, h.budget_center, h.purchase_order,
  (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'itemId', l.item_id, 'parentLineNo', l.parent_line_no, 'parentRelation', l.parent_relation,
    'giftCard', not l.earns, 'budgetCenter', l.budget_center, 'purchaseOrder', l.purchase_order, 'qty', l.qty, 'gross', l.gross,
    'discount', l.item_discount + l.basket_discount, 'handling', l.handling, 'furnitureService', l.furniture_service, 'surcharge', l.surcharge,
    'tax', (select coalesce(sum((t ->> 'cents')::int), 0) from jsonb_array_elements(l.taxes) t), 'cancelled', l.cancelled_at is not null,
    'stockLocation', l.stock_location, 'stockTaken', l.stock_taken, 'deliveryType', l.delivery_type, 'storeNumber', l.store_number,
    'group', l.delivery_group, 'earliest', l.earliest, 'latest', l.latest, 'readyAt', l.ready_at, 'earns', l.earns, 'categoryId', l.category_id) order by l.line_no)
   from order_line l where l.order_number = h.order_number) as lines,
  coalesce((select jsonb_agg(jsonb_build_object('shipmentNo', s.shipment_no, 'state', s.state, 'captured', s.captured, 'arrivedAt', s.arrived_at,
    'heldUntil', s.held_until))
   from order_shipment s where s.order_number = h.order_number), '[]') as shipments
from order_head h where h.order_number = $1`,
);

interface ShipmentValues {
  readonly orderNumber: string;
  readonly shipmentNo: number;
  readonly state: ShipmentState;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly captured: number | null;
  readonly now: Date;
  readonly heldUntil: string | null;
}

export const WRITE_SHIPMENT = statement<unknown, ShipmentValues>(
  'order_write_shipment',
  (
    p,
  ) => `insert into order_shipment (order_number, shipment_no, state, carrier, tracking_number, packed_at, left_at, arrived_at, captured, changed_at, held_until)
values (${p.orderNumber}, ${p.shipmentNo}, ${p.state}, ${p.carrier}, ${p.trackingNumber},
  case when ${p.state} in ('packed', 'shipped', 'ready') then ${p.now}::timestamptz end,
  case when ${p.state} in ('shipped', 'ready') then ${p.now}::timestamptz end,
  case when ${p.state} in ('delivered', 'pickedUp') then ${p.now}::timestamptz end, ${p.captured}, ${p.now}, ${p.heldUntil})
on conflict (order_number, shipment_no) do update set state = excluded.state,
  carrier = coalesce(excluded.carrier, order_shipment.carrier), tracking_number = coalesce(excluded.tracking_number, order_shipment.tracking_number),
  packed_at = coalesce(order_shipment.packed_at, excluded.packed_at), left_at = coalesce(order_shipment.left_at, excluded.left_at),
  arrived_at = coalesce(order_shipment.arrived_at, excluded.arrived_at), captured = coalesce(excluded.captured, order_shipment.captured),
  changed_at = excluded.changed_at, held_until = coalesce(excluded.held_until, order_shipment.held_until)`,
);

export const CANCEL_LINES = statement<unknown>(
  'order_cancel_lines',
  'update order_line set cancelled_at = $3 where order_number = $1 and line_no = any ($2::int[]) and cancelled_at is null',
);

export const UPDATE_HEAD = statement<unknown>(
  'order_update_head',
  // When all that is left of the total is captured, the payment is complete.
  `update order_head set status = $2, fulfilment = $3, cancelled = $4, begun = begun or $5, payment_status = case
  when payment_status = 'authorised' and total > $4 and total - $4 <= (select coalesce(sum(p.amount), 0) from order_payment p
    where p.order_number = order_head.order_number and p.kind = 'captured') then 'captured' else payment_status end
where order_number = $1`,
);
