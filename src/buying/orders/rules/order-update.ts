// The content of an update mail, shared by HTML and text: subject, texts, lines.
import type { ShipmentKind } from './shipments.ts';

/** Events that cause a mail. */
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

/** The lines of an update: those it names; of a return, the returned units; else the lines of its shipment that are not cancelled. */
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

/** A shipment's position among its kind: parcels and pickups count separately. Null when it is the only one, or there is none. */
export function placeAmong(
  shipments: readonly { readonly shipmentNo: number; readonly kind: ShipmentKind }[],
  shipmentNo: number | null,
): { readonly kind: 'ship' | 'pickup'; readonly at: number; readonly of: number } | null {
  const kind = shipments.find((one) => one.shipmentNo === shipmentNo)?.kind ?? 'nothing';
  const alike = shipments.filter((one) => one.kind === kind);
  if (kind === 'nothing' || alike.length < 2) return null;
  return { kind, at: alike.findIndex((one) => one.shipmentNo === shipmentNo) + 1, of: alike.length };
}
