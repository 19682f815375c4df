// A placed order as its owner sees it: shipments with states, possible actions, events, amounts.
import { artworkHref } from '#goods/customization/rules';
import { addressLines } from '#people/addresses/rules';
import type { Amounts, OrderDetail, OrderEvent, OrderReturn, PlacedLine, PlacedShipment } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { stateAfter } from '#base/state-table/rules';
import {
  ACCOUNT,
  isAwaited,
  isGone,
  isReturnable,
  ORDER_STATES,
  plannedShipments,
  REWARDS,
  returnableUnits,
  returnLimit,
  returnNumber,
  shipmentState,
  shownStatus,
  unitsReturned,
  type ShipmentKind,
  type ShipmentState,
} from '#buying/orders/rules';
import { chargedShipments, creditNote } from './order-papers.ts';
import type { OrderAddressRow, OrderLineRow, OrderRow, ReturnRow, ShipmentRow } from './order-row.ts';
import { storeView, type OrderViewFacts, type ViewPlace } from './view-facts.ts';

export function placedOrderView(row: OrderRow, place: ViewPlace, facts: OrderViewFacts): OrderDetail {
  const shipments = plannedShipments(row.lines).map((planned) => shipmentView(planned, row, place, facts));
  const open = shipments.filter(({ state }) => !isGone(state));
  return {
    orderNumber: row.order_number,
    status: shownStatus(row.status, row.fulfilment),
    placedAt: row.placed_at.toISOString(),
    email: row.email,
    shipments,
    amounts: amountsOf(row),
    cancelled: row.cancelled / 100,
    refunded: row.refunded / 100,
    canCancel: stateAfter(ORDER_STATES, row.status, 'cancelLines', { shipments: open.map(({ state }) => state) }).ok,
    events: eventsOf(row, shipments),
    returns: row.returns.map((one) => returnView(one, row, place, facts)),
    invoices: chargedShipments(row).map(({ shipmentNo, number, at, invoice }) => ({
      number,
      shipmentNo,
      at: at.toISOString(),
      amount: invoice.total / 100,
      href: place.paths.invoice(row.document_key, shipmentNo),
    })),
    addresses: row.addresses.map(addressView),
    payments: row.payments
      .filter(({ type }) => type !== ACCOUNT && type !== REWARDS)
      .map(({ type, brand, lastFour, amount }) => ({ paymentType: type, brand, lastFour, amount: amount / 100 })),
    billedToAccount: paidBy(row, ACCOUNT),
    paidByRewards: paidBy(row, REWARDS),
    moneyLapsed: row.money_lapsed,
    purchaseOrder: row.purchase_order,
    budgetCenter: row.budget_center,
  };
}

/** Two-decimal number. */
function paidBy({ payments }: OrderRow, wanted: string): number {
  return payments.reduce((sum, { type, amount }) => sum + (type === wanted ? amount : 0), 0) / 100;
}

type Planned = ReturnType<typeof plannedShipments<OrderLineRow>>[number];

function shipmentView(planned: Planned, order: OrderRow, place: ViewPlace, facts: OrderViewFacts): PlacedShipment {
  const { shipmentNo, kind, storeNumber, earliest, latest, readyAt, backOrder, lines } = planned;
  const row = order.shipments.find((one) => one.shipmentNo === shipmentNo);
  const isWanted = order.status !== 'cancelled' && lines.some(({ cancelled }) => !cancelled);
  const state = shipmentState(row?.state ?? null, isWanted);
  const { carrier = null, trackingNumber = null, packedAt = null, leftAt = null, arrivedAt = null } = row ?? ({} as Partial<ShipmentRow>);
  return {
    shipmentNo,
    kind,
    state,
    carrier,
    trackingNumber,
    packedAt: iso(packedAt),
    leftAt: iso(leftAt),
    arrivedAt: iso(arrivedAt),
    heldUntil: row?.heldUntil ?? null,
    pickupPerson: kind === 'pickup' ? pickupPersonOf(order.addresses, storeNumber) : null,
    store: storeView(storeNumber === null ? undefined : facts.store(storeNumber)),
    orderedOn: order.placed_at.toISOString().slice(0, 10),
    earliest,
    latest,
    readyAt,
    backOrder,
    orderBy: null,
    units: lines.reduce((sum, { qty, cancelled }) => sum + (cancelled ? 0 : qty), 0),
    lines: lines.map((line) => lineView(line, { kind, state, arrivedAt, order }, place, facts)),
  };
}

/** The name of the order's address record for that store. */
function pickupPersonOf(addresses: readonly OrderAddressRow[], storeNumber: string | null): string | null {
  const store = addresses.find((one) => one.type === 'ST' && one.storeNumber === storeNumber);
  return store === undefined ? null : nameOf(store) || null;
}

function nameOf({ firstName, lastName }: OrderAddressRow): string {
  return `${firstName} ${lastName}`.trim();
}

