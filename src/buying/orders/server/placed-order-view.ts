// A placed order as a reader sees it: shipments with states, possible actions, events, amounts.
import type { OrderDetail } from '#buying/orders/contract';
import { stateAfter } from '#base/state-table/rules';
import { ACCOUNT, isGone, mayChangeOrder, ORDER_STATES, plannedShipments, REWARDS, shownStatus } from '#buying/orders/rules';
import { chargedShipments } from './order-papers.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderViewFacts, ReaderPlace } from './view-facts.ts';
import { returnView } from './return-view.ts';
import { orderAmounts } from './receipt-amounts.ts';
import { addressView } from './order-address-view.ts';
import { shipmentView } from './placed-shipment-view.ts';
import { orderedBy } from './ordered-by.ts';
import { eventsOf } from './order-event-view.ts';
import { siteCountry } from '#base/site/rules';
import { ANY_CARD } from '#buying/payment/rules';
import { withTitles } from './read-title.ts';

export function placedOrderView(row: OrderRow, place: ReaderPlace, facts: OrderViewFacts): OrderDetail {
  const view = wholeView(row, place, facts);
  const mayChange = place.reader === null || mayChangeOrder(place.reader, { ownerId: row.owner_id, accountNumber: row.account_number });
  return mayChange ? view : leftToRead(view);
}

/** What only the buyer and administrators do is left out; buying the same again is everybody's. */
function leftToRead(view: OrderDetail): OrderDetail {
  return {
    ...view,
    readOnly: true,
    canCancel: false,
    shipments: view.shipments.map((shipment) => ({
      ...shipment,
      lines: shipment.lines.map((line) => ({ ...line, canCancel: false, returnable: 0 })),
    })),
    returns: view.returns.map((one) => ({ ...one, label: null })),
  };
}

function wholeView(stored: OrderRow, place: ReaderPlace, facts: OrderViewFacts): OrderDetail {
  const row = withTitles(stored, place.locale, facts);
  const shipments = plannedShipments(row.lines).map((planned) => shipmentView(planned, row, place, facts));
  const open = shipments.filter(({ state }) => !isGone(state));
  return {
    orderNumber: row.order_number,
    orderedBy: orderedBy(row, place.reader),
    readOnly: false,
    country: siteCountry(row.site_id),
    status: shownStatus(row.status, row.fulfilment),
    placedAt: row.placed_at.toISOString(),
    email: row.email,
    shipments,
    amounts: orderAmounts(row, place.copyLocale ?? place.locale),
    cancelled: row.cancelled / 100,
    refunded: row.refunded / 100,
    canCancel: stateAfter(ORDER_STATES, row.status, 'cancelLines', { shipments: open.map(({ state }) => state) }).ok,
    cartChanged: row.cart_changed,
    isSpecial: row.special,
    events: eventsOf(row, shipments),
    returns: row.returns.map((one) => returnView(one, row, place, facts)),
    // An invoice names the card.
    invoices: (place.hidesCards ? [] : chargedShipments(row)).map(({ shipmentNo, number, at, invoice }) => ({
      number,
      shipmentNo,
      at: at.toISOString(),
      amount: invoice.total / 100,
      href: place.paths.invoice(row.document_key, shipmentNo),
    })),
    addresses: row.addresses.map(addressView),
    payments: row.payments
      .filter(({ type }) => type !== ACCOUNT && type !== REWARDS)
      .map(({ type, brand, lastFour, amount }) => ({
        paymentType: type,
        ...(place.hidesCards && lastFour !== null ? { brand: ANY_CARD, lastFour: null } : { brand, lastFour }),
        amount: amount / 100,
      })),
    billedToAccount: paidBy(row, ACCOUNT),
    paidByRewards: paidBy(row, REWARDS),
    moneyLapsed: row.money_lapsed,
    purchaseOrder: row.purchase_order,
    purchaseOrderRelease: row.purchase_order_release,
    budgetCenter: row.budget_center,
  };
}

/** Two-decimal number. */
function paidBy({ payments }: OrderRow, wanted: string): number {
  return payments.reduce((sum, { type, amount }) => sum + (type === wanted ? amount : 0), 0) / 100;
}
