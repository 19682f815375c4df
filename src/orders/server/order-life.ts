// What becomes of a placed order: steps of its shipments and cancellations. Each is one transaction that holds the order's row,
// so that of a cancellation and a parcel leaving exactly one happens.
import { endLines } from '#inventory/server';
import {
  cancelledAmount,
  captureFor,
  fulfilmentOf,
  isCancellable,
  isHandedOver,
  plannedShipments,
  stateAfter,
  type ChargedShipment,
  type ShipmentState,
  type ShipmentStep,
} from '#orders/rules';
import { done, failed, type Outcome } from '#outcome/rules';
import type { Db, Queries } from '#platform/db';
import type { Coupons } from '#promotions/server';
import {
  CANCEL_LINES,
  LOCK_ORDER,
  ORDER_LIFE,
  UPDATE_HEAD,
  WRITE_EVENT,
  WRITE_SHIPMENT,
  type LifeLine,
  type LifeRow,
  type TaskRow,
} from './order-life-queries.ts';

export type LifeProblem =
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'NO_SUCH_SHIPMENT' }
  /** The shipment is past this step, or not yet before it. */
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
  /** Takes a step with a shipment: stock leaves and money is taken when goods are handed over; mail and webhook follow. */
  step(request: StepRequest, now: Date): Promise<Outcome<{ readonly shipments: readonly number[] }, LifeProblem>>;
  /** Cancels lines while nobody packs them: stock, money and, with the last line, coupons go back. All of them or none. */
  cancel(request: CancelRequest, now: Date): Promise<Outcome<{ readonly amount: number }, LifeProblem>>;
}

export interface OrderLifeFacts {
  readonly db: Db;
  readonly coupons: Pick<Coupons, 'giveBack'>;
}

/** A shipment with its lines, as the rules of money and state want it. */
export type LivingShipment = Omit<ChargedShipment, 'lines'> & { readonly lines: readonly LifeLine[] };

export function makeOrderLife(facts: OrderLifeFacts): OrderLife {
  const held = <T>(orderNumber: string, work: (tx: Queries, order: LifeRow) => Promise<Outcome<T, LifeProblem>>) =>
    facts.db.transaction(async (tx): Promise<Outcome<T, LifeProblem>> => {
      if ((await tx.maybe(LOCK_ORDER, [orderNumber])) === undefined) return failed({ code: 'ORDER_NOT_FOUND' });
      return work(tx, await tx.one(ORDER_LIFE, [orderNumber]));
    });
  return {
    step: (request, now) => held(request.orderNumber, (tx, order) => takeStep(tx, order, request, now)),
    cancel: (request, now) => held(request.orderNumber, (tx, order) => cancelLines(tx, facts, order, request, now)),
  };
}

/** What an order's lines and shipment rows make together. */
export function livingShipments({ lines, shipments }: Pick<LifeRow, 'lines' | 'shipments'>): readonly LivingShipment[] {
  return plannedShipments(lines).map(({ shipmentNo, kind, lines: members }) => {
    const row = shipments.find((one) => one.shipmentNo === shipmentNo);
    const isGone = members.every(({ cancelled }) => cancelled);
    return { shipmentNo, kind, state: isGone ? 'cancelled' : (row?.state ?? 'ordered'), captured: row?.captured ?? null, lines: members };
  });
}

