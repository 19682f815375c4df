// Changes of a placed order: steps of shipments, cancellations, lapsed pickups. Each is one transaction that locks the order's row, so
// that a cancellation and a shipping, or a lapse and a handover, exclude each other.
import { heldUntil } from '#goods/delivery/rules';
import { endLines } from '#goods/inventory/server';
import {
  captureFor,
  fulfilmentOf,
  isHandedOver,
  ORDER_STATES,
  SHIPMENT_STATES,
  type ShipmentState,
  type ShipmentStep,
} from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db, Queries } from '#platform/db';
import { holdPlace, lapsePickups, type LapseFacts } from './lapse-pickups.ts';
import { orderShipments, stockOf } from './order-shipments.ts';
import { bookEarnings, type LeftShipment } from './order-earnings.ts';
import { LOCK_ORDER, ORDER_LIFE, UPDATE_HEAD, WRITE_SHIPMENT, type LifeLine, type LifeRow } from './order-life-queries.ts';
import { WRITE_EVENT, type TaskRow } from './order-event-queries.ts';
import { takeLinesOff } from './take-lines-off.ts';

export type LifeProblem =
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'NO_SUCH_SHIPMENT' }
  /** The shipment has passed this step or has not reached it. */
  | { readonly code: 'STEP_NOT_POSSIBLE'; readonly state: ShipmentState }
  | { readonly code: 'TOO_LATE_TO_CANCEL' };

export type Actor = 'shopper' | 'staff' | 'shop';

