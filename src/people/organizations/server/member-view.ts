// A person of an organization as the people screen shows them.
import type { MemberView } from '#people/organizations/contract';
import { grantedBeyond, readRole } from '#people/organizations/rules';
import type { Member } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Actor } from './actor.ts';

import { DEACTIVATED_BY } from './organization-queries.ts';

/** The last use is known to ten minutes. */
const HERE_MS = 15 * 60_000;

interface KnownOfMembers {
  readonly groupOf: ReadonlyMap<string, string>;
  readonly seen: ReadonlyMap<string, Date>;
  readonly now: Date;
}

/** Who deactivated a person, by name; null for active people. */
export async function deactivatedBy(
  on: Queries,
  accountNumber: string,
  { deactivatedAt, fullName, email }: Member,
): Promise<string | null> {
  if (deactivatedAt === null) return null;
  return (await on.maybe(DEACTIVATED_BY, [accountNumber, deactivatedAt, fullName || email]))?.actor_name ?? null;
}

export function memberView(member: Member, { profileId }: Actor, { groupOf, seen, now }: KnownOfMembers): MemberView {
  const lastSeenAt = seen.get(member.profileId);
  const role = readRole(member.role) ?? 'buyer';
  return {
    profileId: member.profileId,
    fullName: member.fullName,
    email: member.email,
    role,
    granted: [...grantedBeyond({ role, granted: member.granted })],
    withheld: [...member.withheld],
    groupId: groupOf.get(member.profileId) ?? null,
    deactivatedAt: member.deactivatedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isHere: lastSeenAt !== undefined && now.getTime() - lastSeenAt.getTime() < HERE_MS,
    isYou: member.profileId === profileId,
  };
}
