// SQL of orders that wait for approval: written as drafts, without stock and money until the last approver agrees (B2B-3).
import { ORDER_STATES } from '#buying/orders/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import type { WaitingOrder } from './waiting-order.ts';

const WAITING = statesAllowing(ORDER_STATES, 'approve');

export const SUBMIT_DRAFT = statement<unknown>('order_submit_draft', 'select submit_draft($1, $2)');

const WHOLE_WAITING = `select jsonb_build_object('ownerId', h.owner_id, 'cartId', h.cart_id, 'currency', h.currency, 'budgetCenter', h.budget_center, 'purchaseOrder', h.purchase_order,
  'amounts', jsonb_build_object('subTotal', h.sub_total, 'discount', h.discount, 'shipFee', h.ship_fee, 'memberSavings', h.member_savings,
    'handlingFee', h.handling_fee, 'surchargeFee', h.surcharge_fee, 'areaFee', h.area_fee, 'tax', h.tax, 'total', h.total,
    'taxes', h.taxes, 'feeTaxes', h.fee_taxes, 'coupons', h.coupons, 'exemptions', h.tax_exemptions),
  'lines', (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'parentLineNo', l.parent_line_no, 'itemId', l.item_id, 'title', l.title, 'qty', l.qty,
    'unitPrice', l.unit_price, 'gross', l.gross, 'itemDiscount', l.item_discount, 'basketDiscount', l.basket_discount, 'handling', l.handling,
    'furniture', l.furniture, 'furnitureService', l.furniture_service, 'surcharge', l.surcharge, 'taxes', l.taxes, 'budgetCenter', l.budget_center, 'purchaseOrder', l.purchase_order,
    'deliveryType', l.delivery_type, 'storeNumber', l.store_number, 'deliveryGroup', l.delivery_group, 'levelOfService', l.level_of_service,
    'earliest', l.earliest, 'latest', l.latest, 'readyAt', l.ready_at, 'backOrder', l.back_order, 'stockLocation', l.stock_location, 'stockTaken', l.stock_taken) order by l.line_no)
   from order_line l where l.order_number = h.order_number),
  'tenders', (select jsonb_agg(jsonb_build_object('tenderNo', p.tender_no, 'paymentType', p.payment_type, 'amount', p.amount) order by p.tender_no)
   from order_payment p where p.order_number = h.order_number and p.kind = 'requested')) as waiting
from order_head h where h.order_number = $1 and h.status in ${WAITING}`;

/** A waiting order. No row: it does not wait any more. */
export const READ_WAITING = statement<{ readonly waiting: WaitingOrder }>('order_read_waiting', WHOLE_WAITING);

/** The same, locked. */
export const LOCK_WAITING = statement<{ readonly waiting: WaitingOrder }>('order_lock_waiting', `${WHOLE_WAITING} for update of h`);

/** A buyer's orders that wait, newest first. */
export const OWN_WAITING = statement<{
  readonly order_number: string;
  readonly total: number;
  readonly currency: 'USD' | 'CAD';
  readonly created_at: Date;
}>(
  'order_own_waiting',
  `select order_number, total, currency, created_at from order_head where owner_id = $1 and account_number = $2 and status in ${WAITING}
   order by created_at desc limit 20`,
);

/** Whether an order of the buyer is or was one for approvers, and not placed. */
export const WAS_SENT = statement<unknown>(
  'order_was_sent',
  `select order_number from order_head where order_number = $1 and owner_id = $2 and status in ('pendingApproval', 'declined', 'withdrawn', 'expired')`,
);

/** Ends the waiting without an order. 0: it did not wait. */
export const END_WAITING = {
  decline: ending('declined', 'decline'),
  withdraw: ending('withdrawn', 'withdraw'),
  expire: ending('expired', 'expire'),
} as const;

function ending(state: 'declined' | 'withdrawn' | 'expired', event: 'decline' | 'withdraw' | 'expire') {
  return statement<unknown>(
    `order_${event}_waiting`,
    `update order_head set status = '${state}' where order_number = $1 and status in ${statesAllowing(ORDER_STATES, event)}`,
  );
}

export interface BeginPaying {
  readonly orderNumber: string;
  readonly leaseUntil: Date;
  readonly itemIds: readonly string[];
  readonly locations: readonly string[];
  readonly quantities: readonly number[];
  readonly cartId: string;
  readonly ownerId: string;
  readonly now: Date;
}

/** Takes the stock, and makes the waiting order a draft that is being paid for. 0: it did not wait. */
export const BEGIN_PAYING = statement<unknown, BeginPaying>(
  'order_begin_paying',
  (p) => `update order_head h set status = 'draft', lease_until = ${p.leaseUntil}
from take_stock(${p.itemIds}, ${p.locations}, ${p.quantities}, ${p.orderNumber}, ${p.cartId}, ${p.now}, null, ${p.ownerId})
where h.order_number = ${p.orderNumber} and h.status in ${WAITING}`,
);

/** What approvers left of an order: lines that are not named go, tenders too. */
export const REWRITE_WAITING = statement<unknown>(
  'order_rewrite_waiting',
  `with head as (
  update order_head h set sub_total = (a ->> 'subTotal')::int, discount = (a ->> 'discount')::int, ship_fee = (a ->> 'shipFee')::int,
    handling_fee = (a ->> 'handlingFee')::int, surcharge_fee = (a ->> 'surchargeFee')::int, area_fee = (a ->> 'areaFee')::int, tax = (a ->> 'tax')::int,
    total = (a ->> 'total')::int, taxes = a -> 'taxes', coupons = a -> 'coupons', fee_taxes = a -> 'feeTaxes', budget_center = $5
  from (select $2::jsonb as a) amounts where h.order_number = $1
), kept as (
  update order_line l set qty = k.qty, gross = k.gross, item_discount = k."itemDiscount", basket_discount = k."basketDiscount", handling = k.handling,
    furniture = k.furniture, furniture_service = k."furnitureService", surcharge = k.surcharge, taxes = k.taxes, budget_center = k."budgetCenter",
    stock_location = k."stockLocation", stock_taken = k."stockTaken", delivery_group = k."deliveryGroup", level_of_service = k."levelOfService",
    earliest = k.earliest, latest = k.latest, ready_at = k."readyAt", back_order = k."backOrder"
  from jsonb_to_recordset($3::jsonb) as k ("lineNo" int, qty int, gross int, "itemDiscount" int, "basketDiscount" int, handling int, furniture int,
    "furnitureService" jsonb, surcharge int, taxes jsonb, "budgetCenter" text, "stockLocation" text, "stockTaken" int,
    "deliveryGroup" text, "levelOfService" text, earliest date, latest date, "readyAt" int, "backOrder" boolean)
  where l.order_number = $1 and l.line_no = k."lineNo"
), gone as (
  delete from order_line l where l.order_number = $1 and l.line_no <> all (select (k ->> 'lineNo')::int from jsonb_array_elements($3::jsonb) k)
), paid as (
  update order_payment p set amount = t.amount from jsonb_to_recordset($4::jsonb) as t ("tenderNo" int, amount int)
  where p.order_number = $1 and p.kind = 'requested' and p.tender_no = t."tenderNo"
)
delete from order_payment p where p.order_number = $1 and p.kind = 'requested'
  and p.tender_no <> all (select (t ->> 'tenderNo')::int from jsonb_array_elements($4::jsonb) t)`,
);