export interface StepRequest {
  readonly orderNumber: string;
  /** Null: every shipment that can take the step. */
  readonly shipmentNo: number | null;
  readonly step: ShipmentStep;
  readonly by: Actor;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

export interface CancelRequest {
  readonly orderNumber: string;
  /** Null: the whole order. */
  readonly lineNos: readonly number[] | null;
  readonly by: Actor;
}

export interface OrderLife {
  /** Takes a step with shipments. A step that hands goods over takes them off stock and captures; mail and webhook follow. */
  step(request: StepRequest, now: Date): Promise<Outcome<{ readonly shipments: readonly number[] }, LifeProblem>>;
  /** Cancels lines that are not packed: stock, money and, with the last line, coupons go back. All lines or none. */
  cancel(request: CancelRequest, now: Date): Promise<Outcome<{ readonly amount: number }, LifeProblem>>;
  /**
   * Ends the pickups of an order whose last day has passed: goods go back to stock, nothing is captured, a mail follows. A repeat does
   * nothing. `shipments`: those that ended now.
   */
  lapse(orderNumber: string, now: Date): Promise<Outcome<{ readonly shipments: readonly number[] }, LifeProblem>>;
}

export interface OrderLifeFacts extends LapseFacts {
  readonly db: Db;
}

export function makeOrderLife(facts: OrderLifeFacts): OrderLife {
  const held = <T>(orderNumber: string, work: (tx: Queries, order: LifeRow) => Promise<Outcome<T, LifeProblem>>) =>
    facts.db.transaction(async (tx): Promise<Outcome<T, LifeProblem>> => {
      if ((await tx.maybe(LOCK_ORDER, [orderNumber])) === undefined) return failed({ code: 'ORDER_NOT_FOUND' });
      return work(tx, await tx.one(ORDER_LIFE, [orderNumber]));
    });
  return {
    step: (request, now) => held(request.orderNumber, (tx, order) => takeStep(tx, facts, order, request, now)),
    cancel: (request, now) => held(request.orderNumber, (tx, order) => cancelLines(tx, facts, order, request, now)),
    lapse: (orderNumber, now) => held(orderNumber, (tx, order) => lapsePickups(tx, facts, order, orderNumber, now)),
  };
}

async function takeStep(
  tx: Queries,
  { store }: OrderLifeFacts,
  order: LifeRow,
  { orderNumber, shipmentNo, step, by, carrier, trackingNumber }: StepRequest,
  now: Date,
): Promise<Outcome<{ readonly shipments: readonly number[] }, LifeProblem>> {
  // Refused when the order is cancelled or reopened.
  const may = stateAfter(ORDER_STATES, order.status, 'step');
  if (!may.ok) return failed({ code: may.problem, state: 'cancelled' });
  const shipments = [...orderShipments(order)];
  const meant = shipments.filter((one) => shipmentNo === null || one.shipmentNo === shipmentNo);
  const [first] = meant;
  if (first === undefined) return failed({ code: 'NO_SUCH_SHIPMENT' });
  const able = meant.flatMap((shipment) => {
    const moved = stateAfter(SHIPMENT_STATES, shipment.state, step, { kind: shipment.kind });
    return moved.ok ? [{ shipment, state: moved.value }] : [];
  });
  if (able.length === 0) return failed({ code: 'STEP_NOT_POSSIBLE', state: first.state });
  const left: LeftShipment[] = [];
  for (const { shipment, state } of able) {
    const leaves = isHandedOver(shipment.kind, step);
    const captured = leaves ? captureFor(shipment.shipmentNo, order.total, shipments) : null;
    if (leaves) await endLines(tx, orderNumber, stockOf(shipment.lines), 'shipped');
    await tx.run(WRITE_SHIPMENT, {
      orderNumber,
      shipmentNo: shipment.shipmentNo,
      state,
      carrier: carrier ?? null,
      trackingNumber: trackingNumber ?? null,
      captured,
      now,
      heldUntil: state === 'ready' ? heldUntil(now.getTime(), holdPlace(shipment, order, store)) : null,
    });
    const tasks: TaskRow['kind'][] = [
      ...(MAILED.has(state) && shipment.kind !== 'nothing' ? ['mail' as const] : []),
      ...((captured ?? 0) > 0 ? ['capture' as const] : []),
      'webhook',
    ];
    const { event_id: eventId } = await tx.one(WRITE_EVENT, {
      orderNumber,
      kind: state,
      shipmentNo: shipment.shipmentNo,
      lineNos: [],
      returnNo: null,
      amount: captured ?? 0,
      by,
      now,
      tasks,
    });
    if (captured !== null && captured > 0) left.push({ shipment, captured, eventId });
    shipments[shipments.indexOf(shipment)] = { ...shipment, state, captured: captured ?? shipment.captured };
  }
  await tx.run(UPDATE_HEAD, [orderNumber, order.status, fulfilmentOf(shipments), order.cancelled, true]);
  await bookEarnings(tx, order, { orderNumber, left }, now);
  return done({ shipments: able.map(({ shipment }) => shipment.shipmentNo) });
}

/** States that cause a mail. */
const MAILED: ReadonlySet<ShipmentState> = new Set<ShipmentState>(['shipped', 'ready', 'pickedUp', 'delivered']);

async function cancelLines(
  tx: Queries,
  facts: OrderLifeFacts,
  order: LifeRow,
  { orderNumber, lineNos, by }: CancelRequest,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, LifeProblem>> {
  const shipments = orderShipments(order);
  const going = shipments.flatMap(({ state, lines }) =>
    lines.filter(({ lineNo, cancelled }) => !cancelled && isMeant(lineNo, order.lines, lineNos)).map((line) => ({ ...line, state })),
  );
  const may = stateAfter(ORDER_STATES, order.status, 'cancelLines', { shipments: going.map(({ state }) => state) });
  if (!may.ok) return failed({ code: may.problem });
  const { amount, numbers, tasks } = await takeLinesOff(tx, facts, order, { orderNumber, going, now });
  await tx.maybe(WRITE_EVENT, {
    orderNumber,
    kind: 'cancelled',
    shipmentNo: null,
    lineNos: numbers,
    returnNo: null,
    amount,
    by,
    now,
    tasks,
  });
  return done({ amount });
}

/** A line is cancelled with its parent: a protection plan with its printer. */
function isMeant(lineNo: number, lines: readonly LifeLine[], lineNos: readonly number[] | null): boolean {
  if (lineNos === null || lineNos.includes(lineNo)) return true;
  const parent = lines.find((line) => line.lineNo === lineNo)?.parentLineNo ?? null;
  return parent !== null && lineNos.includes(parent);
}