async function takeStep(
  tx: Queries,
  order: LifeRow,
  { orderNumber, shipmentNo, step, by, carrier, trackingNumber }: StepRequest,
  now: Date,
): Promise<Outcome<{ readonly shipments: readonly number[] }, LifeProblem>> {
  // Cancelled, or taken back into the cart.
  if (order.status !== 'placed') return failed({ code: 'STEP_NOT_POSSIBLE', state: 'cancelled' });
  const shipments = [...livingShipments(order)];
  const meant = shipments.filter((one) => shipmentNo === null || one.shipmentNo === shipmentNo);
  const able = meant.filter(({ kind, state }) => stateAfter(kind, state, step) !== null);
  const [first] = meant;
  if (first === undefined) return failed({ code: 'NO_SUCH_SHIPMENT' });
  if (able.length === 0) return failed({ code: 'STEP_NOT_POSSIBLE', state: first.state });
  for (const shipment of able) {
    const state = stateAfter(shipment.kind, shipment.state, step) ?? shipment.state;
    const leaves = isHandedOver(shipment.kind, step);
    const captured = leaves ? captureFor(shipment.shipmentNo, order.total, shipments) : null;
    if (leaves) await endLines(tx, orderNumber, stockOf(shipment.lines), 'shipped');
    await tx.run(WRITE_SHIPMENT, [orderNumber, shipment.shipmentNo, state, carrier ?? null, trackingNumber ?? null, captured, now]);
    const tasks: TaskRow['kind'][] = [
      ...(MAILED.has(state) && shipment.kind !== 'nothing' ? ['mail' as const] : []),
      ...((captured ?? 0) > 0 ? ['capture' as const] : []),
      'webhook',
    ];
    await tx.maybe(WRITE_EVENT, [orderNumber, state, shipment.shipmentNo, [], null, captured ?? 0, by, now, tasks]);
    shipments[shipments.indexOf(shipment)] = { ...shipment, state, captured: captured ?? shipment.captured };
  }
  await tx.run(UPDATE_HEAD, [orderNumber, order.status, fulfilmentOf(shipments), order.cancelled, true]);
  return done({ shipments: able.map((one) => one.shipmentNo) });
}

/** States a shopper is written to about. */
const MAILED: ReadonlySet<ShipmentState> = new Set<ShipmentState>(['shipped', 'ready', 'pickedUp', 'delivered']);

async function cancelLines(
  tx: Queries,
  { coupons }: OrderLifeFacts,
  order: LifeRow,
  { orderNumber, lineNos, by }: CancelRequest,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, LifeProblem>> {
  const shipments = livingShipments(order);
  const going = shipments.flatMap(({ state, lines }) =>
    lines.filter(({ lineNo, cancelled }) => !cancelled && isMeant(lineNo, order.lines, lineNos)).map((line) => ({ ...line, state })),
  );
  if (order.status !== 'placed' || going.length === 0 || !going.every(({ state }) => isCancellable(state)))
    return failed({ code: 'TOO_LATE_TO_CANCEL' });
  const numbers = going.map(({ lineNo }) => lineNo);
  const amount = cancelledAmount(numbers, order.total, shipments);
  await endLines(tx, orderNumber, stockOf(going), 'released');
  await tx.run(CANCEL_LINES, [orderNumber, numbers, now]);
  const left = livingShipments({
    ...order,
    lines: order.lines.map((line) => ({ ...line, cancelled: line.cancelled || numbers.includes(line.lineNo) })),
  });
  const isAll = left.every(({ state }) => state === 'cancelled');
  if (isAll) await coupons.giveBack(tx, orderNumber);
  await tx.run(UPDATE_HEAD, [orderNumber, isAll ? 'cancelled' : order.status, fulfilmentOf(left), order.cancelled + amount, false]);
  const tasks: TaskRow['kind'][] = ['mail', ...(isAll ? ['void' as const] : []), 'webhook'];
  await tx.maybe(WRITE_EVENT, [orderNumber, 'cancelled', null, numbers, null, amount, by, now, tasks]);
  return done({ amount });
}

/** A line goes with the one it belongs to: a protection plan with its printer. */
function isMeant(lineNo: number, lines: readonly LifeLine[], lineNos: readonly number[] | null): boolean {
  if (lineNos === null || lineNos.includes(lineNo)) return true;
  const parent = lines.find((line) => line.lineNo === lineNo)?.parentLineNo ?? null;
  return parent !== null && lineNos.includes(parent);
}

function stockOf(lines: readonly LifeLine[]) {
  return lines
    .filter(({ cancelled, stockLocation }) => !cancelled && stockLocation !== null)
    .map(({ itemId, stockLocation, stockTaken }) => ({ itemId, location: stockLocation ?? '', qty: stockTaken }));
}
