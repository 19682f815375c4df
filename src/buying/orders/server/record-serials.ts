// Records the serial numbers of shipped devices from a staff table: all of its rows, or what is wrong with each.
import { plannedShipments, type SerialRecord } from '#buying/orders/rules';
import type { Db } from '#platform/db';
import type { OrderRow } from './order-row.ts';
import { KNOWN_SERIALS, LOCK_SERIALS, WRITE_SERIALS } from './serial-queries.ts';
import { ORDER } from './whole-order-queries.ts';

interface Problem {
  /** Which of the records, from 0. */
  readonly at: number;
  readonly text: string;
}

/** Goods are on their way or with the buyer. */
const LEFT: ReadonlySet<string> = new Set(['shipped', 'delivered', 'ready', 'pickedUp']);

export function recordSerials(db: Db, records: readonly SerialRecord[], now: Date): Promise<readonly Problem[]> {
  return db.transaction(async (tx) => {
    await tx.run(LOCK_SERIALS, []);
    const numbers = [...new Set(records.map(({ orderNumber }) => orderNumber))];
    const orders = new Map<string, OrderRow>();
    for (const number of numbers) {
      const order = await tx.maybe(ORDER, [number]);
      if (order !== undefined) orders.set(number, order);
    }
    const known = await tx.many(KNOWN_SERIALS, [numbers, records.map(({ serial }) => serial)]);
    const counts = new Map(known.map((one) => [keyOf(one.order_number, one.line_no, one.serial), keyOf(one.order_number, one.line_no)]));
    for (const { orderNumber, lineNo, serial } of records) counts.set(keyOf(orderNumber, lineNo, serial), keyOf(orderNumber, lineNo));
    const perLine = Map.groupBy(counts.values(), (line) => line);
    const rows = records.map((record) => {
      const order = orders.get(record.orderNumber);
      const shipment = order && plannedShipments(order.lines).find(({ lines }) => lines.some(({ lineNo }) => lineNo === record.lineNo));
      const line = shipment?.lines.find(({ lineNo }) => lineNo === record.lineNo);
      const shipmentNo = shipment?.shipmentNo ?? 0;
      const isAway = LEFT.has(order?.shipments.find((one) => one.shipmentNo === shipmentNo)?.state ?? '');
      const elsewhere = known.find((one) => isSameDevice(one, record, line?.itemId) && one.kept > 0);
      return {
        record,
        shipmentNo,
        text: problemOf({ order, line, isAway, elsewhere, count: perLine.get(keyOf(record.orderNumber, record.lineNo))?.length ?? 0 }),
      };
    });
    const problems = rows.flatMap(({ text }, at) => (text === '' ? [] : [{ at, text }]));
    if (problems.length > 0) return problems;
    await tx.run(WRITE_SERIALS, [JSON.stringify(rows.map(({ record, shipmentNo }) => ({ ...record, shipmentNo }))), now]);
    return [];
  });
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

interface Known {
  readonly order_number: string;
  readonly line_no: number;
  readonly item_id: string;
  readonly serial: string;
}

const isSameDevice = (one: Known, { orderNumber, lineNo, serial }: SerialRecord, itemId: string | undefined): boolean =>
  one.serial === serial && one.item_id === itemId && (one.order_number !== orderNumber || one.line_no !== lineNo);

interface Checked {
  readonly order: OrderRow | undefined;
  readonly line: OrderRow['lines'][number] | undefined;
  readonly isAway: boolean;
  readonly elsewhere: Known | undefined;
  /** Devices of the line, with those of the table. */
  readonly count: number;
}

function problemOf({ order, line, isAway, elsewhere, count }: Checked): string {
  if (order === undefined) return 'there is no order of this number';
  if (line === undefined) return 'the order has no such line';
  if (line.cancelled) return 'the line is canceled';
  if (!isAway) return 'the line has not left yet';
  if (elsewhere !== undefined)
    return `this device stands on line ${elsewhere.line_no} of order ${elsewhere.order_number}, and did not come back`;
  return count > line.qty ? `the line has ${line.qty} units and would have ${count} serial numbers` : '';
}
