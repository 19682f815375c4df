// Returns: requested, withdrawn, received and refunded. Each change is one transaction that locks the order's row, so that no unit is
// returned twice, and an arrival and a withdrawal exclude each other.
import { restock } from '#goods/inventory/server';
import {
  isReturnable,
  planReturn,
  RETURN_STATES,
  returnAmount,
  returnLimit,
  returnNumber,
  unitsBack,
  unitsReturned,
  type ReturnCondition,
  type ReturnReason,
  type WantedBack,
} from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import { orderShipments } from './order-shipments.ts';
import { takeBackEarnings } from './order-earnings.ts';
import type { Actor } from './order-life.ts';
import { LOCK_ORDER, ORDER_LIFE, type LifeLine, type LifeRow } from './order-life-queries.ts';
import { WRITE_EVENT, type TaskRow } from './order-event-queries.ts';
import { CANCEL_RETURN, RECEIVE_RETURN, RETURNS_OF, WRITE_RETURN, type ReturnFacts } from './return-queries.ts';

export type ReturnProblem =
  | { readonly code: 'ORDER_NOT_FOUND' }
  /** Not shipped yet, too late, or too many units. */
  | { readonly code: 'RETURN_NOT_POSSIBLE' }
  /** A gift card, or furniture assembled by the shop, can be returned only as damaged. */
  | { readonly code: 'RETURN_ONLY_DAMAGED' }
  /** Another return was requested since the shopper loaded the page. */
  | { readonly code: 'RETURN_CHANGED' }
  | { readonly code: 'NO_SUCH_RETURN' }
  /** It has arrived or was withdrawn. */
  | { readonly code: 'RETURN_ENDED' };

export interface ReturnRequest {
  readonly orderNumber: string;
  /** The next free number that the page showed. A repeat finds its return under it and changes nothing. */
  readonly returnNo: number;
  readonly lines: readonly WantedBack[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly by: Actor;
}

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
}

export interface OrderReturns {
  /** Requests a return; a mail with the label and a webhook follow. */
  request(request: ReturnRequest, now: Date): Promise<Outcome<{ readonly returnNo: number }, ReturnProblem>>;
  /** Withdraws a return before it arrives: its units can be returned again. */
  withdraw(
    request: { readonly orderNumber: string; readonly returnNo: number; readonly by: Actor },
    now: Date,
  ): Promise<Outcome<null, ReturnProblem>>;
  /** Records what arrived: units as new go back to stock, arrived units are refunded once and their rewards taken back. Mail and webhook follow. */
  receive(request: ReceiveRequest, now: Date): Promise<Outcome<{ readonly amount: number }, ReturnProblem>>;
}

interface Held {
  readonly tx: Queries;
  readonly order: LifeRow;
  readonly returns: readonly ReturnFacts[];
}

export function makeOrderReturns({ db }: { readonly db: Db }): OrderReturns {
  const held = <T>(orderNumber: string, work: (facts: Held) => Promise<Outcome<T, ReturnProblem>>) =>
    db.transaction(async (tx): Promise<Outcome<T, ReturnProblem>> => {
      if ((await tx.maybe(LOCK_ORDER, [orderNumber])) === undefined) return failed({ code: 'ORDER_NOT_FOUND' });
      const order = await tx.one(ORDER_LIFE, [orderNumber]);
      return work({ tx, order, returns: await tx.many(RETURNS_OF, [orderNumber]) });
    });
  return {
    request: (request, now) => held(request.orderNumber, (facts) => askFor(facts, request, now)),
    withdraw: (request, now) =>
      held(request.orderNumber, async ({ tx, returns }) => {
        const known = returns.find((one) => one.returnNo === request.returnNo);
        if (known === undefined) return failed({ code: 'NO_SUCH_RETURN' });
        const may = stateAfter(RETURN_STATES, known.state, 'withdraw');
        if (!may.ok) return failed({ code: may.problem });
        await tx.run(CANCEL_RETURN, [request.orderNumber, request.returnNo]);
        await writeEvent(tx, { ...request, kind: 'returnCancelled', lines: known.lines, amount: 0, tasks: ['mail', 'webhook'] }, now);
        return done(null);
      }),
    receive: (request, now) => held(request.orderNumber, (facts) => receive(facts, request, now)),
  };
}

async function askFor(
  { tx, order, returns }: Held,
  { orderNumber, returnNo, lines: wanted, reason, note, by }: ReturnRequest,
  now: Date,
): Promise<Outcome<{ readonly returnNo: number }, ReturnProblem>> {
  const known = returns.find((one) => one.returnNo === returnNo);
  if (known !== undefined) return isSame(known, { wanted, reason }, order) ? done({ returnNo }) : failed({ code: 'RETURN_CHANGED' });
  if (returnNo !== returns.length + 1) return failed({ code: 'RETURN_CHANGED' });
  const plan = planReturn({ lines: wanted, reason }, returnableLines(order, now), returns);
  if (!plan.ok) return plan;
  const lines = plan.value.map(({ lineNo, qty }) => ({
    lineNo,
    qty,
    amount: amountOf(order, lineNo, unitsReturned(lineNo, returns), qty),
  }));
  await tx.run(WRITE_RETURN, {
    orderNumber,
    returnNo,
    reason,
    note,
    now,
    labelKey: randomText(18),
    lineNos: lines.map(({ lineNo }) => lineNo),
    units: lines.map(({ qty }) => qty),
    amounts: lines.map(({ amount }) => amount),
  });
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  await writeEvent(tx, { orderNumber, returnNo, by, kind: 'returnRequested', lines, amount, tasks: ['mail', 'webhook'] }, now);
  return done({ returnNo });
}

