// Who a table of an organization may name: its groups and its people.
import { listMembers } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { groupsOf } from './groups.ts';

/** A group or a person. */
export interface Assignee {
  readonly groupId?: string;
  readonly profileId?: string;
}

export type Assignees = ReadonlyMap<string, Assignee>;

/** Groups by name and people by email address, in lower case. An email address means the group where one is called so. */
export async function assigneesByName(tx: Queries, accountNumber: string): Promise<Assignees> {
  const groups = await groupsOf(tx, accountNumber);
  const { members } = await listMembers(tx, accountNumber, { search: '', active: null, ids: null, limit: 100_000, offset: 0 });
  return new Map<string, Assignee>([
    ...members.map(({ email, profileId }) => [email.toLowerCase(), { profileId }] as const),
    ...groups.map(({ name, groupId }) => [name.toLowerCase(), { groupId }] as const),
  ]);
}

/** The ids among named ones, each once; names of nobody are left out. */
export const idsOf = (of: keyof Assignee, names: readonly string[], assignees: Assignees): string[] => [
  ...new Set(names.flatMap((name) => assignees.get(name.toLowerCase())?.[of] ?? [])),
];
