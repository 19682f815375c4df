// Who may change what about a person of the organization: pure judgements; the caller holds the organization's lock (USR-9, trust 22).
import type { Permission } from '#base/access/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { GRANTABLE, needsAdministrator, rightsOfRole, WITHHOLDABLE, type Role } from './role.ts';

export interface MemberState {
  readonly profileId: string;
  readonly role: Role;
  /** The role's rights and what was granted beyond them. */
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
  readonly isActive: boolean;
}

export type MemberProblem = 'OWN_RIGHTS' | 'LAST_ADMINISTRATOR' | 'ADMINISTRATORS_ONLY' | 'NOT_ACTIVE' | 'RIGHT_UNKNOWN';

export interface Wanted {
  readonly role: Role;
  /** Beyond the role. */
  readonly granted: readonly string[];
  readonly withheld: readonly string[];
}

export interface NewRights {
  readonly role: Role;
  readonly granted: readonly Permission[];
  readonly withheld: readonly Permission[];
}

/** `administrators`: how many are active now. */
export interface ChangeFacts {
  readonly actor: MemberState;
  readonly target: MemberState;
  readonly administrators: number;
}

const isAdministrator = ({ role, isActive }: MemberState): boolean => isActive && role === 'administrator';
const isLast = ({ target, administrators }: ChangeFacts): boolean => isAdministrator(target) && administrators <= 1;

/** What a person was granted beyond their role. */
export const grantedBeyond = ({ role, granted }: Pick<MemberState, 'role' | 'granted'>): readonly string[] =>
  granted.filter((code) => !rightsOfRole(role).includes(code as Permission));

/**
 * The rights a person will have. Only administrators touch administrators and hand out what administers; nobody changes their own rights, except an
 * administrator who steps down while another remains.
 */
export function judgeRights(facts: ChangeFacts, { role, granted, withheld }: Wanted): Outcome<NewRights, MemberProblem> {
  const { actor, target } = facts;
  const isOwn = actor.profileId === target.profileId;
  if (isOwn && !isAdministrator(actor)) return failed('OWN_RIGHTS');
  if (!target.isActive) return failed('NOT_ACTIVE');
  if (unknown(granted, GRANTABLE) || unknown(withheld, WITHHOLDABLE)) return failed('RIGHT_UNKNOWN');
  const rights = newRights({ role, granted, withheld });
  const [before, beyond] = [grantedBeyond(target), grantedBeyond(rights)];
  const changed = GRANTABLE.filter((code) => beyond.includes(code) !== before.includes(code));
  const touches = role === 'administrator' || target.role === 'administrator' || changed.some(needsAdministrator);
  if (touches && !isAdministrator(actor)) return failed('ADMINISTRATORS_ONLY');
  if (isLast(facts) && role !== 'administrator') return failed('LAST_ADMINISTRATOR');
  return done(rights);
}

/** An administrator has every right of the role: what is withheld belongs to other roles. */
function newRights({ role, granted, withheld }: Wanted): NewRights {
  const beyond = GRANTABLE.filter((code) => granted.includes(code) && !rightsOfRole(role).includes(code));
  const less = WITHHOLDABLE.filter((code) => withheld.includes(code));
  return { role, granted: [...rightsOfRole(role), ...beyond], withheld: role === 'administrator' ? [] : less };
}

/** Whether who manages people without being an administrator may change anything about a person. */
export const mayManage = (manager: Pick<MemberState, 'profileId'>, target: Pick<MemberState, 'profileId' | 'role'>): boolean =>
  manager.profileId !== target.profileId && target.role !== 'administrator';

/** Whether a person already has these rights: then nothing changes, and nothing is written down. */
export const hasRights = (member: MemberState, { role, granted, withheld }: NewRights): boolean =>
  member.role === role && sameCodes(member.granted, granted) && sameCodes(member.withheld, withheld);

const sameCodes = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** Why a person may not be deactivated; null: they may. */
export function deactivationProblem(facts: ChangeFacts): MemberProblem | null {
  const { actor, target } = facts;
  if (!target.isActive) return 'NOT_ACTIVE';
  if (isLast(facts)) return 'LAST_ADMINISTRATOR';
  if (actor.profileId === target.profileId) return 'OWN_RIGHTS';
  return target.role === 'administrator' && !isAdministrator(actor) ? 'ADMINISTRATORS_ONLY' : null;
}

/** Why the administration may not be handed to a person. */
export function handOverProblem({ actor, target }: ChangeFacts): MemberProblem | null {
  if (!isAdministrator(actor)) return 'ADMINISTRATORS_ONLY';
  if (actor.profileId === target.profileId) return 'OWN_RIGHTS';
  return target.isActive ? null : 'NOT_ACTIVE';
}

/** The rights somebody will have who accepts an invitation: only administrators invite administrators, or hand out what administers. */
export function judgeInvitation(actor: MemberState, wanted: Wanted): Outcome<NewRights, 'ADMINISTRATORS_ONLY' | 'RIGHT_UNKNOWN'> {
  const { role, granted, withheld } = wanted;
  if (unknown(granted, GRANTABLE) || unknown(withheld, WITHHOLDABLE)) return failed('RIGHT_UNKNOWN');
  if (!mayInviteAs(actor, role) || (granted.some(needsAdministrator) && !isAdministrator(actor))) return failed('ADMINISTRATORS_ONLY');
  return done(newRights(wanted));
}

/** Whether somebody may invite people with a role. */
export const mayInviteAs = (actor: MemberState, role: Role): boolean => role !== 'administrator' || isAdministrator(actor);

const unknown = (codes: readonly string[], known: readonly string[]): boolean => codes.some((code) => !known.includes(code));
