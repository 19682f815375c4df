// The shipments of an order as those see them who change it: its lines and what was written of them, together.
import { plannedShipments, shipmentState, type ChargedShipment } from '#buying/orders/rules';
import type { LifeLine, LifeRow } from './order-life-queries.ts';

/** A shipment with its lines, as the rules of money and state want it. */
export type LivingShipment = Omit<ChargedShipment, 'lines'> & {
  readonly storeNumber: string | null;
  readonly heldUntil: string | null;
  readonly lines: readonly LifeLine[];
};

/** What an order's lines and shipment rows make together. */
export function livingShipments({ lines, shipments }: Pick<LifeRow, 'lines' | 'shipments'>): readonly LivingShipment[] {
  return plannedShipments(lines).map(({ shipmentNo, kind, storeNumber, lines: members }) => {
    const { state = null, captured = null, heldUntil: until = null } = shipments.find((one) => one.shipmentNo === shipmentNo) ?? {};
    const isWanted = members.some(({ cancelled }) => !cancelled);
    return { shipmentNo, kind, storeNumber, state: shipmentState(state, isWanted), captured, heldUntil: until, lines: members };
  });
}

/** What its lines took off which shelf, without those that were cancelled. */
export function stockOf(lines: readonly LifeLine[]) {
  return lines
    .filter(({ cancelled, stockLocation }) => !cancelled && stockLocation !== null)
    .map(({ itemId, stockLocation, stockTaken }) => ({ itemId, location: stockLocation ?? '', qty: stockTaken }));
}
