// Groups of the organization's directory: who is in them gets the role and group here that the organization's mappings give (USR-11).
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { lockOrganization } from '#people/sessions/server';
import type { Filter, GroupWish, MemberChange, Page, ScimProblem } from '#people/sign-on/rules';
import type { Db, Queries } from '#platform/db';
import { names, withVersion } from './answer.ts';
import { note, type Directory } from './directory.ts';
import { followGroups } from './directory-role.ts';
import * as q from './group-queries.ts';
import { isId, paged, textIn } from './users.ts';

export const GROUP_FILTERS = ['displayname', 'externalid', 'id', 'members.value'];

export async function findGroups(on: Queries, { accountNumber }: Directory, filter: Filter | null, page: Page) {
  const wanted = {
    id: textIn(filter, 'id'),
    displayName: textIn(filter, 'displayname'),
    externalId: textIn(filter, 'externalid'),
    memberId: textIn(filter, 'members.value'),
  };
  if ([wanted.id, wanted.memberId].some((id) => id !== null && !isId(id))) return { rows: [], total: 0 };
  return paged((limit, offset) => on.many(q.SCIM_GROUPS, { accountNumber, ...wanted, limit, offset }), page);
}

export async function groupRow(on: Queries, { accountNumber }: Directory, id: string): Promise<Outcome<q.ScimGroupRow, ScimProblem>> {
  if (!isId(id)) return failed('NOT_FOUND');
  const asked = { accountNumber, id, displayName: null, externalId: null, memberId: null };
  const row = await on.maybe(q.SCIM_GROUPS, { ...asked, limit: 1, offset: 0 });
  return row === undefined ? failed('NOT_FOUND') : done(row);
}

export async function groupResources(on: Queries, { accountNumber, base }: Directory, rows: readonly q.ScimGroupRow[]) {
  const members = await on.many(q.SCIM_MEMBERS, [accountNumber, rows.map((row) => row.group_id)]);
  return rows.map((row) =>
    withVersion({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      id: row.group_id,
      ...(row.external_id !== null && { externalId: row.external_id }),
      displayName: row.display_name,
      members: members
        .filter((member) => member.group_id === row.group_id)
        .map(({ profile_id: value, name }) => ({ value, $ref: `${base}/Users/${value}`, display: name, type: 'User' })),
      meta: {
        resourceType: 'Group',
        created: row.created_at.toISOString(),
        lastModified: row.changed_at.toISOString(),
        location: `${base}/Groups/${row.group_id}`,
      },
    }),
  );
}

type Changed = Promise<Outcome<string, ScimProblem>>;

/** Creates a group (`id` null) or changes one. Returns its id. */
export function keepGroup(db: Db, directory: Directory, id: string | null, wish: GroupWish, ifMatch?: string): Changed {
  const { accountNumber, now } = directory;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const before = id === null ? null : await unchanged(tx, directory, id, ifMatch);
    if (before !== null && !before.ok) return before;
    const groupId = before?.value.group_id ?? randomUUID();
    const displayName = wish.displayName ?? before?.value.display_name ?? '';
    const externalId = wish.externalId === undefined ? (before?.value.external_id ?? null) : wish.externalId;
    const asked = { accountNumber, id: null, displayName, externalId: null, memberId: null };
    const other = await tx.maybe(q.SCIM_GROUPS, { ...asked, limit: 1, offset: 0 });
    if (other !== undefined && other.group_id !== groupId) return failed('GROUP_NAME_TAKEN');
    const old = (await tx.many(q.SCIM_MEMBERS, [accountNumber, [groupId]])).map((row) => row.profile_id);
    const next = membersAfter(old, wish.members);
    const [joining, leaving] = [next.filter((one) => !old.includes(one)), old.filter((one) => !next.includes(one))];
    if (!(await areSeen(tx, accountNumber, joining))) return failed('NO_SUCH_MEMBER');
    const isRenamed = before !== null && (before.value.display_name !== displayName || before.value.external_id !== externalId);
    const concerned = isRenamed ? [...new Set([...old, ...next])] : [...joining, ...leaving];
    await followGroups(tx, directory, concerned, async () => {
      await tx.run(q.KEEP_SCIM_GROUP, { accountNumber, groupId, displayName, externalId, now });
      if (joining.length > 0) await tx.run(q.ADD_SCIM_MEMBERS, [accountNumber, groupId, joining]);
      if (leaving.length > 0) await tx.run(q.REMOVE_SCIM_MEMBERS, [accountNumber, groupId, leaving]);
    });
    await note(tx, directory, id === null ? 'groupCreated' : 'groupChanged', displayName);
    return done(groupId);
  });
}

export function deleteGroup(db: Db, directory: Directory, id: string, ifMatch: string | undefined): Changed {
  const { accountNumber } = directory;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const row = await unchanged(tx, directory, id, ifMatch);
    if (!row.ok) return row;
    const groupId = row.value.group_id;
    const members = (await tx.many(q.SCIM_MEMBERS, [accountNumber, [groupId]])).map((member) => member.profile_id);
    await followGroups(tx, directory, members, async () => void (await tx.run(q.DELETE_SCIM_GROUP, [accountNumber, groupId])));
    await note(tx, directory, 'groupRemoved', row.value.display_name);
    return done(groupId);
  });
}

async function unchanged(tx: Queries, directory: Directory, id: string, ifMatch: string | undefined) {
  const row = await groupRow(tx, directory, id);
  if (!row.ok || ifMatch === undefined) return row;
  const [resource] = await groupResources(tx, directory, [row.value]);
  return resource !== undefined && names(ifMatch, resource.meta.version) ? row : failed('CHANGED_SINCE' as const);
}

function membersAfter(members: readonly string[], changes: readonly MemberChange[]): readonly string[] {
  const inside = new Set(members);
  for (const { kind, ids } of changes) {
    if (kind === 'replace' || kind === 'all') inside.clear();
    for (const id of ids.map((one) => one.toLowerCase()))
      if (kind === 'remove') inside.delete(id);
      else inside.add(id);
  }
  return [...inside];
}

async function areSeen(on: Queries, accountNumber: string, profileIds: readonly string[]): Promise<boolean> {
  if (!profileIds.every(isId)) return false;
  return (await on.many(q.SEEN_USERS, [accountNumber, [...profileIds]])).length === profileIds.length;
}
