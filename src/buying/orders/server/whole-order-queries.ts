// SQL that reads a whole order: by number, by owner, by e-mail, by document key.
import { statement, type Places } from '#platform/db';
import { seenBy, type ReachValues } from './order-reach-sql.ts';
import type { OrderRow } from './order-row.ts';

/** A whole order in one row; `number`: the place of its number. */
const wholeOrder = (
  number: string,
): string => `select h.order_number, h.owner_id, h.account_number, h.buyer_name, h.site_id, h.locale, h.status, h.fulfilment, h.currency, h.email, h.phone, h.sub_total, h.discount, h.ship_fee, h.member_savings,
  h.handling_fee, h.surcharge_fee, h.area_fee, h.tax, h.total, h.taxes, h.tax_exemptions, h.coupons, h.purchase_order, h.purchase_order_release, h.budget_center, h.placed_at, h.cancelled, h.refunded, h.document_key, h.cid_param, h.cart_changed, h.special,
  (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'itemId', l.item_id, 'title', l.title, 'qty', l.qty, 'unitPrice', l.unit_price, 'gross', l.gross,
    'discount', l.item_discount + l.basket_discount, 'parentLineNo', l.parent_line_no, 'parentRelation', l.parent_relation,
    'giftCard', not l.earns, 'deliveryType', l.delivery_type, 'storeNumber', l.store_number,
    'group', l.delivery_group, 'earliest', l.earliest, 'latest', l.latest, 'readyAt', l.ready_at,
    'handling', l.handling, 'furniture', l.furniture, 'furnitureService', l.furniture_service, 'surcharge', l.surcharge, 'taxes', l.taxes, 'cancelled', l.cancelled_at is not null, 'custom', l.custom, 'budgetCenter', l.budget_center,
    'serials', coalesce((select jsonb_agg(jsonb_build_object('serial', s.serial, 'warrantyUntil', s.warranty_until) order by s.serial) from order_serial s
      where s.order_number = l.order_number and s.line_no = l.line_no), '[]'),
    'contract', coalesce(l.price_source -> 'contract' ->> 'name', ''), 'purchaseOrder', l.purchase_order) order by l.line_no)
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
    'storeNumber', a.store_number, 'locationCode', a.location_code, 'locationName', a.location_name, 'locationNotes', a.location_notes) order by a.address_no) from order_address a where a.order_number = h.order_number), '[]') as addresses,
  coalesce((select jsonb_agg(jsonb_build_object('type', p.payment_type, 'brand', p.brand, 'lastFour', p.last_four, 'amount', p.amount) order by p.event_id)
   from order_payment p where p.order_number = h.order_number and p.kind = 'authorised'), '[]') as payments,
  exists (select from order_payment p where p.order_number = h.order_number and p.kind = 'lapsed' and p.reason = 'notRenewed') as money_lapsed
from order_head h where h.placed_at is not null and h.order_number = ${number}`;

export const ORDER = statement<OrderRow>('order_whole', wholeOrder('$1'));
/** The order of a document key. */
export const ORDER_OF_DOCUMENT = statement<{ readonly order_number: string }>(
  'order_of_document',
  'select order_number from order_head where document_key = $1::uuid and placed_at is not null',
);

interface Asked extends ReachValues {
  readonly orderNumber: string;
  readonly tenant: string;
}

/** On either site of the same edition. */
const ofEdition = (p: Places<Asked>): string => `${wholeOrder(p.orderNumber)} and h.site_id like ${p.tenant} || '-%'`;

export const ORDER_SEEN = statement<OrderRow, Asked>('order_seen', (p) => `${ofEdition(p)} and ${seenBy(p)}`);

/** By number and e-mail: an order that nobody placed for an organization, or one that the shopper sees anyway. */
export const ORDER_BY_EMAIL = statement<OrderRow, Asked & { readonly email: string }>(
  'order_by_email',
  (p) => `${ofEdition(p)} and h.email_key = lower(${p.email}) and (h.account_number is null or ${seenBy(p)})`,
);
