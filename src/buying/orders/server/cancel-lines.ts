// Cancels lines of an order, or all of them.
import { ORDER_STATES } from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Queries } from '#platform/db';
import { orderShipments } from './order-shipments.ts';
import type { StoredLine, StoredOrder } from './order-change-queries.ts';
import { WRITE_EVENT } from './order-event-queries.ts';
import { takeLinesOff } from './take-lines-off.ts';
import type { Actor, OrderChangeProblem } from './order-change-problem.ts';
import type { LapseFacts } from './lapse-pickups.ts';

export interface CancelRequest {
  readonly orderNumber: string;
  /** Null: the whole order. */
  readonly lineNos: readonly number[] | null;
  readonly by: Actor;
}

export async function cancelLines(
  tx: Queries,
  facts: LapseFacts,
  order: StoredOrder,
  { orderNumber, lineNos, by }: CancelRequest,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, OrderChangeProblem>> {
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
function isMeant(lineNo: number, lines: readonly StoredLine[], lineNos: readonly number[] | null): boolean {
  if (lineNos === null || lineNos.includes(lineNo)) return true;
  const parent = lines.find((line) => line.lineNo === lineNo)?.parentLineNo ?? null;
  return parent !== null && lineNos.includes(parent);
}
