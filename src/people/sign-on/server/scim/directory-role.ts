// Role and group here follow the groups of the directory, by the organization's mappings (USR-11).
import { followDirectory } from '#people/organizations/server';
import { mappedBy, type Mapped, type Mapping } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import { CONNECTION_OF } from '../connection-queries.ts';
import { mappingsOf } from '../connections.ts';
import { byDirectory, type Directory } from './directory.ts';
import { GROUPS_OF_USERS } from './group-queries.ts';
import { readRole } from '#people/organizations/rules';

/** Runs a change of memberships or names of groups, and has role and group of the people follow. The caller holds the organization's lock. */
export async function followGroups(
  tx: Queries,
  directory: Directory,
  profileIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const { accountNumber, now } = directory;
  const mappings = await mappingsOf(tx, accountNumber);
  if (mappings.length === 0 || profileIds.length === 0) return change();
  const before = await mappedPeople(tx, accountNumber, mappings, profileIds);
  await change();
  const after = await mappedPeople(tx, accountNumber, mappings, profileIds);
  const newRole = readRole((await tx.maybe(CONNECTION_OF, [accountNumber]))?.role ?? '') ?? 'buyer';
  for (const profileId of profileIds) {
    const [old, next] = [before.get(profileId) ?? null, after.get(profileId) ?? null];
    if (old?.role === next?.role && old?.groupId === next?.groupId) continue;
    // Who is in none of the mapped groups any more is as a new person.
    const says = { role: next?.role ?? newRole, groupId: next?.groupId ?? null, leaves: old?.groupId ?? null };
    await followDirectory(tx, byDirectory(directory), profileId, says, now);
  }
}

async function mappedPeople(on: Queries, accountNumber: string, mappings: readonly Mapping[], profileIds: readonly string[]) {
  const names = await directoryGroupsOf(on, accountNumber, profileIds);
  return new Map<string, Mapped | null>(profileIds.map((id) => [id, mappedBy(mappings, names.get(id) ?? [])]));
}

/** What the directory calls the groups of people: names, and ids of its own. */
export async function directoryGroupsOf(
  on: Queries,
  accountNumber: string,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await on.many(GROUPS_OF_USERS, [accountNumber, [...profileIds]]);
  const names = new Map<string, string[]>();
  for (const { profile_id: profileId, display_name: name, external_id: externalId } of rows)
    names.set(profileId, [...(names.get(profileId) ?? []), name, ...(externalId === null ? [] : [externalId])]);
  return names;
}
