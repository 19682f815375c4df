// What each part of an order costs, so that captures, cancellations and refunds add up to its total to the cent.
import type { ShipmentKind } from './shipments.ts';
import type { ShipmentState } from './shipment-states.ts';

/** A line's own amounts in cents; `taxes` is what its jurisdictions take of it. */
export interface ChargedLine {
  readonly lineNo: number;
  readonly gross: number;
  readonly discount: number;
  readonly handling: number;
  readonly surcharge: number;
  readonly tax: number;
  readonly cancelled: boolean;
}

export interface ChargedShipment {
  readonly shipmentNo: number;
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  /** Cents taken for it; null: nothing was taken yet. */
  readonly captured: number | null;
  readonly lines: readonly ChargedLine[];
}

/** A line with everything on it, in cents. */
export function lineAmount({ gross, discount, handling, surcharge, tax }: Omit<ChargedLine, 'lineNo' | 'cancelled'>): number {
  return gross - discount + handling + surcharge + tax;
}

/** Delivery, area fee and the tax on fees: what the total has beside its lines. It goes with the first parcel. */
function orderFees(total: number, shipments: readonly ChargedShipment[]): number {
  return total - shipments.flatMap(({ lines }) => lines).reduce((sum, line) => sum + lineAmount(line), 0);
}

/** What is taken when a shipment leaves: its lines, and the order's fees with the first parcel (of pickups alone, the first pickup). */
export function captureFor(shipmentNo: number, total: number, shipments: readonly ChargedShipment[]): number {
  const shipment = shipments.find((one) => one.shipmentNo === shipmentNo);
  if (shipment === undefined) return 0;
  const lines = openLines(shipment).reduce((sum, line) => sum + lineAmount(line), 0);
  const bearing = bearers(shipments);
  const isFirst = bearing.includes(shipment) && bearing.every(({ captured }) => captured === null);
  return lines + (isFirst ? orderFees(total, shipments) : 0);
}

/** What cancelling lines takes off the total: the lines, and the fees when no parcel is left that they were for. */
export function cancelledAmount(lineNos: readonly number[], total: number, shipments: readonly ChargedShipment[]): number {
  const going = shipments.flatMap(openLines).filter(({ lineNo }) => lineNos.includes(lineNo));
  const lines = going.reduce((sum, line) => sum + lineAmount(line), 0);
  const bearing = bearers(shipments);
  const anyTaken = bearing.some(({ captured }) => captured !== null);
  const anyLeft = bearing.some((shipment) => openLines(shipment).some(({ lineNo }) => !lineNos.includes(lineNo)));
  return lines + (bearing.length === 0 || anyTaken || anyLeft ? 0 : orderFees(total, shipments));
}

/** The shipments whose leaving the fees are charged with: parcels, or whatever there is when there are none. */
function bearers(shipments: readonly ChargedShipment[]): readonly ChargedShipment[] {
  const open = shipments.filter((shipment) => openLines(shipment).length > 0);
  const had = shipments.some(({ kind }) => kind === 'ship');
  return had ? open.filter(({ kind }) => kind === 'ship') : open;
}

function openLines({ lines }: ChargedShipment): readonly ChargedLine[] {
  return lines.filter(({ cancelled }) => !cancelled);
}
