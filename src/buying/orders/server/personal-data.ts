// Orders in the download of a person's data. The books need them, so they stay when the account is deleted: without a card, and without a cart.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const ORDERS = statement<object>(
  'personal_orders',
  `select order_number as "order", site_id as "site", status, fulfilment, currency, email, phone, sub_total as "subTotalCents",
     discount as "discountCents", ship_fee as "deliveryCents", handling_fee + surcharge_fee + area_fee as "feesCents", tax as "taxCents",
     total as "totalCents", cancelled as "cancelledCents", refunded as "refundedCents", purchase_order as "purchaseOrder", purchase_order_release as "purchaseOrderRelease",
     budget_center as "budgetCenter", account_number as "organization", buyer_name as "orderedBy", placed_at as "placedAt"
   from order_head where owner_id = $1 and placed_at is not null order by placed_at`,
);

const ORDER_LINES = statement<object>(
  'personal_order_lines',
  `select l.order_number as "order", l.line_no as "line", l.item_id as "item", l.title, l.custom as "customization", l.qty as "quantity",
     l.unit_price as "unitPriceCents", h.currency, l.delivery_type as "deliveryType", l.store_number as "store", l.cancelled_at as "cancelledAt"
   from order_head h join order_line l using (order_number) where h.owner_id = $1 and h.placed_at is not null
   order by h.placed_at, l.order_number, l.line_no`,
);

const ORDER_ADDRESSES = statement<object>(
  'personal_order_addresses',
  `select a.order_number as "order", a.type, a.first_name as "firstName", a.last_name as "lastName", a.organization, a.address1, a.address2, a.city,
     a.state, a.zip, a.country, a.phone, a.location_code as "locationCode", a.location_name as "locationName"
   from order_head h join order_address a using (order_number) where h.owner_id = $1 and h.placed_at is not null
   order by h.placed_at, a.order_number, a.address_no`,
);

const PAYMENTS = statement<object>(
  'personal_payments',
  `select p.order_number as "order", p.kind, p.payment_type as "paymentType", p.brand, p.last_four as "lastFour", p.amount as "cents", h.currency, p.at
   from order_head h join order_payment p using (order_number) where h.owner_id = $1 and h.placed_at is not null order by p.event_id`,
);

const RETURNS = statement<object>(
  'personal_returns',
  `select r.order_number as "order", r.return_no as "return", r.state, r.reason, r.note, l.line_no as "line", l.qty as "quantity",
     l.amount as "refundCents", h.currency, r.requested_at as "requestedAt", r.received_at as "receivedAt"
   from order_head h join order_return r using (order_number) join order_return_line l using (order_number, return_no)
   where h.owner_id = $1 order by r.requested_at, r.order_number, r.return_no, l.line_no`,
);

const OPEN_DRAFT = statement<object>('order_draft_of_person', `select 1 from order_head where owner_id = $1 and status = 'draft' limit 1`);

const UNLINK_ORDERS = statement<unknown>(
  'order_forget_person',
  'update order_head set saved_card = null, changed_in = null where owner_id = $1 and (saved_card is not null or changed_in is not null)',
);

export const ordersPersonalData: PersonalData = {
  tables: [
    { name: 'orders', rows: ORDERS },
    { name: 'orderLines', rows: ORDER_LINES },
    { name: 'orderAddresses', rows: ORDER_ADDRESSES },
    { name: 'payments', rows: PAYMENTS },
    { name: 'returns', rows: RETURNS },
  ],
  obstacle: async (tx, { profileId }) => ((await tx.maybe(OPEN_DRAFT, [profileId])) === undefined ? null : 'ORDER_UNFINISHED'),
  forget: async (tx, { profileId }) => void (await tx.run(UNLINK_ORDERS, [profileId])),
};
