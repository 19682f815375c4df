// What has happened to a placed order, oldest first, as its owner reads it.
import type { OrderEvent, PlacedShipment } from '#buying/orders/contract';
import type { OrderRow } from './order-row.ts';
import { isoInstant } from './view-facts.ts';

export function eventsOf(row: OrderRow, shipments: readonly PlacedShipment[]): OrderEvent[] {
  const placed = { kind: 'placed', at: row.placed_at.toISOString(), amount: row.total / 100, titles: [] } as const;
  const whole = shipments.length === 1;
  return [
    { ...placed, titles: [] },
    ...row.events.map(({ kind, shipmentNo, lineNos, amount, at }) => {
      const ofShipment = shipments.find((one) => one.shipmentNo === shipmentNo)?.lines ?? [];
      const about = (whole ? [] : ofShipment).map(({ lineNo }) => lineNo);
      const titles = [...new Set([...about, ...lineNos])].map((lineNo) => titleOf(row, lineNo));
      return { kind, at: isoInstant(at) ?? '', amount: amount / 100, titles };
    }),
  ];
}

function titleOf({ lines }: OrderRow, lineNo: number): string {
  return lines.find((line) => line.lineNo === lineNo)?.title ?? '';
}
