// Changes of a placed order: steps of shipments, cancellations, lapsed pickups. Each is one transaction that locks the order's row, so
// that a cancellation and a shipping, or a lapse and a handover, exclude each other.
import { failed, type Outcome } from '#base/outcome/rules';
import type { Db, Queries } from '#platform/db';
import { lapsePickups, type LapseFacts } from './lapse-pickups.ts';
import { LOCK_ORDER, STORED_ORDER, type StoredOrder } from './order-change-queries.ts';
import type { OrderChangeProblem } from './order-change-problem.ts';
import { takeStep, type StepRequest } from './take-step.ts';
import { cancelLines, type CancelRequest } from './cancel-lines.ts';

export interface OrderLifecycle {
  /** Takes a step with shipments. A step that hands goods over takes them off stock and captures; mail and webhook follow. */
  step(request: StepRequest, now: Date): Promise<Outcome<{ readonly shipments: readonly number[] }, OrderChangeProblem>>;
  /** Cancels lines that are not packed: stock, money and, with the last line, coupons go back. All lines or none. */
  cancel(request: CancelRequest, now: Date): Promise<Outcome<{ readonly amount: number }, OrderChangeProblem>>;
  /**
   * Ends the pickups of an order whose last day has passed: goods go back to stock, nothing is captured, a mail follows. A repeat does
   * nothing. `shipments`: those that ended now.
   */
  lapse(orderNumber: string, now: Date): Promise<Outcome<{ readonly shipments: readonly number[] }, OrderChangeProblem>>;
}

interface OrderLifecycleFacts extends LapseFacts {
  readonly db: Db;
}

export function makeOrderLifecycle(facts: OrderLifecycleFacts): OrderLifecycle {
  const held = <T>(orderNumber: string, work: (tx: Queries, order: StoredOrder) => Promise<Outcome<T, OrderChangeProblem>>) =>
    facts.db.transaction(async (tx): Promise<Outcome<T, OrderChangeProblem>> => {
      if ((await tx.maybe(LOCK_ORDER, [orderNumber])) === undefined) return failed({ code: 'ORDER_NOT_FOUND' });
      return work(tx, await tx.one(STORED_ORDER, [orderNumber]));
    });
  return {
    step: (request, now) => held(request.orderNumber, (tx, order) => takeStep(tx, facts, order, request, now)),
    cancel: (request, now) => held(request.orderNumber, (tx, order) => cancelLines(tx, facts, order, request, now)),
    lapse: (orderNumber, now) => held(orderNumber, (tx, order) => lapsePickups(tx, facts, order, orderNumber, now)),
  };
}
