// An order and its returns, read under the order's lock, with what a unit of a line is refunded.
import { returnAmount } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import type { StoredLine, StoredOrder } from './order-change-queries.ts';
import type { ReturnFacts } from './return-queries.ts';

export interface LockedReturns {
  readonly tx: Queries;
  readonly order: StoredOrder;
  readonly returns: readonly ReturnFacts[];
}

export function refundOf(order: StoredOrder, lineNo: number, before: number, units: number): number {
  return returnAmount(lineOf(order, lineNo), before, units);
}

export function lineOf({ lines }: StoredOrder, lineNo: number): StoredLine {
  const line = lines.find((one) => one.lineNo === lineNo);
  if (line === undefined) throw new Error(`A return names line ${lineNo}, which the order does not have`);
  return line;
}
