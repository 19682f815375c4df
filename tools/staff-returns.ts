// Staff's commands for returns: list, receive, cancel.
import { RETURN_CONDITIONS } from '#buying/orders/rules';
import { makeOrderReturns, openReturns, type Arrival, type ReturnProblem } from '#buying/orders/server';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { NO_ORDER, wholeNumber, withNumber } from './order-arguments.ts';

/** By command: `returns receive`. */
export const RETURN_JOBS: Readonly<Record<string, StaffJob>> = {
  'returns list': async ({ db, now, say }) => {
    for (const line of await openReturns(db, now)) say(line);
    return [];
  },
  'returns receive': (run) =>
    withReturn(run, async (orderNumber, returnNo, typed) => {
      const arrivals = typed.map(readArrival);
      const known = arrivals.filter((one) => one !== null);
      if (known.length < arrivals.length) return [`LINE=UNITS:STATE, such as 2=1:${RETURN_CONDITIONS.join(' or ')}`];
      const request = { orderNumber, returnNo, arrivals: known.length === 0 ? null : known, by: 'staff' as const };
      const received = await makeOrderReturns(run).receive(request, run.now);
      if (!received.ok) return [returnSentence(received.problem)];
      run.say(`${(received.value.amount / 100).toFixed(2)} is refunded`);
      return [];
    }),
  'returns cancel': (run) =>
    withReturn(run, async (orderNumber, returnNo) => {
      const ended = await makeOrderReturns(run).withdraw({ orderNumber, returnNo, by: 'staff' }, run.now);
      return ended.ok ? [] : [returnSentence(ended.problem)];
    }),
};

function withReturn(
  run: StaffRun,
  work: (orderNumber: string, returnNo: number, rest: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return withNumber(run, async (orderNumber) => {
    const [typed, ...rest] = run.rest;
    const returnNo = wholeNumber(typed);
    return returnNo === null || returnNo === 'wrong'
      ? ['RETURN is a whole number, as orders show tells it']
      : work(orderNumber, returnNo, rest);
  });
}

/** `2=1:opened`: one opened unit of line 2 arrived. Without a state it is as new. */
function readArrival(text: string): Arrival | null {
  const [, line, units, state = 'asNew'] = /^(\d{1,4})=(\d{1,4})(?::(\w+))?$/.exec(text) ?? [];
  const condition = RETURN_CONDITIONS.find((known) => known === state);
  return line === undefined || condition === undefined ? null : { lineNo: Number(line), qty: Number(units), condition };
}

function returnSentence({ code }: ReturnProblem): string {
  switch (code) {
    case 'ORDER_NOT_FOUND':
      return NO_ORDER;
    case 'RETURN_ENDED':
      return 'this return has arrived or was taken back already';
    case 'NO_SUCH_RETURN':
    case 'RETURN_CHANGED':
    case 'RETURN_NOT_POSSIBLE':
    case 'RETURN_ONLY_DAMAGED':
      return 'the order has no such return';
  }
}
