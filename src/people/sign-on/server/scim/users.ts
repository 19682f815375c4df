// People of the organization as SCIM users.
import { failed, done, type Outcome } from '#base/outcome/rules';
import type { Filter, Page, ScimProblem } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import { withVersion } from './answer.ts';
import { GROUPS_OF_USERS } from './group-queries.ts';
import type { Directory } from './directory.ts';
import { USERS, type UserRow } from './user-queries.ts';

export const USER_FILTERS = ['username', 'externalid', 'id', 'emails.value'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => UUID.test(text);

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Users that a filter finds, in the order in which they came. */
export async function findUsers(on: Queries, { accountNumber }: Directory, filter: Filter | null, page: Page): Promise<Found<UserRow>> {
  const ask = (limit: number, offset: number) => on.many(USERS, { accountNumber, ...wanted, limit, offset });
  const wanted = {
    id: textIn(filter, 'id'),
    userName: textIn(filter, 'username'),
    externalId: textIn(filter, 'externalid'),
    email: textIn(filter, 'emails.value'),
  };
  if (wanted.id !== null && !isId(wanted.id)) return { rows: [], total: 0 };
  return paged(ask, page);
}

/** Rows carry the total; when there are none on this page, the first row is asked for it. */
export async function paged<Row extends { readonly total: number }>(
  ask: (limit: number, offset: number) => Promise<readonly Row[]>,
  { startIndex, count }: Page,
): Promise<Found<Row>> {
  const rows = count === 0 ? [] : await ask(count, startIndex - 1);
  const [first] = rows.length > 0 ? rows : await ask(1, 0);
  return { rows, total: first?.total ?? 0 };
}

/** A comparison with true or false finds nothing. */
export function textIn(filter: Filter | null, name: string): string | null {
  const value = filter?.get(name);
  return value === undefined ? null : String(value);
}

/** Somebody of another organization does not exist. */
export async function userRow(on: Queries, { accountNumber }: Directory, id: string): Promise<Outcome<UserRow, ScimProblem>> {
  if (!isId(id)) return failed('NOT_FOUND');
  const asked = { accountNumber, id, userName: null, externalId: null, email: null };
  const row = await on.maybe(USERS, { ...asked, limit: 1, offset: 0 });
  return row === undefined ? failed('NOT_FOUND') : done(row);
}

export async function userResources(on: Queries, directory: Directory, rows: readonly UserRow[]) {
  const memberships = await on.many(GROUPS_OF_USERS, [directory.accountNumber, rows.map((row) => row.profile_id)]);
  return rows.map((row) => {
    const groups = memberships
      .filter(({ profile_id: profileId }) => profileId === row.profile_id)
      .map((group) => ({ value: group.group_id, $ref: `${directory.base}/Groups/${group.group_id}`, display: group.display_name }));
    return withVersion({ ...userOf(row, directory.base), groups });
  });
}

function userOf(row: UserRow, base: string) {
  const fullName = `${row.first_name} ${row.last_name}`.trim();
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: row.profile_id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.user_name,
    name: { formatted: fullName, familyName: row.last_name, givenName: row.first_name },
    displayName: fullName || row.email,
    emails: [{ value: row.email, type: 'work', primary: true }],
    active: row.is_active,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Users/${row.profile_id}`,
    },
  };
}
