// Lines that arrive together: by day, and by store when they are fetched.

export type ShipmentKind = 'ship' | 'pickup' | 'nothing';

export interface ShippedLine {
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly group: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  /** Until when to order for this day: minutes since midnight on the site's clock; null once ordered, or when the hour does not matter. */
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

/** Downloads and memberships are carried nowhere. */
const CARRIED_NOWHERE = new Set(['eDownload', 'membership']);

export function shipmentKind({ deliveryType, group }: Pick<ShippedLine, 'deliveryType' | 'group'>): ShipmentKind {
  if (CARRIED_NOWHERE.has(group)) return 'nothing';
  return deliveryType === 'STA' ? 'ship' : 'pickup';
}

/** Pickups first, then deliveries by day, then what is not carried; lines keep their order. */
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

/** All of it comes on that day when the most urgent line is ordered in time. */
function soonest(lines: readonly ShippedLine[]): number | null {
  const hours = lines.flatMap(({ orderBy }) => orderBy ?? []);
  return hours.length === 0 ? null : Math.min(...hours);
}

/**
 * The shipments of a placed order, numbered by their first line: cancelled lines stay in theirs, so the numbers never change. It is
 * ordered, so no hour changes its day any more.
 */
export function plannedShipments<L extends Omit<ShippedLine, 'orderBy'> & { readonly lineNo: number }>(
  lines: readonly L[],
): readonly (ShipmentOf<L & { readonly orderBy: null }> & { readonly shipmentNo: number })[] {
  const shipments = shipmentsOf(lines.map((line) => ({ ...line, orderBy: null })));
  return shipments.map((shipment) => ({ ...shipment, shipmentNo: Math.min(...shipment.lines.map(({ lineNo }) => lineNo)) }));
}
