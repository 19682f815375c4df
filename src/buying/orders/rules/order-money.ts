// The amount of each part of an order, so that captures, cancellations and refunds add up to its total to the cent.
import type { ShipmentKind } from './shipments.ts';
import type { ShipmentState } from './shipment-states.ts';

/** A line's amounts in cents; `taxes` by jurisdiction. */
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
  /** Cents captured for it; null before the capture. */
  readonly captured: number | null;
  readonly lines: readonly ChargedLine[];
}

/** A line's total in cents, with discount, fees and tax. */
export function lineAmount({ gross, discount, handling, surcharge, tax }: Omit<ChargedLine, 'lineNo' | 'cancelled'>): number {
  return gross - discount + handling + surcharge + tax;
}

/** Delivery, area fee and the tax on fees: the total minus its lines. The first parcel bears them. */
function orderFees(total: number, shipments: readonly ChargedShipment[]): number {
  return total - shipments.flatMap(({ lines }) => lines).reduce((sum, line) => sum + lineAmount(line), 0);
}

/** The capture when a shipment leaves: its lines, and the fees with the first parcel (or the first pickup of an order without parcels). */
export function captureFor(shipmentNo: number, total: number, shipments: readonly ChargedShipment[]): number {
  const shipment = shipments.find((one) => one.shipmentNo === shipmentNo);
  if (shipment === undefined) return 0;
  const lines = openLines(shipment).reduce((sum, line) => sum + lineAmount(line), 0);
  const bearing = bearers(shipments);
  const isFirst = bearing.includes(shipment) && bearing.every(({ captured }) => captured === null);
  return lines + (isFirst ? orderFees(total, shipments) : 0);
}

/** What cancelling lines takes off the total: the lines, and the fees when no parcel is left to bear them. */
export function cancelledAmount(lineNos: readonly number[], total: number, shipments: readonly ChargedShipment[]): number {
  const going = shipments.flatMap(openLines).filter(({ lineNo }) => lineNos.includes(lineNo));
  const lines = going.reduce((sum, line) => sum + lineAmount(line), 0);
  const bearing = bearers(shipments);
  const anyTaken = bearing.some(({ captured }) => captured !== null);
  const anyLeft = bearing.some((shipment) => openLines(shipment).some(({ lineNo }) => !lineNos.includes(lineNo)));
  return lines + (bearing.length === 0 || anyTaken || anyLeft ? 0 : orderFees(total, shipments));
}

/** Shipments that can bear the fees: the parcels, or all shipments when there is no parcel. */
function bearers(shipments: readonly ChargedShipment[]): readonly ChargedShipment[] {
  const open = shipments.filter((shipment) => openLines(shipment).length > 0);
  const had = shipments.some(({ kind }) => kind === 'ship');
  return had ? open.filter(({ kind }) => kind === 'ship') : open;
}

function openLines({ lines }: ChargedShipment): readonly ChargedLine[] {
  return lines.filter(({ cancelled }) => !cancelled);
}
