// Events of returns, each with the tasks that follow it.
import type { Queries } from '#platform/db';
import type { Actor } from './order-change-problem.ts';
import { WRITE_EVENT, type TaskRow } from './order-event-queries.ts';

interface ReturnEvent {
  readonly orderNumber: string;
  readonly returnNo: number;
  readonly by: Actor;
  readonly kind: 'returnRequested' | 'returnReceived' | 'returnCancelled';
  readonly lines: readonly { readonly lineNo: number }[];
  readonly amount: number;
  readonly tasks: readonly TaskRow['kind'][];
}

export async function writeReturnEvent(
  tx: Queries,
  { orderNumber, returnNo, by, kind, lines, amount, tasks }: ReturnEvent,
  now: Date,
): Promise<void> {
  const numbers = lines.map(({ lineNo }) => lineNo);
  await tx.maybe(WRITE_EVENT, { orderNumber, kind, shipmentNo: null, lineNos: numbers, returnNo, amount, by, now, tasks });
}
