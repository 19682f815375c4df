// The caller of an organization's call: a member, with the organization of the session.
import type { SignedIn } from '#base/shopper/rules';
import { memberOf, type Member } from '#people/sessions/server';
import { grantedBeyond, readRole, type MemberState, type RightsState } from '#people/organizations/rules';
import type { Queries } from '#platform/db';
import { NOTE_EVENT } from './organization-queries.ts';

export interface Actor {
  readonly accountNumber: string;
  readonly profileId: string;
  readonly name: string;
}

/** Undefined for somebody without an organization. */
export function actorOf({ account, profile }: SignedIn): Actor | undefined {
  if (account === null) return undefined;
  const { profileId, firstName, lastName, email } = profile;
  return { accountNumber: account.accountNumber, profileId, name: `${firstName} ${lastName}`.trim() || email };
}

export const stateOf = ({ profileId, role, granted, withheld, deactivatedAt }: Member): MemberState => ({
  profileId,
  role: readRole(role) ?? 'buyer',
  granted,
  withheld,
  isActive: deactivatedAt === null,
});

/** Role and rights as the history keeps them. */
export const rightsOf = (state: MemberState): RightsState => ({
  role: state.role,
  granted: grantedBeyond(state),
  withheld: state.withheld,
});

/** The actor as stored now: a right that was withdrawn a moment ago no longer counts. */
export async function actorState(tx: Queries, actor: Actor): Promise<MemberState | undefined> {
  const member = await memberOf(tx, actor.accountNumber, actor.profileId);
  return member && stateOf(member);
}

export interface EventFacts {
  readonly kind: string;
  readonly about: string;
  readonly at: Date;
  readonly role?: string;
  readonly granted?: readonly string[];
  readonly withheld?: readonly string[];
  /** Role and rights before the change, of a person whose rights changed. */
  readonly before?: RightsState;
  /** The name of a group. */
  readonly group?: string;
}

/** Writes a line of the organization's history, in the change's transaction. */
export async function noteEvent(tx: Queries, actor: Pick<Actor, 'accountNumber' | 'name'>, event: EventFacts): Promise<void> {
  const { kind, about, at, ...detail } = event;
  await tx.run(NOTE_EVENT, [actor.accountNumber, at, kind, actor.name, about, JSON.stringify(detail)]);
}
