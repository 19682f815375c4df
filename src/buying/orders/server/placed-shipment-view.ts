// A shipment of a placed order as its owner sees it: state, dates, lines.
import { localDay } from '#base/calendar/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import type { PlacedShipment } from '#buying/orders/contract';
import { shipmentState, type plannedShipments } from '#buying/orders/rules';
import type { OrderLineRow, OrderRow, ShipmentRow } from './order-row.ts';
import { storeView, type OrderViewFacts, type ViewPlace, isoInstant } from './view-facts.ts';
import { lineView } from './placed-line-view.ts';
import { pickupPersonOf } from './order-address-view.ts';

type Planned = ReturnType<typeof plannedShipments<OrderLineRow>>[number];

export function shipmentView(planned: Planned, order: OrderRow, place: ViewPlace, facts: OrderViewFacts): PlacedShipment {
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
    packedAt: isoInstant(packedAt),
    leftAt: isoInstant(leftAt),
    arrivedAt: isoInstant(arrivedAt),
    heldUntil: row?.heldUntil ?? null,
    pickupPerson: kind === 'pickup' ? pickupPersonOf(order.addresses, storeNumber) : null,
    store: storeView(storeNumber === null ? undefined : facts.store(storeNumber)),
    orderedOn: localDay(order.placed_at, SHIPPED_SITES[order.site_id].timeZone),
    earliest,
    latest,
    readyAt,
    backOrder,
    orderBy: null,
    units: lines.reduce((sum, { qty, cancelled }) => sum + (cancelled ? 0 : qty), 0),
    lines: lines.map((line) => lineView(line, { kind, state, arrivedAt, order }, place, facts)),
  };
}
