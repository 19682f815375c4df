// The shipments of an order for those who change it: its lines joined with the stored shipment rows.
import { plannedShipments, shipmentState, type ChargedShipment } from '#buying/orders/rules';
import type { StoredLine, StoredOrder } from './order-change-queries.ts';

/** A shipment with its lines, for the rules of money and states. */
export type OrderShipment = Omit<ChargedShipment, 'lines'> & {
  readonly storeNumber: string | null;
  readonly heldUntil: string | null;
  readonly lines: readonly StoredLine[];
};

/** Joins an order's lines and shipment rows. */
export function orderShipments({ lines, shipments }: Pick<StoredOrder, 'lines' | 'shipments'>): readonly OrderShipment[] {
  return plannedShipments(lines).map(({ shipmentNo, kind, storeNumber, lines: members }) => {
    const { state = null, captured = null, heldUntil: until = null } = shipments.find((one) => one.shipmentNo === shipmentNo) ?? {};
    const isWanted = members.some(({ cancelled }) => !cancelled);
    return { shipmentNo, kind, storeNumber, state: shipmentState(state, isWanted), captured, heldUntil: until, lines: members };
  });
}

/** Units its lines took from each location, without cancelled lines. */
export function stockOf(lines: readonly StoredLine[]) {
  return lines
    .filter(({ cancelled, stockLocation }) => !cancelled && stockLocation !== null)
    .map(({ itemId, stockLocation, stockTaken }) => ({ itemId, location: stockLocation ?? '', qty: stockTaken }));
}
