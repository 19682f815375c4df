// The content of an order's documents: charged shipments, and refunded returns.
import { shownOrderNumber } from '#base/order-number/rules';
import { creditNoteOf, invoiceNumber, invoiceOf, plannedShipments, returnNumber, unitsBack, type Invoice } from '#buying/orders/rules';
import { paidParts, type PaidPart } from './paid-parts.ts';
import type { OrderRow } from './order-row.ts';

export interface Paper {
  readonly kind: 'invoice' | 'credit';
  readonly number: string;
  readonly at: Date;
  readonly invoice: Invoice;
  readonly paid: readonly PaidPart[];
}

/** The credit note of a return; undefined before something to refund has arrived. */
export function creditNote(order: OrderRow, returnNo: number): Paper | undefined {
  const one = order.returns.find((known) => known.returnNo === returnNo);
  if (one === undefined || one.receivedAt === null) return undefined;
  // Returns arrive in any order, so "earlier" goes by arrival.
  const receivedAt = new Date(one.receivedAt).getTime();
  const earlier = order.returns.filter((other) => other.receivedAt !== null && new Date(other.receivedAt).getTime() < receivedAt);
  const units = one.lines.map(({ lineNo, arrived }) => ({ lineNo, units: arrived ?? 0, before: unitsBack(lineNo, earlier) }));
  const invoice = creditNoteOf(units, order.lines);
  if (invoice.total === 0) return undefined;
  const paid = paidParts(order, (event) => event.kind === 'returnReceived' && event.returnNo === returnNo);
  return { kind: 'credit', number: returnNumber(shownOrderNumber(order.order_number), returnNo), at: new Date(receivedAt), invoice, paid };
}

/** Charged shipments with the content of their invoices. A shipment that cost nothing has no invoice. */
export function chargedShipments(order: OrderRow): readonly (Paper & { readonly shipmentNo: number })[] {
  const fees = { shipFee: order.ship_fee, areaFee: order.area_fee, taxes: order.taxes };
  return plannedShipments(order.lines).flatMap(({ shipmentNo, kind, lines }) => {
    const { captured = null, leftAt = null, arrivedAt = null } = order.shipments.find((one) => one.shipmentNo === shipmentNo) ?? {};
    // A parcel is charged when it leaves, a pickup or download when it is handed over.
    const at = kind === 'ship' ? leftAt : arrivedAt;
    if (captured === null || captured === 0 || at === null) return [];
    const number = invoiceNumber(shownOrderNumber(order.order_number), shipmentNo);
    const paid = paidParts(order, (event) => event.shipmentNo === shipmentNo && event.amount > 0);
    const invoice = invoiceOf(lines, captured, fees, order.lines);
    return [{ kind: 'invoice' as const, shipmentNo, number, at: new Date(at), invoice, paid }];
  });
}
