// What the groups of a person's directory give them here.
import { ROLES, type Role } from '#people/organizations/rules';

export interface Mapping {
  /** The group's name in the directory, as it is. */
  readonly directoryGroup: string;
  readonly role: Role;
  readonly groupId: string | null;
}

export interface Mapped {
  readonly role: Role;
  readonly groupId: string | null;
}

/**
 * The role and group of a person with these directory groups, or null when no mapping is theirs. The most powerful role counts, and the group that
 * stands with it; else the first group of any.
 */
export function mappedBy(mappings: readonly Mapping[], groups: readonly string[]): Mapped | null {
  const theirs = mappings
    .filter(({ directoryGroup }) => groups.includes(directoryGroup))
    .toSorted((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
  const [first] = theirs;
  return first === undefined ? null : { role: first.role, groupId: theirs.find(({ groupId }) => groupId !== null)?.groupId ?? null };
}
