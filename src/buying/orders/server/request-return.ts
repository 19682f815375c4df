// Requests a return: checks what can go back, and writes the return with its label.
import { isReturnable, planReturn, returnLimit, unitsReturned, type ReturnReason, type WantedBack } from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { randomText } from '#platform/random';
import { orderShipments } from './order-shipments.ts';
import type { Actor } from './order-change-problem.ts';
import type { StoredOrder } from './order-change-queries.ts';
import { WRITE_RETURN, type ReturnFacts } from './return-queries.ts';
import type { ReturnProblem } from './return-problem.ts';
import { writeReturnEvent } from './return-event.ts';
import { lineOf, refundOf, type LockedReturns } from './locked-returns.ts';

export interface ReturnRequest {
  readonly orderNumber: string;
  /** The next free number that the page showed. A repeat finds its return under it and changes nothing. */
  readonly returnNo: number;
  readonly lines: readonly WantedBack[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly by: Actor;
  /** A membership that nobody used: no label, no mail. */
  readonly isMembership?: true;
}

export async function requestReturn(
  { tx, order, returns }: LockedReturns,
  { orderNumber, returnNo, lines: wanted, reason, note, by, isMembership }: ReturnRequest,
  now: Date,
): Promise<Outcome<{ readonly returnNo: number }, ReturnProblem>> {
  const known = returns.find((one) => one.returnNo === returnNo);
  if (known !== undefined) return isSame(known, { wanted, reason }, order) ? done({ returnNo }) : failed({ code: 'RETURN_CHANGED' });
  if (returnNo !== returns.length + 1) return failed({ code: 'RETURN_CHANGED' });
  const plan = planReturn({ lines: wanted, reason }, returnableLines(order, now, isMembership), returns);
  if (!plan.ok) return plan;
  const lines = plan.value.map(({ lineNo, qty }) => ({
    lineNo,
    qty,
    amount: refundOf(order, lineNo, unitsReturned(lineNo, returns), qty),
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
  const tasks = isMembership === true ? (['webhook'] as const) : (['mail', 'webhook'] as const);
  await writeReturnEvent(tx, { orderNumber, returnNo, by, kind: 'returnRequested', lines, amount, tasks }, now);
  return done({ returnNo });
}

/** Same lines and reason; lines that come along automatically do not count. */
function isSame(
  known: ReturnFacts,
  { wanted, reason }: { readonly wanted: readonly WantedBack[]; readonly reason: ReturnReason },
  order: StoredOrder,
): boolean {
  const before = known.lines.filter(({ lineNo }) => lineOf(order, lineNo).parentLineNo === null);
  const asked = wanted.filter(({ qty }) => qty > 0);
  const isKnown = ({ lineNo, qty }: WantedBack): boolean => before.some((line) => line.lineNo === lineNo && line.qty === qty);
  return known.reason === reason && asked.length === before.length && asked.every(isKnown);
}

function returnableLines(order: StoredOrder, now: Date, isUnusedMembership?: true) {
  return orderShipments(order).flatMap(({ shipmentNo, kind, state, lines }) => {
    const arrivedAt = order.shipments.find((row) => row.shipmentNo === shipmentNo)?.arrivedAt ?? null;
    const open = isReturnable({ kind, state, arrivedAt: arrivedAt === null ? null : new Date(arrivedAt), isUnusedMembership }, now);
    return lines.map((line) => {
      const { lineNo, parentLineNo, qty, cancelled } = line;
      return { lineNo, parentLineNo, qty, open: open && !cancelled, limit: returnLimit(line, order.lines) };
    });
  });
}
