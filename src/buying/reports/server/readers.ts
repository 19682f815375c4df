// Who of an organization may read its reports: active people with H_R, by their own rights or the organization's, unless it is withheld from them.
import { listMembers, organizationOf, type Member } from '#people/sessions/server';
import type { Queries } from '#platform/db';

/** So many people are offered as readers. */
const MOST_PEOPLE = 500;

export async function readersOf(on: Queries, accountNumber: string): Promise<Member[]> {
  const [organization, { members }] = await Promise.all([
    organizationOf(on, accountNumber),
    listMembers(on, accountNumber, { search: '', active: true, ids: null, limit: MOST_PEOPLE, offset: 0 }),
  ]);
  return members.filter((member) => mayRead(member, organization?.permissions ?? []));
}

export function mayRead({ deactivatedAt, granted, withheld }: Member, ofOrganization: readonly string[]): boolean {
  return deactivatedAt === null && !withheld.includes('H_R') && (granted.includes('H_R') || ofOrganization.includes('H_R'));
}

export const nameOf = ({ fullName, email }: Member): string => fullName || email;
