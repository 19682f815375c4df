// Groups of an organization and their approvers (USR-9).
import { randomUUID } from 'node:crypto';
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { lockOrganization, memberOf } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { noteEvent, type Actor } from './actor.ts';
import {
  ADD_GROUP_APPROVER,
  CLEAR_GROUP,
  CLEAR_GROUP_APPROVERS,
  DELETE_GROUP,
  GROUP_OF,
  GROUP_OF_MEMBER,
  GROUP_WITH_NAME,
  GROUPS,
  KEEP_GROUP,
  SET_GROUP,
} from './group-queries.ts';

export type GroupProblem = 'GROUP_NOT_FOUND' | 'GROUP_NAME_REQUIRED' | 'GROUP_NAME_TAKEN' | 'PERSON_NOT_FOUND';

export interface GroupForm {
  readonly groupId?: string | undefined;
  readonly name: string;
  /** Undefined keeps them. */
  readonly approverIds?: readonly string[] | undefined;
}

export async function groupsOf(on: Queries, accountNumber: string) {
  const rows = await on.many(GROUPS, [accountNumber]);
  return rows.map(({ group_id: groupId, name, people, approvers }) => ({ groupId, name, people, approvers: [...approvers] }));
}

/** False when the organization has no such group. '' takes the person out of any group. */
export async function putInGroup(tx: Queries, accountNumber: string, profileId: string, groupId: string): Promise<boolean> {
  if (groupId === '') {
    await tx.run(CLEAR_GROUP, [accountNumber, profileId]);
    return true;
  }
  if ((await tx.maybe(GROUP_OF, [accountNumber, groupId])) === undefined) return false;
  await tx.run(SET_GROUP, [accountNumber, profileId, groupId]);
  return true;
}

/**
 * Puts a person into another group (`groupId`, '' for none) and writes it into the history; nothing when they are in it already. False when
 * the organization has no such group.
 */
export async function moveToGroup(
  tx: Queries,
  actor: Pick<Actor, 'accountNumber' | 'name'>,
  { profileId, about, groupId }: { readonly profileId: string; readonly about: string; readonly groupId: string },
  at: Date,
): Promise<boolean> {
  const { accountNumber } = actor;
  const before = await tx.maybe(GROUP_OF_MEMBER, [accountNumber, profileId]);
  if ((before?.group_id ?? '') === groupId) return true;
  if (!(await putInGroup(tx, accountNumber, profileId, groupId))) return false;
  const after = await tx.maybe(GROUP_OF_MEMBER, [accountNumber, profileId]);
  await noteEvent(tx, actor, {
    kind: after === undefined ? 'personLeftGroup' : 'personInGroup',
    about,
    at,
    group: (after ?? before)?.name ?? '',
  });
  return true;
}

export function keepGroup(db: Db, actor: Actor, now: Date, form: GroupForm): Promise<Outcome<string, GroupProblem>> {
  const name = singleLine(form.name);
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if (name === '') return failed('GROUP_NAME_REQUIRED');
    const groupId = form.groupId ?? randomUUID();
    if (form.groupId !== undefined && (await tx.maybe(GROUP_OF, [accountNumber, groupId])) === undefined) return failed('GROUP_NOT_FOUND');
    const holder = await tx.maybe(GROUP_WITH_NAME, [accountNumber, name]);
    if (holder !== undefined && holder.group_id !== groupId) return failed('GROUP_NAME_TAKEN');
    for (const id of form.approverIds ?? []) if ((await memberOf(tx, accountNumber, id)) === undefined) return failed('PERSON_NOT_FOUND');
    await tx.run(KEEP_GROUP, [accountNumber, groupId, name]);
    if (form.approverIds !== undefined) {
      await tx.run(CLEAR_GROUP_APPROVERS, [accountNumber, groupId]);
      for (const id of form.approverIds) await tx.run(ADD_GROUP_APPROVER, [accountNumber, groupId, id]);
    }
    await noteEvent(tx, actor, { kind: form.groupId === undefined ? 'groupCreated' : 'groupChanged', about: name, at: now });
    return done(groupId);
  });
}

export function deleteGroup(db: Db, actor: Actor, now: Date, groupId: string): Promise<Outcome<null, GroupProblem>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const row = await tx.maybe(DELETE_GROUP, [actor.accountNumber, groupId]);
    if (row === undefined) return failed('GROUP_NOT_FOUND');
    await noteEvent(tx, actor, { kind: 'groupDeleted', about: row.name, at: now });
    return done(null);
  });
}
