// Calls of a representative who acts for a shopper: what the line allows them runs, and is recorded first (USR-6, USR-11).
import { actingAdmission, type Acting, type ActingDeed, type ActingRule } from '#base/access/rules';
import type { Refusal } from '#base/outcome/rules';
import { namedFields } from './named-fields.ts';
import type { Visit } from './visit.ts';

/** What such a call meets; made by `#people/representatives/server`. */
export interface ActingGate {
  /** The answer to what is closed to representatives. */
  readonly refuse: (visit: Visit, acting: Acting) => Refusal;
  /** Records a deed before it is done. `about`: what it is about, in the caller's words. */
  readonly record: (visit: Visit, acting: Acting, done: { readonly deed: ActingDeed; readonly about: readonly string[] }) => Promise<void>;
}

/** The same handler behind the gate. Every other caller passes without a look at the session. */
export function watchActing<C extends { readonly visit: Visit }>(
  rule: ActingRule | undefined,
  changesState: boolean,
  handler: (call: C) => unknown,
  gate: ActingGate | undefined,
): (call: C) => unknown {
  const admission = actingAdmission(rule, changesState);
  const judge = async (call: C): Promise<unknown> => {
    if (gate === undefined) throw new Error('A representative acts in a shop without a gate for them');
    const acting = await call.visit.acting();
    if (acting === null) return handler(call);
    if (admission === 'closed') return gate.refuse(call.visit, acting);
    if (typeof rule === 'object') await gate.record(call.visit, acting, { deed: rule.deed, about: namedFields(call, rule.about ?? []) });
    return handler(call);
  };
  return (call) => (call.visit.isActing ? judge(call) : handler(call));
}