/** Same lines and reason; lines that come along automatically do not count. */
function isSame(
  known: ReturnFacts,
  { wanted, reason }: { readonly wanted: readonly WantedBack[]; readonly reason: ReturnReason },
  order: LifeRow,
): boolean {
  const before = known.lines.filter(({ lineNo }) => lineOf(order, lineNo).parentLineNo === null);
  const asked = wanted.filter(({ qty }) => qty > 0);
  const isKnown = ({ lineNo, qty }: WantedBack): boolean => before.some((line) => line.lineNo === lineNo && line.qty === qty);
  return known.reason === reason && asked.length === before.length && asked.every(isKnown);
}

function returnableLines(order: LifeRow, now: Date) {
  return orderShipments(order).flatMap(({ shipmentNo, kind, state, lines }) => {
    const arrivedAt = order.shipments.find((row) => row.shipmentNo === shipmentNo)?.arrivedAt ?? null;
    const open = isReturnable({ kind, state, arrivedAt: arrivedAt === null ? null : new Date(arrivedAt) }, now);
    return lines.map((line) => {
      const { lineNo, parentLineNo, qty, cancelled } = line;
      return { lineNo, parentLineNo, qty, open: open && !cancelled, limit: returnLimit(line, order.lines) };
    });
  });
}

async function receive(
  { tx, order, returns }: Held,
  { orderNumber, returnNo, arrivals, by }: ReceiveRequest,
  now: Date,
): Promise<Outcome<{ readonly amount: number }, ReturnProblem>> {
  const known = returns.find((one) => one.returnNo === returnNo);
  if (known === undefined) return failed({ code: 'NO_SUCH_RETURN' });
  const lines = known.lines.map(({ lineNo, qty }) => {
    const { condition, units } = arrivalOf(lineNo, qty, order, arrivals);
    return { lineNo, qty: units, condition, amount: amountOf(order, lineNo, unitsBack(lineNo, returns), units) };
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
  await restock(tx, returnNumber(orderNumber, returnNo), shelved(lines, order));
  const tasks: TaskRow['kind'][] = ['mail', ...(amount > 0 ? ['refund' as const] : []), 'webhook'];
  await writeEvent(
    tx,
    { orderNumber, returnNo, by, kind: 'returnReceived', lines: lines.filter(({ qty }) => qty > 0), amount, tasks },
    now,
  );
  await takeBackEarnings(tx, order, { orderNumber, returnNo, lines, returns }, now);
  return done({ amount });
}

/** The arrived units of a line; a dependent line arrives with its parent. */
function arrivalOf(
  lineNo: number,
  qty: number,
  order: LifeRow,
  arrivals: readonly Arrival[] | null,
): { condition: ReturnCondition; units: number } {
  if (arrivals === null) return { condition: 'asNew', units: qty };
  const parent = order.lines.find((line) => line.lineNo === lineNo)?.parentLineNo ?? null;
  const came = arrivals.find((one) => one.lineNo === (parent ?? lineNo)) ?? arrivals.find((one) => one.lineNo === lineNo);
  return { condition: came?.condition ?? 'asNew', units: Math.min(qty, came?.qty ?? 0) };
}

function shelved(lines: readonly Arrival[], order: LifeRow) {
  return lines.flatMap(({ lineNo, qty, condition }) => {
    const { itemId, stockLocation } = lineOf(order, lineNo);
    return condition === 'asNew' && qty > 0 && stockLocation !== null ? [{ itemId, location: stockLocation, qty }] : [];
  });
}

function amountOf(order: LifeRow, lineNo: number, before: number, units: number): number {
  return returnAmount(lineOf(order, lineNo), before, units);
}

function lineOf({ lines }: LifeRow, lineNo: number): LifeLine {
  const line = lines.find((one) => one.lineNo === lineNo);
  if (line === undefined) throw new Error(`A return names line ${lineNo}, which the order does not have`);
  return line;
}

interface ReturnEvent {
  readonly orderNumber: string;
  readonly returnNo: number;
  readonly by: Actor;
  readonly kind: 'returnRequested' | 'returnReceived' | 'returnCancelled';
  readonly lines: readonly { readonly lineNo: number }[];
  readonly amount: number;
  readonly tasks: readonly TaskRow['kind'][];
}

async function writeEvent(tx: Queries, { orderNumber, returnNo, by, kind, lines, amount, tasks }: ReturnEvent, now: Date): Promise<void> {
  const numbers = lines.map(({ lineNo }) => lineNo);
  await tx.maybe(WRITE_EVENT, { orderNumber, kind, shipmentNo: null, lineNos: numbers, returnNo, amount, by, now, tasks });
}
