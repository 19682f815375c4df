// The shipments of an order whose money was taken: each has an invoice.
import { invoiceOf, plannedShipments, type Invoice } from '#orders/rules';
import type { OrderRow } from './reading-queries.ts';

/** Shipments whose money was taken, with what their invoices say. Nothing is written about what cost nothing. */
export function chargedShipments(
  order: OrderRow,
): readonly { readonly shipmentNo: number; readonly at: Date; readonly invoice: Invoice }[] {
  const fees = { shipFee: order.ship_fee, areaFee: order.area_fee, taxes: order.taxes };
  return plannedShipments(order.lines).flatMap(({ shipmentNo, kind, lines }) => {
    const { captured = null, leftAt = null, arrivedAt = null } = order.shipments.find((one) => one.shipmentNo === shipmentNo) ?? {};
    // A parcel is charged when it leaves, what is fetched or sent by mail when it is handed over.
    const at = kind === 'ship' ? leftAt : arrivedAt;
    if (captured === null || captured === 0 || at === null) return [];
    return [{ shipmentNo, at: new Date(at), invoice: invoiceOf(lines, captured, fees, order.lines) }];
  });
}
