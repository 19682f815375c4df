// Role and group of a person, as the organization's directory says (USR-11). The caller holds the organization's lock.
import { grantedBeyond, rightsOfRole, type Role } from '#people/organizations/rules';
import { endSessionsOf, memberOf, setMemberRights } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { noteEvent, rightsOf, stateOf, type Actor } from './actor.ts';
import { isLastAdministrator } from './directory-activity.ts';
import { GROUP_OF_MEMBER } from './group-queries.ts';
import { moveToGroup } from './groups.ts';

export interface DirectorySays {
  readonly role: Role;
  /** Null keeps the group that the person is in. */
  readonly groupId: string | null;
  /** The group that the directory no longer gives; who is in another one stays there. */
  readonly leaves?: string | null;
}

/**
 * The person keeps what was granted beyond the role, and the last administrator stays one. A new role ends the person's sessions. Role and
 * group are lines of the history, by `by`.
 */
export async function followDirectory(
  tx: Queries,
  by: Pick<Actor, 'accountNumber' | 'name'>,
  profileId: string,
  { role, groupId, leaves = null }: DirectorySays,
  now: Date,
): Promise<void> {
  const { accountNumber } = by;
  const member = await memberOf(tx, accountNumber, profileId);
  if (member === undefined) return;
  const about = member.fullName || member.email;
  const given = groupId ?? ((await isIn(tx, accountNumber, profileId, leaves)) ? '' : null);
  if (given !== null) await moveToGroup(tx, by, { profileId, about, groupId: given }, now);
  const state = stateOf(member);
  if (state.role === role || (await isLastAdministrator(tx, accountNumber, member))) return;
  const beyond = grantedBeyond(state).filter((code) => !rightsOfRole(role).some((own) => own === code));
  const withheld = role === 'administrator' ? [] : state.withheld;
  await setMemberRights(tx, accountNumber, profileId, { role, granted: [...rightsOfRole(role), ...beyond], withheld });
  await endSessionsOf(tx, profileId);
  await noteEvent(tx, by, {
    kind: 'rights',
    about,
    at: now,
    role,
    granted: beyond,
    withheld,
    before: rightsOf(state),
  });
}

async function isIn(tx: Queries, accountNumber: string, profileId: string, groupId: string | null): Promise<boolean> {
  return groupId !== null && (await tx.maybe(GROUP_OF_MEMBER, [accountNumber, profileId]))?.group_id === groupId;
}
