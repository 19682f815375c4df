// Calls in a session that a purchasing system has opened: shopping is open, the account and checkout are not (B2B-9).
import { punchoutAdmission, type Punchout } from '#base/access/rules';
import type { Refusal } from '#base/outcome/rules';
import type { Endpoint } from './contract.ts';
import type { Visit } from './visit.ts';

/** The answer to what is closed, or to anything when the session has ended. Made by `#buying/punchout/server`. */
export type RefusePunchout = (visit: Visit, punchout: Punchout | null) => Refusal;

/** The same handler behind the gate. Every other caller passes without a look at the session. */
export function watchPunchout<C extends { readonly visit: Visit }>(
  endpoint: Pick<Endpoint, 'access' | 'acting' | 'punchout'>,
  changesState: boolean,
  handler: (call: C) => unknown,
  refuse: RefusePunchout | undefined,
): (call: C) => unknown {
  const admission = punchoutAdmission(endpoint, changesState);
  const judge = async (call: C): Promise<unknown> => {
    if (refuse === undefined) throw new Error('A purchasing system has opened a session in a shop without a gate for it');
    const punchout = await call.visit.punchout();
    const isClosed = admission === 'closed' || (admission === 'change' && punchout?.operation === 'inspect');
    const isOver = (punchout?.isOver ?? true) && endpoint.punchout !== true;
    return isOver || isClosed ? refuse(call.visit, punchout) : handler(call);
  };
  return (call) => (call.visit.isPunchout ? judge(call) : handler(call));
}
