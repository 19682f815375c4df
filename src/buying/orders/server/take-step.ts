// Takes a step with shipments of an order: packed, shipped, ready, handed over.
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
import type { Queries } from '#platform/db';
import { holdPlace, type LapseFacts } from './lapse-pickups.ts';
import { orderShipments, stockOf, type OrderShipment } from './order-shipments.ts';
import { bookEarnings, type LeftShipment } from './order-earnings.ts';
import { UPDATE_HEAD, WRITE_SHIPMENT, type StoredOrder } from './order-change-queries.ts';
import { WRITE_EVENT, type TaskRow } from './order-event-queries.ts';
import type { Actor, OrderChangeProblem } from './order-change-problem.ts';

export interface StepRequest {
  readonly orderNumber: string;
  /** Null: every shipment that can take the step. */
  readonly shipmentNo: number | null;
  readonly step: ShipmentStep;
  readonly by: Actor;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

export async function takeStep(
  tx: Queries,
  { store }: LapseFacts,
  order: StoredOrder,
  request: StepRequest,
  now: Date,
): Promise<Outcome<{ readonly shipments: readonly number[] }, OrderChangeProblem>> {
  // Refused when the order is cancelled or reopened.
  const may = stateAfter(ORDER_STATES, order.status, 'step');
  if (!may.ok) return failed({ code: may.problem, state: 'cancelled' });
  const shipments = [...orderShipments(order)];
  const meant = shipments.filter(({ shipmentNo }) => request.shipmentNo === null || shipmentNo === request.shipmentNo);
  const [first] = meant;
  if (first === undefined) return failed({ code: 'NO_SUCH_SHIPMENT' });
  const able = meant.flatMap((shipment) => {
    const moved = stateAfter(SHIPMENT_STATES, shipment.state, request.step, { kind: shipment.kind });
    return moved.ok ? [{ shipment, state: moved.value }] : [];
  });
  if (able.length === 0) return failed({ code: 'STEP_NOT_POSSIBLE', state: first.state });
  const left: LeftShipment[] = [];
  for (const { shipment, state } of able) {
    const leaves = isHandedOver(shipment.kind, request.step);
    const captured = leaves ? captureFor(shipment.shipmentNo, order.total, shipments) : null;
    if (leaves) await endLines(tx, request.orderNumber, stockOf(shipment.lines), 'shipped');
    const until = state === 'ready' ? heldUntil(now.getTime(), holdPlace(shipment, order, store)) : null;
    const eventId = await writeStep(tx, request, { shipment, state, captured, heldUntil: until }, now);
    if (captured !== null && captured > 0) left.push({ shipment, captured, eventId });
    shipments[shipments.indexOf(shipment)] = { ...shipment, state, captured: captured ?? shipment.captured };
  }
  await tx.run(UPDATE_HEAD, [request.orderNumber, order.status, fulfilmentOf(shipments), order.cancelled, true]);
  await bookEarnings(tx, order, { orderNumber: request.orderNumber, left }, now);
  return done({ shipments: able.map(({ shipment }) => shipment.shipmentNo) });
}

interface TakenStep {
  readonly shipment: OrderShipment;
  readonly state: ShipmentState;
  /** Cents; null unless the goods are handed over. */
  readonly captured: number | null;
  readonly heldUntil: string | null;
}

/** Writes a shipment's new state, and the event with its mail, capture and webhook. Returns the event's id. */
async function writeStep(
  tx: Queries,
  { orderNumber, by, carrier, trackingNumber }: StepRequest,
  { shipment: { shipmentNo, kind }, state, captured, heldUntil: until }: TakenStep,
  now: Date,
): Promise<number> {
  await tx.run(WRITE_SHIPMENT, {
    orderNumber,
    shipmentNo,
    state,
    carrier: carrier ?? null,
    trackingNumber: trackingNumber ?? null,
    captured,
    now,
    heldUntil: until,
  });
  const tasks: TaskRow['kind'][] = [
    ...(MAILED.has(state) && kind !== 'nothing' ? ['mail' as const] : []),
    ...((captured ?? 0) > 0 ? ['capture' as const] : []),
    'webhook',
  ];
  const { event_id: eventId } = await tx.one(WRITE_EVENT, {
    orderNumber,
    kind: state,
    shipmentNo,
    lineNos: [],
    returnNo: null,
    amount: captured ?? 0,
    by,
    now,
    tasks,
  });
  return eventId;
}

/** States that cause a mail. */
const MAILED: ReadonlySet<ShipmentState> = new Set<ShipmentState>(['shipped', 'ready', 'pickedUp', 'delivered']);
