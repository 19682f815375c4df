// Whether the organization's people need a second step to sign in: its administrators say so (USR-11, B2B-8).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { lockOrganization, requireSecondStep } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { actorState, noteEvent, type Actor } from './actor.ts';
import type { JoinDeps } from './joining.ts';

type Problem = 'ADMINISTRATORS_ONLY' | 'OWN_SECOND_STEP_FIRST';

interface RuleDeps extends Pick<JoinDeps, 'hasSecondFactor'> {
  readonly db: Db;
}

/**
 * Turns the requirement on or off. Turning it on ends the sessions of everybody else in the organization; people without a second step set one up when
 * they sign in again.
 */
export async function ruleSecondStep(
  { db, hasSecondFactor }: RuleDeps,
  visit: Visit,
  actor: Actor,
  isRequired: boolean,
): Promise<Outcome<null, Problem>> {
  // Only this session survives the change, so its administrator must have a second step already.
  if (isRequired && !(await hasSecondFactor(actor.profileId))) return failed('OWN_SECOND_STEP_FIRST');
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const state = await actorState(tx, actor);
    if (state?.role !== 'administrator' || !state.isActive) return failed('ADMINISTRATORS_ONLY');
    if (await requireSecondStep(tx, actor.accountNumber, isRequired, visit.tokenHash)) {
      const kind = isRequired ? 'secondStepRequired' : 'secondStepFree';
      await noteEvent(tx, actor, { kind, about: '', at: visit.now });
    }
    return done(null);
  });
}
