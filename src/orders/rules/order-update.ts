// What an update of an order says and shows, once for mail in HTML and text: what it is about, in which words, which lines.
import type { ShipmentKind } from './shipments.ts';

/** Events a shopper is written to about. */
export type UpdateKind = 'shipped' | 'ready' | 'delivered' | 'pickedUp' | 'lapsed' | 'cancelled' | 'returnRequested' | 'returnReceived';

export const UPDATE_KINDS: readonly UpdateKind[] = [
  'shipped',
  'ready',
  'delivered',
  'pickedUp',
  'lapsed',
  'cancelled',
  'returnRequested',
  'returnReceived',
];

interface Updated<L> {
  readonly shipments: readonly { readonly shipmentNo: number; readonly kind: ShipmentKind; readonly lines: readonly L[] }[];
}

/** The lines an update is about: those it names, or those of its shipment that still come. */
export function updatedLines<L extends { readonly lineNo: number; readonly cancelled: boolean }>(
  { shipments }: Updated<L>,
  { shipmentNo, lineNos }: { readonly shipmentNo: number | null; readonly lineNos: readonly number[] },
): readonly L[] {
  if (lineNos.length > 0) return shipments.flatMap(({ lines }) => lines).filter(({ lineNo }) => lineNos.includes(lineNo));
  return shipments.filter((one) => one.shipmentNo === shipmentNo).flatMap(({ lines }) => lines.filter(({ cancelled }) => !cancelled));
}
