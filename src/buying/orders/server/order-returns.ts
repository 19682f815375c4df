// Returns: requested, withdrawn, received and refunded. Each change is one transaction that locks the order's row, so that no unit is
// returned twice, and an arrival and a withdrawal exclude each other.
import { RETURN_STATES } from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db } from '#platform/db';
import type { Actor } from './order-change-problem.ts';
import { LOCK_ORDER, STORED_ORDER } from './order-change-queries.ts';
import { CANCEL_RETURN, RETURNS_OF } from './return-queries.ts';
import type { ReturnProblem } from './return-problem.ts';
import { writeReturnEvent } from './return-event.ts';
import type { LockedReturns } from './locked-returns.ts';
import { requestReturn, type ReturnRequest } from './request-return.ts';
import { receiveReturn, type ReceiveRequest } from './receive-return.ts';

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

export function makeOrderReturns({ db }: { readonly db: Db }): OrderReturns {
  const held = <T>(orderNumber: string, work: (facts: LockedReturns) => Promise<Outcome<T, ReturnProblem>>) =>
    db.transaction(async (tx): Promise<Outcome<T, ReturnProblem>> => {
      if ((await tx.maybe(LOCK_ORDER, [orderNumber])) === undefined) return failed({ code: 'ORDER_NOT_FOUND' });
      const order = await tx.one(STORED_ORDER, [orderNumber]);
      return work({ tx, order, returns: await tx.many(RETURNS_OF, [orderNumber]) });
    });
  return {
    request: (request, now) => held(request.orderNumber, (facts) => requestReturn(facts, request, now)),
    withdraw: (request, now) =>
      held(request.orderNumber, async ({ tx, returns }) => {
        const known = returns.find((one) => one.returnNo === request.returnNo);
        if (known === undefined) return failed({ code: 'NO_SUCH_RETURN' });
        const may = stateAfter(RETURN_STATES, known.state, 'withdraw');
        if (!may.ok) return failed({ code: may.problem });
        await tx.run(CANCEL_RETURN, [request.orderNumber, request.returnNo]);
        await writeReturnEvent(tx, { ...request, kind: 'returnCancelled', lines: known.lines, amount: 0, tasks: ['mail', 'webhook'] }, now);
        return done(null);
      }),
    receive: (request, now) => held(request.orderNumber, (facts) => receiveReturn(facts, request, now)),
  };
}