interface LinePlace {
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  readonly arrivedAt: string | null;
  readonly order: OrderRow;
}

function lineView(
  line: OrderLineRow,
  { kind, state, arrivedAt, order }: LinePlace,
  { locale, paths, now }: ViewPlace,
  { goods }: OrderViewFacts,
): PlacedLine {
  const { lineNo, parentLineNo, itemId, title, qty, unitPrice, gross, discount, furnitureService, budgetCenter, cancelled, custom, taxes } =
    line;
  const { slug, image } = goods(itemId, locale);
  const open = !cancelled && isReturnable({ kind, state, arrivedAt: arrivedAt === null ? null : new Date(arrivedAt) }, now);
  return {
    lineNo,
    itemId,
    title,
    href: paths.product(slug, itemId),
    image: custom?.artwork === undefined ? image : artworkHref(custom.artwork),
    qty,
    unitPrice: unitPrice / 100,
    total: (gross - discount) / 100,
    furnitureService,
    budgetCenter,
    customization: custom && { ...custom, lines: [...custom.lines] },
    cancelled,
    canCancel: !cancelled && stateAfter(ORDER_STATES, order.status, 'cancelLines', { shipments: [state] }).ok,
    returned: unitsReturned(lineNo, order.returns),
    returnable: returnableUnits({ lineNo, parentLineNo, qty, open }, order.returns),
    returnLimit: returnLimit(line, order.lines),
    taxes: taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
  };
}

/** Of a received return the arrived units, else the requested ones. */
function returnView(
  { returnNo, state, reason, requestedAt, labelKey, lines }: ReturnRow,
  row: OrderRow,
  { locale, paths }: ViewPlace,
  { goods }: OrderViewFacts,
): OrderReturn {
  const shown = lines.map(({ lineNo, qty, arrived, amount }) => {
    const { itemId = '', title = '' } = row.lines.find((line) => line.lineNo === lineNo) ?? {};
    return { lineNo, title, image: goods(itemId, locale).image, qty: arrived ?? qty, amount: amount / 100 };
  });
  return {
    returnNo,
    number: returnNumber(shownOrderNumber(row.order_number), returnNo),
    state,
    reason,
    requestedAt: iso(requestedAt) ?? '',
    amount: lines.reduce((sum, { amount }) => sum + amount, 0) / 100,
    label: isAwaited(state) ? paths.returnLabel(labelKey) : null,
    creditNote: creditNote(row, returnNo) === undefined ? null : paths.creditNote(row.document_key, returnNo),
    lines: shown.filter(({ qty }) => qty > 0),
  };
}

function eventsOf(row: OrderRow, shipments: readonly PlacedShipment[]): OrderEvent[] {
  const placed = { kind: 'placed', at: row.placed_at.toISOString(), amount: row.total / 100, titles: [] } as const;
  const whole = shipments.length === 1;
  return [
    { ...placed, titles: [] },
    ...row.events.map(({ kind, shipmentNo, lineNos, amount, at }) => {
      const ofShipment = shipments.find((one) => one.shipmentNo === shipmentNo)?.lines ?? [];
      const about = (whole ? [] : ofShipment).map(({ lineNo }) => lineNo);
      const titles = [...new Set([...about, ...lineNos])].map((lineNo) => titleOf(row, lineNo));
      return { kind, at: iso(at) ?? '', amount: amount / 100, titles };
    }),
  ];
}

function titleOf({ lines }: OrderRow, lineNo: number): string {
  return lines.find((line) => line.lineNo === lineNo)?.title ?? '';
}

/** PostgreSQL's JSON has instants with its own time zone. */
function iso(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function amountsOf(row: OrderRow): Amounts {
  const furniture = row.lines.reduce((sum, line) => sum + line.furniture, 0);
  return {
    currency: row.currency,
    units: row.lines.reduce((sum, { qty }) => sum + qty, 0),
    subTotal: row.sub_total / 100,
    discount: row.discount / 100,
    coupons: row.coupons.map(({ code, cents }) => ({ code, amount: cents / 100 })),
    ships: row.lines.some(({ deliveryType }) => deliveryType === 'STA'),
    shipFee: row.ship_fee / 100,
    memberSavings: row.member_savings / 100,
    handlingFee: (row.handling_fee - furniture) / 100,
    furnitureFee: furniture / 100,
    furnitureFeeTbd: row.lines.some((line) => !line.cancelled && line.furnitureService?.level === 'CUST'),
    surchargeFee: row.surcharge_fee / 100,
    areaFee: row.area_fee / 100,
    taxes: row.taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
    tax: row.tax / 100,
    total: row.total / 100,
  };
}

function addressView(row: OrderAddressRow): OrderDetail['addresses'][number] {
  return { type: row.type, name: nameOf(row), lines: [...addressLines(row)] };
}
