// What an update of an order says and shows, once for mail in HTML and text: what it is about, in which words, which lines.
import type { ShipmentKind } from './shipments.ts';

/** Events a shopper is written to about. */
export type UpdateKind =
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'pickedUp'
  | 'lapsed'
  | 'cancelled'
  | 'returnRequested'
  | 'returnReceived'
  | 'returnCancelled';

export const UPDATE_KINDS: readonly UpdateKind[] = [
  'shipped',
  'ready',
  'delivered',
  'pickedUp',
  'lapsed',
  'cancelled',
  'returnRequested',
  'returnReceived',
  'returnCancelled',
];

interface Updated<L> {
  readonly shipments: readonly { readonly shipmentNo: number; readonly kind: ShipmentKind; readonly lines: readonly L[] }[];
  readonly returns: readonly {
    readonly returnNo: number;
    readonly lines: readonly { readonly lineNo: number; readonly qty: number; readonly amount: number }[];
  }[];
}

interface About {
  readonly shipmentNo: number | null;
  readonly lineNos: readonly number[];
  readonly returnNo: number | null;
}

/** The lines an update is about: those it names, of a return as many as go back, or those of its shipment that still come. */
export function updatedLines<
  L extends { readonly lineNo: number; readonly qty: number; readonly total: number; readonly cancelled: boolean },
>({ shipments, returns }: Updated<L>, { shipmentNo, lineNos, returnNo }: About): readonly L[] {
  const all = shipments.flatMap(({ lines }) => lines);
  const back = returns.find((one) => one.returnNo === returnNo)?.lines;
  if (back !== undefined)
    return back.flatMap(({ lineNo, qty, amount }) =>
      all.filter((line) => line.lineNo === lineNo).map((line) => ({ ...line, qty, total: amount })),
    );
  if (lineNos.length > 0) return all.filter(({ lineNo }) => lineNos.includes(lineNo));
  return shipments.filter((one) => one.shipmentNo === shipmentNo).flatMap(({ lines }) => lines.filter(({ cancelled }) => !cancelled));
}

/** Which of several a shipment is: parcels and pickups are counted apart. Null when it is the only one of its kind, or none is meant. */
export function placeAmong(
  shipments: readonly { readonly shipmentNo: number; readonly kind: ShipmentKind }[],
  shipmentNo: number | null,
): { readonly kind: 'ship' | 'pickup'; readonly at: number; readonly of: number } | null {
  const kind = shipments.find((one) => one.shipmentNo === shipmentNo)?.kind ?? 'nothing';
  const alike = shipments.filter((one) => one.kind === kind);
  if (kind === 'nothing' || alike.length < 2) return null;
  return { kind, at: alike.findIndex((one) => one.shipmentNo === shipmentNo) + 1, of: alike.length };
}
