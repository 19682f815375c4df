// Records what arrived of a return: restocks, refunds, credits budgets, and takes rewards back.
import { restock } from '#goods/inventory/server';
import { RETURN_STATES, returnNumber, unitsBack, type ReturnCondition } from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { creditReturned } from './credit-budgets.ts';
import { takeBackEarnings } from './order-earnings.ts';
import type { Actor } from './order-change-problem.ts';
import type { StoredOrder } from './order-change-queries.ts';
import type { TaskRow } from './order-event-queries.ts';
import { RECEIVE_RETURN } from './return-queries.ts';
import type { ReturnProblem } from './return-problem.ts';
import { writeReturnEvent } from './return-event.ts';
import { lineOf, refundOf, type LockedReturns } from './locked-returns.ts';

export interface Arrival {
  readonly lineNo: number;
  readonly qty: number;
  readonly condition: ReturnCondition;
}

export interface ReceiveRequest {
  readonly orderNumber: string;
  readonly returnNo: number;
  /** The units of each line that arrived; null: all, as new. A line that is not listed did not arrive. */
  readonly arrivals: readonly Arrival[] | null;
  readonly by: Actor;
  /** A membership that nobody used: no mail. */
  readonly isMembership?: true;
}

export async function receiveReturn(
  { tx, order, returns }: LockedReturns,
  { orderNumber, returnNo, arrivals, by, isMembership }: ReceiveRequest,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, ReturnProblem>> {
  const known = returns.find((one) => one.returnNo === returnNo);
  if (known === undefined) return failed({ code: 'NO_SUCH_RETURN' });
  const lines = known.lines.map(({ lineNo, qty }) => {
    const { condition, units } = arrivalOf(lineNo, qty, order, arrivals);
    return { lineNo, qty: units, condition, amount: refundOf(order, lineNo, unitsBack(lineNo, returns), units) };
  });
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const received = stateAfter(RETURN_STATES, known.state, amount > 0 ? 'receive' : 'receiveNothing');
  if (!received.ok) return failed({ code: received.problem });
  await tx.run(RECEIVE_RETURN, {
    orderNumber,
    returnNo,
    state: received.value,
    now,
    lineNos: lines.map(({ lineNo }) => lineNo),
    units: lines.map(({ qty }) => qty),
    conditions: lines.map(({ condition }) => condition),
    amounts: lines.map((line) => line.amount),
  });
  await restock(tx, returnNumber(orderNumber, returnNo), toRestock(lines, order));
  const tasks: TaskRow['kind'][] = [
    ...(isMembership === true ? [] : ['mail' as const]),
    ...(amount > 0 ? ['refund' as const] : []),
    'webhook',
  ];
  await writeReturnEvent(
    tx,
    { orderNumber, returnNo, by, kind: 'returnReceived', lines: lines.filter(({ qty }) => qty > 0), amount, tasks },
    now,
  );
  await creditReturned(tx, order, { orderNumber, returnNo, refunds: lines }, now);
  await takeBackEarnings(tx, order, { orderNumber, returnNo, lines, returns }, now);
  return done({ amount });
}

/** The arrived units of a line; a dependent line arrives with its parent. */
function arrivalOf(
  lineNo: number,
  qty: number,
  order: StoredOrder,
  arrivals: readonly Arrival[] | null,
): { condition: ReturnCondition; units: number } {
  if (arrivals === null) return { condition: 'asNew', units: qty };
  const parent = order.lines.find((line) => line.lineNo === lineNo)?.parentLineNo ?? null;
  const came = arrivals.find((one) => one.lineNo === (parent ?? lineNo)) ?? arrivals.find((one) => one.lineNo === lineNo);
  return { condition: came?.condition ?? 'asNew', units: Math.min(qty, came?.qty ?? 0) };
}

function toRestock(lines: readonly Arrival[], order: StoredOrder) {
  return lines.flatMap(({ lineNo, qty, condition }) => {
    const { itemId, stockLocation } = lineOf(order, lineNo);
    return condition === 'asNew' && qty > 0 && stockLocation !== null ? [{ itemId, location: stockLocation, qty }] : [];
  });
}
