// A person of an organization as the people screen shows them.
import type { MemberView } from '#people/organizations/contract';
import { grantedBeyond, readRole } from '#people/organizations/rules';
import type { Member } from '#people/sessions/server';
import type { Actor } from './actor.ts';

/** The last use is known to ten minutes. */
const HERE_MS = 15 * 60_000;

interface KnownOfMembers {
  readonly groupOf: ReadonlyMap<string, string>;
  readonly seen: ReadonlyMap<string, Date>;
  readonly now: Date;
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
