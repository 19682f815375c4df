// Changes of a person's role, rights and state. Each holds the organization's lock, judges stored facts, and writes its line of history (USR-9).
import { done, failed, type Outcome } from '#base/outcome/rules';
import {
  countAdministrators,
  endSessionsOf,
  lockOrganization,
  memberOf,
  setDeactivated,
  setMemberRights,
  type Member,
} from '#people/sessions/server';
import {
  deactivationProblem,
  grantedBeyond,
  hasRights,
  judgeRights,
  type ChangeFacts,
  type MemberProblem,
  type Wanted,
} from '#people/organizations/rules';
import type { Db, Queries } from '#platform/db';
import { actorState, noteEvent, rightsOf, stateOf, type Actor } from './actor.ts';
import { moveToGroup } from './groups.ts';

export type ChangeProblem = MemberProblem | 'PERSON_NOT_FOUND' | 'GROUP_NOT_FOUND';
export type Changed = Promise<Outcome<null, ChangeProblem>>;

interface Locked {
  readonly tx: Queries;
  readonly target: Member;
  readonly facts: ChangeFacts;
}

export interface ChangeDeps {
  readonly db: Db;
  readonly now: Date;
  /** Begins the caller's session anew, in this browser alone (trust 19). */
  readonly renew: (tx: Queries) => Promise<void>;
}

/** Runs a change of one person of the actor's organization under its lock; everybody else's people do not exist. */
export function withMember({ db }: ChangeDeps, actor: Actor, profileId: string, change: (locked: Locked) => Changed): Changed {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const [target, own] = [await memberOf(tx, actor.accountNumber, profileId), await actorState(tx, actor)];
    if (target === undefined || own?.isActive !== true) return failed('PERSON_NOT_FOUND');
    const administrators = await countAdministrators(tx, actor.accountNumber);
    return change({ tx, target, facts: { actor: own, target: stateOf(target), administrators } });
  });
}

/** `groupId`: '' for none, undefined to keep it. A new role ends the person's sessions; other rights apply to the open ones at once. */
export function changeMember(
  deps: ChangeDeps,
  actor: Actor,
  profileId: string,
  wanted: Wanted & { readonly groupId?: string | undefined },
): Changed {
  return withMember(deps, actor, profileId, async ({ tx, target, facts }) => {
    const judged = judgeRights(facts, wanted);
    if (!judged.ok) return judged;
    const { groupId } = wanted;
    const about = target.fullName || target.email;
    if (groupId !== undefined && !(await moveToGroup(tx, actor, { profileId, about, groupId }, deps.now))) return failed('GROUP_NOT_FOUND');
    if (hasRights(facts.target, judged.value)) return done(null);
    const { role, granted, withheld } = judged.value;
    await setMemberRights(tx, actor.accountNumber, profileId, judged.value);
    if (role !== target.role) await (profileId === actor.profileId ? deps.renew(tx) : endSessionsOf(tx, profileId));
    const after = { role, granted: grantedBeyond({ role, granted }), withheld };
    await noteEvent(tx, actor, { kind: 'rights', about, at: deps.now, ...after, before: rightsOf(facts.target) });
    return done(null);
  });
}

export function deactivateMember(deps: ChangeDeps, actor: Actor, profileId: string): Changed {
  return withMember(deps, actor, profileId, async ({ tx, target, facts }) => {
    const problem = deactivationProblem(facts);
    if (problem !== null) return failed(problem);
    await setDeactivated(tx, actor.accountNumber, profileId, deps.now);
    await noteEvent(tx, actor, { kind: 'deactivated', about: target.fullName || target.email, at: deps.now });
    return done(null);
  });
}

/** The person comes back with the rights they had; as an administrator only by an administrator. */
export function reactivateMember(deps: ChangeDeps, actor: Actor, profileId: string): Changed {
  return withMember(deps, actor, profileId, async ({ tx, target, facts }) => {
    if (facts.target.isActive) return done(null);
    if (facts.target.role === 'administrator' && facts.actor.role !== 'administrator') return failed('ADMINISTRATORS_ONLY');
    await setDeactivated(tx, actor.accountNumber, profileId, null);
    await noteEvent(tx, actor, { kind: 'reactivated', about: target.fullName || target.email, at: deps.now });
    return done(null);
  });
}
