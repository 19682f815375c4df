// Groups lines that arrive together: same day, and same store for pickups.

export type ShipmentKind = 'ship' | 'pickup' | 'nothing';

export interface ShippedLine {
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly group: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  /** Order before this many minutes after midnight, on the site's clock, to keep the day; null after the order, or when the hour does not matter. */
  readonly orderBy: number | null;
}

export interface ShipmentOf<L> {
  readonly kind: ShipmentKind;
  readonly storeNumber: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  readonly backOrder: boolean;
  readonly orderBy: number | null;
  readonly lines: readonly L[];
}

/** Downloads and memberships need no transport. */
const CARRIED_NOWHERE = new Set(['eDownload', 'membership']);

export function shipmentKind({ deliveryType, group }: Pick<ShippedLine, 'deliveryType' | 'group'>): ShipmentKind {
  if (CARRIED_NOWHERE.has(group)) return 'nothing';
  return deliveryType === 'STA' ? 'ship' : 'pickup';
}

/** Pickups first, then deliveries by day, then lines without transport; lines keep their order. */
export function shipmentsOf<L extends ShippedLine>(lines: readonly L[]): readonly ShipmentOf<L>[] {
  const groups = Map.groupBy(
    lines,
    (line) => `${shipmentKind(line)} ${line.storeNumber ?? ''} ${line.earliest ?? ''} ${line.latest ?? ''} ${line.readyAt ?? ''}`,
  );
  const order: readonly ShipmentKind[] = ['pickup', 'ship', 'nothing'];
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members;
      if (first === undefined) return [];
      const { storeNumber, earliest, latest, readyAt } = first;
      const kind = shipmentKind(first);
      return [
        {
          kind,
          storeNumber: kind === 'pickup' ? storeNumber : null,
          earliest,
          latest,
          readyAt,
          backOrder: first.group === 'backOrder',
          orderBy: soonest(members),
          lines: members,
        },
      ];
    })
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.earliest ?? '9').localeCompare(b.earliest ?? '9'));
}

/** The earliest cut-off of the lines, because it decides for the whole shipment. */
function soonest(lines: readonly ShippedLine[]): number | null {
  const hours = lines.flatMap(({ orderBy }) => orderBy ?? []);
  return hours.length === 0 ? null : Math.min(...hours);
}

/**
 * The shipments of a placed order, numbered by their first line. Cancelled lines stay in their shipment, so the numbers never change. A
 * placed order has no cut-off any more.
 */
export function plannedShipments<L extends Omit<ShippedLine, 'orderBy'> & { readonly lineNo: number }>(
  lines: readonly L[],
): readonly (ShipmentOf<L & { readonly orderBy: null }> & { readonly shipmentNo: number })[] {
  const shipments = shipmentsOf(lines.map((line) => ({ ...line, orderBy: null })));
  return shipments.map((shipment) => ({ ...shipment, shipmentNo: Math.min(...shipment.lines.map(({ lineNo }) => lineNo)) }));
}
